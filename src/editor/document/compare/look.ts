// Says in plain words how a new version of the manifest changes the look of the website.
import type { Page, Site } from '../../../model/site.ts';
import { FONTS } from '../../../model/theme.ts';
import { pageList } from './change.ts';

/** The stated colors, in the order of the report. */
const COLORS = ['brand', 'accent', 'ground'] as const;

/** One sentence for each change, without full stops. */
export function lookSentences(before: Site, after: Site): string[] {
  const [old, fresh] = [before.theme, after.theme];
  const logos = [before, after].map(({ facts }) => facts.company.logo);
  return [
    ...COLORS.filter((key) => old[key] !== fresh[key]).map(
      (key) =>
        `The ${key} color changes on every page, with the colors that follow from it: ${old[key]} → ${fresh[key]}`,
    ),
    ...(old.scenery === fresh.scenery
      ? landscapeSentences(before, after)
      : [
          fresh.scenery === 'none'
            ? 'The landscape goes away'
            : 'A landscape is drawn on the pages',
        ]),
    ...(old.font === fresh.font
      ? []
      : [
          `The font of the headings changes: ${FONTS[old.font].family} → ${FONTS[fresh.font].family}`,
        ]),
    ...(logos[0] === logos[1]
      ? []
      : [`The logo changes: ${logos.map((logo) => logo ?? 'the initials').join(' → ')}`]),
  ];
}

/** The drawings follow from the towns and the office. */
function landscapeSentences(before: Site, after: Site): string[] {
  const old = new Map(before.pages.map(({ page }) => [page.path, sceneryOf(page)]));
  const changed = after.pages
    .filter(({ path, page }) => old.has(path) && old.get(path) !== sceneryOf(page))
    .map(({ path }) => path);
  const [end, freshEnd] = [before, after].map(({ facts }) => JSON.stringify(facts.scenery));
  return [
    ...(changed.length > 0 ? [`The landscape at the top of ${pageList(changed)} changes`] : []),
    ...(end === freshEnd ? [] : ['The landscape at the end of every page changes']),
  ];
}

function sceneryOf({ sections }: Page): string | undefined {
  const hero = sections.find((section) => section.type === 'hero');
  return hero && JSON.stringify(hero.scenery);
}
