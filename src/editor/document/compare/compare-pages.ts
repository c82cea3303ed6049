// Compares a page with its earlier version: its search entry and its sections.

import { capital } from '../../../manifest/messages/phrases.ts';
import type { Notice } from '../../../model/calendar/notice.ts';
import type { Page, PageSource, Section, Seo } from '../../../model/site.ts';
import type { Change, Where } from './change.ts';
import { align, type Difference, differences, movedPairs } from './differences.ts';
import { valueChange } from './value-changes.ts';
import { quoted, sectionName, textChange } from './wording.ts';

/** Whether a shared fact's change has reported a difference already. */
export type IsShown = (difference: Difference, page: string) => boolean;

/** A page as a sentence calls it, and the town that it is for. */
export function locationOf({ page, town }: PageSource): Where {
  return { page: page.path, ...(town && { town }) };
}

/** All changes of one page. */
export function comparePages(before: Page, after: Page, where: Where, isShown: IsShown): Change[] {
  return [
    ...seoChanges(before.seo, after.seo, where, isShown),
    ...sectionChanges(before.sections, after.sections, where, isShown),
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

/** A preview picture that the build makes follows from the page's hero; only one that is named is a change of its own. */
function isGeneratedField(field: string, ...records: (Seo | undefined)[]): boolean {
  const made = records.every((seo) => seo?.image_details);
  return field === 'image_details' || (field === 'image' && made);
}

function seoChanges(
  before: Seo | undefined,
  after: Seo | undefined,
  where: Where,
  isShown: IsShown,
): Change[] {
  return differences(before, after).flatMap((difference) => {
    const field = String(difference.at[0]);
    if (difference.kind !== 'changed' || isGeneratedField(field, before, after)) return [];
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

function sectionChanges(
  before: Section[],
  after: Section[],
  where: Where,
  isShown: IsShown,
): Change[] {
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
