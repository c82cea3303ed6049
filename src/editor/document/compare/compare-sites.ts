// Describes in plain words how a new version of the manifest changes the site for visitors, one sentence per cause.
import { capital } from '../../../manifest/messages/phrases.ts';
import { isPlainObject } from '../../../manifest/text/values.ts';
import type { PageSource, Site } from '../../../model/site.ts';
import { FONTS } from '../../../model/theme.ts';
import {
  type Change,
  comparePages,
  type IsShown,
  locationOf,
  noticeChanges,
  pageList,
  sentences,
  valueChange,
} from './compare-pages.ts';
import { type Difference, differences } from './differences.ts';
import { explain, type FactChange, factChanges, redirectSentences } from './facts.ts';
import { pageName, SiteNames } from './site-names.ts';
import { entryName, nounOf, textChange } from './wording.ts';

/** The sentence for two versions that look the same to visitors and search engines. */
export const NO_CHANGE = 'Nothing changes for visitors.';

/** The sentences, without full stops; only NO_CHANGE when there is nothing to say. */
export function compareSites(before: Site, after: Site): string[] {
  const common = commonPages(before, after);
  const names = new SiteNames(after, before);
  const facts = factChanges(before, after, common, names);
  const shownOn = new Map(facts.map((fact) => [fact, new Set<string>()]));
  const isShown: IsShown = (difference, page) => {
    const causes =
      difference.kind === 'changed' ? explain(difference.before, difference.after, facts) : [];
    for (const fact of causes) shownOn.get(fact)?.add(page);
    return causes.length > 0;
  };
  const changes = [
    ...sharedChanges(before, after, isShown, names),
    ...calendarChanges(before, after, names),
    ...common.flatMap(([old, fresh]) =>
      noticeChanges(old.page, fresh.page, locationOf(fresh, names)),
    ),
    ...common.flatMap(([old, fresh]) =>
      comparePages(old.page, fresh.page, locationOf(fresh, names), isShown),
    ),
    ...common.flatMap(([old, fresh]) => labelChange(old, fresh, isShown, names)),
    ...comparePages(
      before.not_found,
      after.not_found,
      { page: 'the page for wrong addresses', names },
      isShown,
    ),
  ];
  const all = [
    ...facts.map((fact) => factSentence(fact, shownOn.get(fact) ?? new Set(), after.pages.length)),
    ...pageSentences(before, after, common, names),
    ...lookSentences(before, after),
    ...redirectSentences(before, after, common, names),
    ...sentences(changes),
  ];
  if (all.length > 0) return all;
  const rest = remainingSentences(before, after, names);
  return rest.length > 0 ? rest : [NO_CHANGE];
}

function factSentence(fact: FactChange, pages: Set<string>, total: number): string {
  const count = fact.everywhere ? total : pages.size;
  return fact.say(count === 0 ? '' : ` on ${count === 1 ? [...pages][0] : `${count} pages`}`);
}

const pathsOf = (site: Site) => site.pages.map(({ page }) => page.path);

/** The pages that both sites have, in the order of the later one. Label and heading identify a page that has moved. */
function commonPages(before: Site, after: Site): [PageSource, PageSource][] {
  const [old, fresh] = [pathsOf(before), pathsOf(after)];
  const gone = before.pages.filter(({ page }) => !fresh.includes(page.path));
  const sign = ({ page, breadcrumb }: PageSource) =>
    `${breadcrumb.at(-1)?.label} ${page.sections[0]?.heading}`;
  return after.pages.flatMap((source): [PageSource, PageSource][] => {
    const same = old.includes(source.page.path)
      ? before.pages.find(({ page }) => page.path === source.page.path)
      : gone.find((other) => sign(other) === sign(source));
    return same ? [[same, source]] : [];
  });
}

/** Visitors miss a page that is gone, so it comes first. */
function pageSentences(
  before: Site,
  after: Site,
  common: [PageSource, PageSource][],
  names: SiteNames,
): string[] {
  const known = new Set(common.flat());
  const strangers = (site: Site) => site.pages.filter((source) => !known.has(source));
  return [
    ...strangers(before).map(
      (source) =>
        `${capital(pageName(source))} goes away; its address leads to ${names.target(source.path, after)} from then on`,
    ),
    ...strangers(after).map((source) => `New page: ${pageName(source)}`),
  ];
}

/** The page's short name, as search engines show it above the title. */
function labelChange(
  old: PageSource,
  fresh: PageSource,
  isShown: IsShown,
  names: SiteNames,
): Change[] {
  const [before, after] = [old, fresh].map(({ breadcrumb }) => breadcrumb.at(-1)?.label);
  const difference = { kind: 'changed' as const, at: [], before, after, owner: fresh };
  if (before === after || isShown(difference, pageName(fresh))) return [];
  return [
    {
      where: locationOf(fresh, names),
      say: (page) => `The name of ${page} changes: ${textChange(before, after)}`,
    },
  ];
}

/** Changes of the menu and of the foot, which every page shows. */
function sharedChanges(before: Site, after: Site, isShown: IsShown, names: SiteNames): Change[] {
  const part = (name: 'navigation' | 'footer', where: string) =>
    differences(before.facts[name], after.facts[name])
      .filter((difference: Difference) => !isShown(difference, ''))
      .map((difference) => valueChange(difference, { page: where, names }, name));
  const changes = [...part('navigation', 'the menu'), ...part('footer', 'the foot of every page')];
  const { admin_mode } = after.facts;
  if (before.facts.admin_mode === admin_mode) return changes;
  const verb = admin_mode ? 'shows' : 'no longer shows';
  const say = () => `The link to the office ${verb} at the top of every page`;
  return [{ where: { page: 'every page', names }, say }, ...changes];
}

/** Changes of holidays, collections, routes and single changes, by their names. Their dates follow from them. */
function calendarChanges(before: Site, after: Site, names: SiteNames): Change[] {
  const [old, fresh] = [writtenDays(before), writtenDays(after)];
  return differences(old, fresh).map((difference) => {
    const [list = '', index, ...rest] = difference.at;
    const entries = fresh[list];
    const entry = Array.isArray(entries) && typeof index === 'number' ? entries[index] : undefined;
    const page = isPlainObject(entry)
      ? `the ${nounOf(list, 'service_days')} ${entryName(entry)}`
      : 'the service days';
    const at = isPlainObject(entry) ? rest : difference.at;
    return valueChange({ ...difference, at }, { page, names }, 'service_days');
  });
}

/** The service days of a site; a single change has its date and reason for a name. */
function writtenDays({ calendar }: Site): Record<string, unknown> {
  const changes = calendar?.written.changes?.map((change) => ({
    name: `${change.date}: ${change.reason}`,
    ...change,
  }));
  return { ...calendar?.written, changes };
}

/** The stated colors, in the order of the report. */
const COLORS = ['brand', 'accent', 'ground'] as const;

/** One sentence for each change of the look. */
function lookSentences(before: Site, after: Site): string[] {
  const [old, fresh] = [before.theme, after.theme];
  const logos = [before, after].map(({ facts }) => facts.company.logo);
  const said = COLORS.filter((key) => old[key] !== fresh[key]).map(
    (key) =>
      `The ${key} color changes on every page, with the colors that follow from it: ${old[key]} → ${fresh[key]}`,
  );
  if (old.scenery !== fresh.scenery) {
    const isNone = fresh.scenery === 'none';
    said.push(isNone ? 'The landscape goes away' : 'A landscape is drawn on the pages');
  }
  if (old.font !== fresh.font) {
    const families = [old, fresh].map(({ font }) => FONTS[font].family);
    said.push(`The font of the headings changes: ${families.join(' → ')}`);
  }
  if (logos[0] !== logos[1])
    said.push(logos[1] ? 'The logo is another one' : 'The initials stand in the place of the logo');
  return said;
}

/** A sentence for changes that no other covers: a difference is never passed over in silence. */
function remainingSentences(before: Site, after: Site, names: SiteNames): string[] {
  const text = (site: Site, path?: string) =>
    JSON.stringify(path ? site.pages.find(({ page }) => page.path === path) : site);
  if (text(before) === text(after)) return [];
  const pages = after.pages.filter(({ path }) => text(before, path) !== text(after, path));
  const list = pageList(pages.map((source) => locationOf(source, names)));
  return [
    `A drawing, or what search engines and link previews read, changes${list && ` on ${list}`}`,
  ];
}
