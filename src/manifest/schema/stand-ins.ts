// Puts stand-ins where a manifest does not fit the schema, so that the rules can judge the rest in the same run.
import type { Manifest } from '../../model/manifest.generated.ts';
import type { Finding, Pointer } from '../problem.ts';
import { isGroup, isWithin, valueAt } from '../values.ts';
import { blankParts } from './stand-in-parts.ts';

/** A manifest that can be judged, and whether a finding is about what was written rather than about a stand-in. */
export interface Judgeable {
  manifest: Manifest;
  counts(finding: Finding): boolean;
}

type Fields = Record<string, unknown>;
type Path = (string | number)[];

/** The parts that can be replaced; the outer ones first, because they hold the inner ones. */
const PAGE = /^(pages|town_pages)\/\d+/;
const SECTION = /^((pages|town_pages)\/\d+|not_found)\/sections\/\d+/;
const ENTRY = /^(services|towns|container_specs|(faqs|button_sets|size_lists)\/[^/]+)\/\d+/;
const SHARED = new RegExp(`^(${Object.keys(blankParts).join('|')})(?=/|$)`);

/** A list that references name. */
const NAMED_LIST = /^(faqs|button_sets|size_lists)\/[^/]+$/;

/** Faults after which a part's code still finds what it looks for. Any other changes what the part consists of. */
const MILD = ['not-in-list', 'wrong-format', 'time-format', 'out-of-range'];

/** Keys that links go by, so that a wrong form of theirs matters elsewhere too. */
const ADDRESSES = ['path', 'slug'];

/**
 * Replaces each part with a structural fault by one that fits; positions stay. Undefined when a fault lies where
 * nothing can stand in, such as a list of pages that is not a list.
 */
export function withStandIns(data: unknown, faults: Finding[]): Judgeable | undefined {
  // A line that slipped out of its group is missing there, and nothing tells what else went with it.
  if (faults.some(({ code }) => code === 'wrong-indentation')) return undefined;
  const manifest = structuredClone(data);
  const doubtful = new Set(['reference-does-not-fit']);
  const structural = faults.filter(
    ({ code, pointer }) => !MILD.includes(code) || ADDRESSES.includes(String(pointer.at(-1))),
  );
  for (const { pointer } of faults) {
    if (pointer[0] === 'size_lists') doubtful.add('unknown-size');
    if (NAMED_LIST.test(pointer.join('/'))) doubtful.add('unknown-reference');
    if (pointer.at(-1) === 'id') doubtful.add('dead-anchor');
  }
  const replaced: string[] = [];
  for (const pattern of [SHARED, PAGE, ENTRY, SECTION]) {
    for (const { pointer } of structural) {
      const place = pattern.exec(pointer.join('/'))?.[0];
      if (!place || replaced.includes(place)) continue;
      if (pattern === PAGE && SECTION.test(pointer.join('/'))) continue;
      const path = pointer.slice(0, place.split('/').length) as Path;
      const old = valueAt(manifest, path);
      const fresh = standIn(pattern, path, { manifest, faults, old: isGroup(old) ? old : {} });
      if (!fresh) return undefined;
      put(manifest, path, fresh);
      replaced.push(place);
      // An unknown key may be its anchor under another name.
      const renamed = structural.some(
        ({ code, pointer: at }) =>
          code === 'unknown-key' && at.length === path.length + 1 && isWithin(at, place),
      );
      for (const code of doubts(pattern, old, { fresh, renamed })) doubtful.add(code);
    }
  }
  const covered = (pointer: Pointer) => replaced.some((place) => isWithin(pointer, place));
  if (structural.some(({ pointer }) => !covered(pointer))) return undefined;
  const known = faults.map(({ pointer }) => pointer.join('/'));
  return {
    manifest: manifest as Manifest,
    counts: ({ code, severity, pointer }) =>
      severity !== 'warning' &&
      !doubtful.has(code) &&
      (NAME_CODES.includes(code) ||
        (!covered(pointer) && !known.some((place) => isWithin(pointer, place)))),
  };
}

/** What is said of the names of an entry, which its stand-in keeps. */
const NAME_CODES = ['duplicate-id', 'duplicate-slug'];

interface Circumstances {
  manifest: unknown;
  faults: Finding[];
  old: Fields;
}

function standIn(pattern: RegExp, path: Path, circumstances: Circumstances): Fields | undefined {
  if (pattern === SHARED) return { ...blankParts[path[0] as keyof typeof blankParts] };
  if (pattern === PAGE) return page(path, circumstances);
  return pattern === SECTION ? section(path, circumstances) : entry(path, circumstances);
}

function page([list, index]: Path, { old, faults }: Circumstances): Fields {
  const form = list === 'pages' ? /^\/([a-z0-9-]+\/)*$/ : /^\/([a-z0-9-]+\/)*\{slug\}\/$/;
  const lost = list === 'pages' ? `/stand-in-${index}/` : `/stand-in-${index}/{slug}/`;
  const seoFails = faults.some(({ pointer }) => isWithin(pointer, `${list}/${index}/seo`));
  return {
    ...old,
    label: text(old.label) ?? '-',
    path: form.test(String(old.path)) ? old.path : lost,
    seo: isGroup(old.seo) && !seoFails ? old.seo : { meta_title: lost, meta_description: '-' },
    sections: Array.isArray(old.sections) ? old.sections : [{ type: 'hero', heading: '-' }],
  };
}

/** A first section stands in as the hero; the id stays, because links may point at it. */
function section(path: Path, { old }: Circumstances): Fields {
  const id = text(old.id);
  const plain =
    path.at(-1) === 0
      ? { type: 'hero', heading: '-' }
      : { type: 'text', heading: '-', paragraphs: ['-'] };
  return { ...plain, ...(id && { id }) };
}

/** Entries of a list stand in for each other, under their own names. */
function entry(path: Path, { manifest, faults, old }: Circumstances): Fields | undefined {
  const list = path.slice(0, -1);
  const siblings = valueAt(manifest, list) as unknown[];
  const sound = siblings.find(
    (_, index) => !faults.some(({ pointer }) => isWithin(pointer, [...list, index].join('/'))),
  );
  if (!isGroup(sound)) return undefined;
  const named = ['id', 'name', 'slug'].filter((key) => key in sound);
  const names = named.map((key) => [key, text(old[key]) ?? `stand-in-${path.at(-1)}`]);
  const { place: _, ...rest } = structuredClone(sound);
  return { ...rest, ...(text(old.place) && { place: old.place }), ...Object.fromEntries(names) };
}

/** What the rules may now wrongly miss: the pages or anchors that went away with the part. */
function doubts(
  pattern: RegExp,
  old: unknown,
  { fresh, renamed }: { fresh: Fields; renamed: boolean },
): string[] {
  const was = isGroup(old) ? old : {};
  if (pattern === SHARED) return [];
  if (pattern === PAGE) {
    const lost = was.path !== fresh.path || !Array.isArray(was.sections);
    return lost ? ['dead-link', 'link-without-slash', 'dead-anchor'] : [];
  }
  const questions = Array.isArray(was.items) || Array.isArray(was.faqs);
  const anchorLost = questions || (renamed && was.id === undefined) || 'answer' in fresh;
  return anchorLost ? ['dead-anchor'] : [];
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

function put(root: unknown, path: Path, value: Fields): void {
  const holder = valueAt(root, path.slice(0, -1)) as Record<string | number, unknown>;
  holder[path.at(-1) as string | number] = value;
}
