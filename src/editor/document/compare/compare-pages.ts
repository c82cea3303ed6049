// Compares a page with its earlier version: its search entry, and its sections value by value.
import { capital } from '../../../manifest/messages/phrases.ts';
import { plural } from '../../../manifest/messages/place-name.ts';
import { asObject } from '../../../manifest/text/values.ts';
import type { Notice } from '../../../model/calendar/notice.ts';
import type { Page, PageSource, Section, Seo } from '../../../model/site.ts';
import { align, type Difference, differences, movedPairs, type PathStep } from './differences.ts';
import { pageName, type SiteNames } from './site-names.ts';
import {
  entryName,
  fieldName,
  nounOf,
  quoted,
  sectionName,
  subjectOf,
  textChange,
  withArticle,
} from './wording.ts';

/** Whether a shared fact's change has reported a difference already. */
export type IsShown = (difference: Difference, page: string) => boolean;

/** A page as a sentence calls it, and the town that it is for. */
export function locationOf(source: PageSource, names: SiteNames): Where {
  const { town, breadcrumb } = source;
  const folder = breadcrumb.length > 2 ? breadcrumb.at(-2)?.label : undefined;
  return { page: pageName(source), names, ...(folder && { folder }), ...(town && { town }) };
}

/** All changes of one page. */
export function comparePages(before: Page, after: Page, where: Where, isShown: IsShown): Change[] {
  return [
    ...seoChanges(before, after, where, isShown),
    ...sectionChanges(before, after, where, isShown),
  ];
}

const SEO_NAMES: Partial<Record<keyof Seo, string>> = {
  title: 'search title',
  description: 'search description',
  canonical: 'main address for search engines',
  robots: 'instruction to search engines',
  type: 'page type for link previews',
  image: 'picture for link previews',
  keywords: 'list of search words',
};

function seoChanges(old: Page, fresh: Page, where: Where, isShown: IsShown): Change[] {
  // A preview picture that the build makes follows from the page's top; only one that is named is a change of its own.
  const isMade = old.seo?.image_details && fresh.seo?.image_details;
  const following = ['image_details', ...(isMade ? ['image'] : [])];
  return differences(old.seo, fresh.seo).flatMap((difference) => {
    const field = String(difference.at[0]);
    if (difference.kind !== 'changed' || following.includes(field)) return [];
    if (isShown(difference, where.page)) return [];
    const name = SEO_NAMES[field as keyof Seo] ?? 'search entry';
    const change = textChange(difference.before, difference.after);
    return [{ where, say: (place) => `The ${name} of ${place} changes: ${change}` }];
  });
}

const field = (name: string) => (section: unknown) => {
  const { type, [name]: value } = section as Record<string, unknown>;
  return typeof value === 'string' ? `${type} ${value}` : undefined;
};

const typeOf = (section: unknown) => (section as Section).type;

function sectionChanges(old: Page, fresh: Page, where: Where, isShown: IsShown): Change[] {
  const [before, after] = [old.sections, fresh.sections];
  // Sections are the same when they have the same id or heading, or when they are the next of their type.
  const signs = [field('id'), field('heading'), typeOf];
  const { pairs, removed, added } = align(before, after, signs, [typeOf]);
  const place = (section: Section | undefined): Where => ({
    ...where,
    part: section && sectionName(section),
    ...(section?.type === 'towns' && { several: 'the lists of towns' }),
  });
  return [
    ...pairs.flatMap(([from, to]) =>
      differences(written(before[from]), written(after[to]))
        .filter((difference) => !isShown(difference, where.page))
        .map((difference) => valueChange(difference, place(after[to]), after[to]?.type ?? '')),
    ),
    ...removed.map((index) => whole(place(before[index]), 'goes away')),
    ...added.map((index) => whole(place(after[index]), 'is new')),
    ...movedPairs(pairs).map(([, to]) => whole(place(after[to]), `moves to another place`)),
  ];
}

/** A section without what follows from the service days, which have sentences of their own. */
function written(section: Section | undefined): unknown {
  if (section?.type !== 'holiday-schedule') return section;
  const { holidays, dates, days, moved, visit, ...own } = section;
  return own;
}

/** Alerts by their text. The lines for holiday weeks follow from the table of holidays, which has sentences of its own. */
export function noticeChanges(before: Page, after: Page, where: Where): Change[] {
  const [old, fresh] = [alertsIn(before), alertsIn(after)];
  const { pairs, removed, added } = align(old, fresh, [field('text')]);
  const say = (notice: Notice | undefined, verb: string): Change => ({
    where,
    say: (place) => `The alert ${quoted(notice?.text)} ${verb} on ${place}`,
  });
  const changed = ([from, to]: [number, number]) => {
    const [was, is] = [old[from], fresh[to]];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    const isSame = was?.text === is?.text;
    return [say(is, isSame ? 'has another time, kind or link' : `replaces ${quoted(was?.text)}`)];
  };
  return [
    ...pairs.flatMap(changed),
    ...removed.map((index) => say(old[index], 'goes away')),
    ...added.map((index) => say(fresh[index], 'is new')),
  ];
}

const alertsIn = ({ notices = [] }: Page) => notices.filter(({ kind }) => kind !== 'holiday');

function whole(where: Where, verb: string): Change {
  return { where, say: (place) => `${capital(place)} ${verb}` };
}

/** A change for a difference in a section of a type, or in another part of the page. */
export function valueChange(difference: Difference, where: Where, type: string): Change {
  switch (difference.kind) {
    case 'changed':
      return difference.at.at(-1) === 'to'
        ? linkChange(difference, where, type)
        : fieldChange(difference, where, type);
    case 'reordered': {
      const noun = nounOf(difference.at.at(-1), type);
      return { where, say: (place) => `The ${plural(noun)} of ${place} stand in another order` };
    }
    default: {
      const noun = nounOf(difference.at.at(-1), type);
      const [verb, to] = difference.kind === 'added' ? ['added', 'to'] : ['removed', 'from'];
      const name = entryName(where.names.of(difference.entry));
      return {
        where,
        say: (place) => `${capital(withArticle(noun))} was ${verb} ${to} ${place}: ${name}`,
      };
    }
  }
}

type FieldDifference = Extract<Difference, { kind: 'changed' }>;

function fieldChange(difference: FieldDifference, where: Where, type: string): Change {
  const { at, before, after, owner } = difference;
  const isSwitch = [before, after].some((value) => ['boolean', 'number'].includes(typeof value));
  const setting = isSwitch && at.at(-2) !== 'dimensions';
  const { names } = where;
  const subject = setting ? settingName(at, type, names, owner) : subjectOf(at, type, names, owner);
  const shown = (value: unknown) =>
    typeof value === 'object'
      ? ''
      : `: ${textChange(undefined, names.of(value)).replace('nothing → ', '')}`;
  if (before === undefined) {
    return { where, say: (place) => `${capital(subject)} of ${place} is new${shown(after)}` };
  }
  if (after === undefined) {
    return { where, say: (place) => `${capital(subject)} of ${place} goes away${shown(before)}` };
  }
  const change = isPicture(before)
    ? `is another one${keptWords(difference)}`
    : `changes: ${textChange(names.of(before), names.of(after))}`;
  return { where, say: (place) => `${capital(subject)} of ${place} ${change}` };
}

/** The words about a picture that another one has taken over: they may no longer be true. */
function keptWords({ owner, was }: FieldDifference): string {
  const { alt } = asObject(owner);
  return alt && alt === asObject(was).alt
    ? `, with the description of the one before: ${quoted(alt)}`
    : '';
}

/** A review shows pictures themselves. */
const isPicture = (value: unknown) =>
  typeof value === 'string' && /^\/\S+\.(?:jpe?g|png|webp|svg)$/.test(value);

/** Switches and numbers have no words of their own on the page, so they go by the name of their field. */
function settingName(at: PathStep[], type: string, names: SiteNames, owner: unknown): string {
  const subject = subjectOf(at.slice(0, -1), type, names, owner);
  return `the setting “${fieldName(String(at.at(-1)))}”${subject && ` of ${subject}`}`;
}

/** All links that change from one address to the other have one cause. */
function linkChange(
  { at, before, after, owner }: FieldDifference,
  where: Where,
  type: string,
): Change {
  const noun = nounOf(at.at(-3), type);
  const kind = noun === 'button' || noun === 'link' ? noun : `link of the ${noun}`;
  const thing = `${kind} ${entryName(owner)}`;
  const { names } = where;
  const to = names.of(after);
  const from = before === undefined ? '' : ` (before: ${names.of(before)})`;
  return {
    where,
    say: (place) =>
      after === undefined
        ? `The ${thing} in ${place} leads nowhere any more${from}`
        : `The ${thing} in ${place} now leads to ${to}${from}`,
    cause: {
      key: `link ${before} ${after}`,
      say: (count, pages) => `${count} links on ${pages} now lead to ${to}${from}`,
    },
  };
}

/** The page and the place that show a change. */
export interface Where {
  /** The page as a sentence calls it: `the Pay Bill page`. */
  page: string;
  /** The short name of the page above it, if that is not the home page. */
  folder?: string;
  /** What the site calls its pages and entries. */
  names: SiteNames;
  /** The part of the page: `the page top`. Absent for the page as a whole. */
  part?: string;
  /** The collective name of such parts: `the lists of towns`. */
  several?: string;
  /** The parts of a change that differ from town to town: the town's name and slug. */
  town?: { name: string; slug: string };
}

/** One change in one place. */
export interface Change {
  where: Where;
  /** The sentence, given the words for the place. */
  say(place: string): string;
  /** The sentence for several places whose own sentences differ; changes with the same `cause` share one. */
  cause?: { key: string; say(count: number, pages: string): string };
}

/** One sentence for each cause, in the order in which they first appear. */
export function sentences(changes: Change[]): string[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = change.cause?.key ?? withoutTown(change.say('@'), change.where);
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()].map(sentence);
}

function sentence(group: Change[]): string {
  const [first] = group as [Change];
  if (group.length === 1) return first.say(onPages(first.where.part, first.where.page));
  const pages = pageList(group.map(({ where }) => where));
  if (first.cause && new Set(group.map(({ say }) => say('@'))).size > 1) {
    return first.cause.say(group.length, pages);
  }
  const parts = new Set(group.map(({ where }) => where.part && withoutTown(where.part, where)));
  const place =
    parts.size > 1
      ? `${first.where.several ?? `${group.length} sections`} on ${pages}`
      : onPages([...parts][0], pages);
  const text = (change: Change) => change.say(place);
  const same = new Set(group.map(text)).size === 1;
  return same ? text(first) : withoutTown(text(first), first.where);
}

const onPages = (part: string | undefined, pages: string) => (part ? `${part} on ${pages}` : pages);

/** "the A page and the B page"; from the fourth on only their number, with the page that is above all of them. */
export function pageList(all: Pick<Where, 'page' | 'folder'>[]): string {
  const pages = [...new Set(all.map(({ page }) => page))];
  if (pages.length <= 3) return pages.join(' and ').replace(/ and (?=.* and )/, ', ');
  const [folder, ...others] = new Set(all.map((where) => where.folder));
  return `${pages.length} pages${folder && others.length === 0 ? ` of ${folder}` : ''}`;
}

/** The text with an ellipsis for the town's name and slug. */
function withoutTown(text: string, { town }: Where): string {
  return town
    ? text.replaceAll(town.name, '…').replaceAll(new RegExp(`(?<=[/=])${town.slug}\\b`, 'g'), '…')
    : text;
}
