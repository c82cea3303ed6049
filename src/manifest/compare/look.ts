// Says in plain words how a new version of the manifest changes the look of the website.
import type { Site } from '../../model/site.ts';
import { FONTS } from '../../model/theme.ts';

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
      ? []
      : [fresh.scenery === 'none' ? 'The hills go away' : 'Hills are drawn on the pages']),
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
