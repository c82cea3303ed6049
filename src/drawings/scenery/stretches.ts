// The landscape of a site that asks for scenery: a stretch for the top of each page, and the office's for its end.
import { DRAWING, paintOf } from '../../model/landscape-paint.ts';
import type { Company, Motif, Town } from '../../model/manifest.generated.ts';
import type { Shape, Site } from '../../model/site.ts';
import { themeRules } from '../../model/theme-style.ts';
import { SUN, stretchOf } from './landscape.ts';

/** The most motifs at the top of a page that is about no town. */
const MAX_OVERVIEW_MOTIFS = 3;

/** Hills at the end of a page: the nearer, the darker, down to the footer. */
const END = paintOf({ back: 'hill', far: 'served', mid: 'brand', near: 'ground' });

/** The sun of a town, where a narrow window shows it, too. The drawing of a lake has one already. */
const TOWN_SUN: Shape = ['sun', 'M777 34a38 38 0 0 1 76 0 38 38 0 0 1-76 0z'];

/**
 * Draws the top of a page: the place of its town, or the whole country from west to east. The end of a town's page has
 * the sun as well.
 */
export function openingStretches(towns: Town[]) {
  const fromWest = towns.toSorted((a, b) => longitude(a) - longitude(b));
  const overview = stretchOf({ name: '', motifs: rarestMotifs(fromWest) });
  return (town?: Town, isEnd = false): Shape[] => {
    if (!town) return overview;
    const { slug, landscape = [] } = town;
    const stretch = stretchOf({ name: slug, motifs: landscape });
    return isEnd && !landscape.includes('lake') ? [TOWN_SUN, ...stretch] : stretch;
  };
}

/**
 * The end of every page as a picture: the place of the office, and the sun. It has the rules of the theme with it, since
 * those of a page do not reach into its pictures.
 */
export function closingPicture(
  { address, name, landscape = [] }: Company,
  theme: Site['theme'],
): string {
  const stretch = stretchOf({ name: address?.city ?? name, motifs: landscape });
  const paths = [SUN, ...stretch].map(
    ([part, outline]) => `<path data-part="${part}"${attributes(END[part])} d="${outline}"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" data-tone="dark"${attributes(DRAWING)}><style>${themeRules(theme)}</style>${paths.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

const attributes = (paint: object = {}) =>
  Object.entries(paint)
    .map(([name, value]) => ` ${name.replace(/[A-Z]/, '-$&').toLowerCase()}="${value}"`)
    .join('');

/** The motif of each town that fewest others have. */
function rarestMotifs(towns: Town[]): Motif[] {
  const motifsOfTowns = towns.map(({ landscape = [] }): Motif[] =>
    landscape.filter((motif) => motif !== 'hills'),
  );
  const counts = new Map<Motif, number>();
  for (const motif of motifsOfTowns.flatMap((motifs) => [...new Set(motifs)])) {
    counts.set(motif, (counts.get(motif) ?? 0) + 1);
  }
  const shared = (motif: Motif) => counts.get(motif) ?? 0;
  const rarest = motifsOfTowns.flatMap(
    (motifs) => motifs.toSorted((a, b) => shared(a) - shared(b))[0] ?? [],
  );
  return [...new Set(rarest)].slice(0, MAX_OVERVIEW_MOTIFS);
}

/** A region without coordinates is behind all towns. */
const longitude = ({ coordinates }: Town) => coordinates?.longitude ?? 180;
