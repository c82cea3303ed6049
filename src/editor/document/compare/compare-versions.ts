// Describes in plain words how a new version of the manifest changes the website, one sentence for each changed place.
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { capital } from '../../../manifest/messages/phrases.ts';
import { entryNounAt, placeLabel, plural } from '../../../manifest/messages/place-name.ts';
import { asObject, SHARED_LISTS, valueAt } from '../../../manifest/text/values.ts';
import type { PageSource, Site } from '../../../model/site.ts';
import { type Difference, differences } from './differences.ts';
import { pageName, SiteNames, type SiteVersion } from './site-names.ts';
import { entryText, quoted, textChange, withArticle } from './wording.ts';

/** The sentence for two versions that look the same to visitors and search engines. */
export const NO_CHANGE = 'Nothing changes for visitors.';

/** The sentences, without full stops; only NO_CHANGE when there is nothing to say. */
export function compareVersions(before: SiteVersion, after: SiteVersion): string[] {
  if (JSON.stringify(before.site) === JSON.stringify(after.site)) return [NO_CHANGE];
  const words = { old: before.data, data: after.data, names: new SiteNames(after, before) };
  const all = [
    ...pageSentences(before.site, after.site, words.names),
    ...differences(before.data, after.data).flatMap((one) => sentenceFor(one, words) ?? []),
  ].map(capital);
  return all.length > 0 ? [...new Set(all)] : [NO_CHANGE];
}

/** Both versions of the data, and what the site calls its parts. */
interface Versions {
  old: unknown;
  data: unknown;
  names: SiteNames;
}

/** Visitors miss a page that is gone, so it comes first. */
function pageSentences(before: Site, after: Site, names: SiteNames): string[] {
  const missing = (some: Site, other: Site) =>
    some.pages.filter(({ path }) => !other.pages.some((page) => page.path === path));
  const [gone, fresh] = [missing(before, after), missing(after, before)];
  // A page that has moved keeps its name and its heading.
  const sign = ({ page, breadcrumb }: PageSource) =>
    `${breadcrumb.at(-1)?.label} ${page.sections[0]?.heading}`;
  const isNew = (page: PageSource) => !gone.some((other) => sign(other) === sign(page));
  return [
    ...gone.map((page) => {
      const next = fresh.find((other) => sign(other) === sign(page));
      const target = `leads to ${names.target(page.path, after)} from then on`;
      return next
        ? `${pageName(next)} moves to the address ${next.path}; the old one, ${page.path}, ${target}`
        : `${pageName(page)} goes away; its address ${target}`;
    }),
    ...fresh.filter(isNew).map((page) => `New page: ${pageName(page)}`),
  ];
}

function sentenceFor(difference: Difference, versions: Versions): string | undefined {
  if (difference.kind === 'changed') return changeWords(difference, versions);
  const { kind, at } = difference;
  const { data, names } = versions;
  const noun = entryNounAt([...at, 0], data);
  // A shared list has a name of its own.
  const isShared = SHARED_LISTS.some((list) => list === at[0]) && at.length === 2;
  const around = isShared ? at : at.slice(0, -1);
  const place = around.length > 0 ? placeLabel(around, data) : 'the website';
  if (kind === 'reordered') return `the ${plural(noun)} of ${place} stand in another order`;
  const verb = kind === 'added' ? 'added to' : 'removed from';
  return `${withArticle(noun)} was ${verb} ${place}: ${entryText(names.of(difference.entry))}`;
}

type Change = Extract<Difference, { kind: 'changed' }>;

/** Undefined for an address that follows its page. */
function changeWords({ at, before, after }: Change, versions: Versions): string | undefined {
  const { data, names } = versions;
  const around = at.slice(0, -1);
  if (at.at(-1) === 'is_active' && before !== after)
    return `${placeLabel(around, data)} is shown${after === false ? ' no more' : ''}`;
  const values = [before, after];
  // A review shows pictures themselves, and a group has too many words.
  const isTold = !values.some((value) => isPicture(value) || typeof value === 'object');
  const subject = placeLabel(at, data);
  if (values.includes(undefined)) {
    const value = isTold ? `: ${textOf(names.of(before ?? after))}` : '';
    return `${subject} ${before === undefined ? 'is new' : 'goes away'}${value}`;
  }
  const [was, is] = values.map((value) => names.of(value));
  if (isTold) return was === is ? undefined : `${subject} changes: ${textChange(was, is)}`;
  return `${subject} is another one${isPicture(after) ? keptWords(around, versions) : ''}`;
}

const textOf = (value: unknown) => textChange(undefined, value).replace('nothing → ', '');

const isPicture = (value: unknown) =>
  typeof value === 'string' && /^\/\S+\.(?:jpe?g|png|webp|svg)$/.test(value);

/** The words about a picture that another one has taken over: they may no longer be true. */
function keptWords(picture: Pointer, { old, data }: Versions): string {
  const [was, is] = [old, data].map((version) => asObject(valueAt(version, picture)).alt);
  return is && is === was ? `, with the description of the one before: ${quoted(is)}` : '';
}
