// The colours of the landscape, which only a site with scenery has.

/** The strokes of a part: colour, width, and the dashes if it has any. */
type Stroke = [color: string, width: number, dashes?: string];

const FILLS: Record<string, string> = {
  water: 'lake',
  sun: 'accent',
  light: 'on-brand',
};

const STROKES: Record<string, Stroke> = {
  crown: ['brand-deep', 15],
  rows: ['brand', 6, '3 8'],
  line: ['brand', 2],
  mast: ['on-brand', 2],
  bale: ['on-brand', 13],
  flake: ['on-brand', 4],
};

/** Hills below the top of a page: the nearer, the lighter, up to the page itself. */
const OPENING = {
  back: 'brand',
  far: 'hill',
  mid: 'slope',
  near: 'meadow',
  field: 'meadow',
  foot: 'page',
};

/** Hills at the end of a page: the nearer, the darker, down to the footer. */
const END = { back: 'hill', far: 'served', mid: 'brand', near: 'ground' };

const fills = (parts: Record<string, string>, within: string) =>
  Object.entries(parts)
    .map(([part, role]) => `${within} [data-part=${part}]{fill:var(--${role})}`)
    .join('');

const strokes = Object.entries(STROKES)
  .map(([part, [role, width, dashes]]) => {
    const dashed = dashes ? `;stroke-dasharray:${dashes}` : '';
    return `[data-scenery] [data-part=${part}]{fill:none;stroke:var(--${role});stroke-width:${width}${dashed}}`;
  })
  .join('');

/** The rules of a landscape. Its drawings have their kind in `data-scenery`. */
export const SCENERY_STYLE = [
  '[data-scenery] path{fill:var(--brand-deep);stroke-linecap:round}',
  fills(FILLS, '[data-scenery]'),
  strokes,
  fills(OPENING, '[data-scenery=opening]'),
  fills(END, '[data-scenery=end]'),
].join('');
