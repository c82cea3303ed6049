// Every internal link leads to a page, a place on a page, or a file in public/.
import type { Manifest } from '../../model/manifest.generated.ts';
import { splitAddress, withTrailingSlash } from '../../model/path.ts';
import { redirectTable } from '../../model/redirects.ts';
import type { ExpandedPage } from '../expand-pages.ts';
import type { Leaf } from '../leaf.ts';
import { guess } from '../nearest.ts';
import type { Finding } from '../problem.ts';
import { ledFurther } from './redirects.ts';
import type { Rule } from './rule.ts';

const LINK_KEYS = new Set(['to', 'url', 'script_url', 'profile_url']);

/** Section types whose questions have anchors of their own. */
const WITH_QUESTIONS = ['faq', 'holiday-schedule'];

/** The anchors that links may point at: the ids of a page's sections and of its questions, as texts with their place. */
export function anchorsOf({ sections }: ExpandedPage): Leaf[] {
  return sections.flatMap(({ data, leaves, pointer }) =>
    leaves.filter(
      (leaf) =>
        leaf.key === 'id' &&
        (WITH_QUESTIONS.includes(data.type) || leaf.pointer.length === pointer.length + 1),
    ),
  );
}

export const deadLinks: Rule = ({ manifest, expansion, files }) => {
  const { pages, notFound, sharedLeaves } = expansion;
  const anchors = new Map<string, Set<string>>();
  for (const page of pages) {
    const known = anchors.get(page.path) ?? new Set();
    for (const { value } of anchorsOf(page)) known.add(value);
    anchors.set(page.path, known);
  }
  // Most links stand on thousands of pages.
  const alive = new Set<string>();
  const check = (leaf: Leaf, own?: ExpandedPage): Finding[] => {
    if (!LINK_KEYS.has(leaf.key) || alive.has(leaf.value) || !/^[/#]/.test(leaf.value)) return [];
    const { path, hash } = splitAddress(leaf.value);
    const target = path || own?.path;
    if (target === undefined) return []; // a place on the page that shows the text
    const found = anchors.get(target);
    if (!found) return files.has(target) ? [] : [missingPage(leaf, target, [...anchors.keys()])];
    if (hash && !found.has(hash.slice(1))) return [missingAnchor(leaf, target, hash, found)];
    if (path) alive.add(leaf.value);
    return [];
  };
  const parents = manifest.town_pages.map(({ parent }, index) => ({
    key: 'to',
    value: parent,
    pointer: ['town_pages', index, 'parent'],
  }));
  return [
    ...[...parents, ...redirectTargets(manifest), ...sharedLeaves].flatMap((leaf) => check(leaf)),
    ...[...pages, notFound].flatMap((page) => page.leaves.flatMap((leaf) => check(leaf, page))),
  ];
};

/** Where redirects lead to, but for those that lead to another redirect: that is a fault of its own. */
function redirectTargets({ redirects = [] }: Manifest): Leaf[] {
  const table = redirectTable(redirects);
  return redirects.flatMap((redirect, index) =>
    ledFurther(redirect, table)
      ? []
      : [{ key: 'to', value: redirect.to, pointer: ['redirects', index, 'to'] }],
  );
}

function missingPage({ value, pointer }: Leaf, path: string, paths: string[]): Finding {
  const slashed = withTrailingSlash(path);
  if (paths.includes(slashed)) {
    return {
      code: 'link-without-slash',
      pointer,
      message: `The link "${value}" lacks the slash at the end of its path.`,
      hint: `Write ${value.replace(path, slashed)}`,
      mend: { instead: value.replace(path, slashed) },
    };
  }
  return {
    code: 'dead-link',
    pointer,
    message: `The link "${value}" leads nowhere: there is no page ${slashed} and no such file in public/.`,
    ...guess(slashed, paths),
  };
}

function missingAnchor(
  { value, pointer }: Leaf,
  path: string,
  hash: string,
  known: Set<string>,
): Finding {
  const { hint, mend } = guess(hash.slice(1), [...known]);
  return {
    code: 'dead-anchor',
    pointer,
    message: `The link "${value}" points at a place that does not exist: no section of ${path} has the id "${hash.slice(1)}".`,
    hint,
    ...(mend && { mend: { instead: value.replace(hash, `#${mend.instead}`) } }),
  };
}
