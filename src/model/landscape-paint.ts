// How the parts of a landscape are painted: attributes of their paths, because rules for all parts weigh more in a page.

/** The attributes of a path, as React spells them. */
type Paint = Record<string, string | number>;

const filled = (role: string): Paint => ({ fill: `var(--${role})` });
const stroked = (role: string, strokeWidth: number): Paint => ({
  fill: 'none',
  stroke: `var(--${role})`,
  strokeWidth,
});

/** The whole drawing; a part without paint of its own has this one. */
export const DRAWING = { ...filled('brand-deep'), strokeLinecap: 'round' } as const;

/** The paint of each part, between hills in the theme's colours for these roles. */
export const paintOf = (hills: Record<string, string>): Record<string, Paint> => ({
  crown: stroked('brand-deep', 15),
  rows: { ...stroked('brand', 6), strokeDasharray: '3 8' },
  line: stroked('brand', 2),
  mast: stroked('on-brand', 2),
  bale: stroked('on-brand', 13),
  flake: stroked('on-brand', 4),
  water: filled('lake'),
  sun: filled('accent'),
  light: filled('on-brand'),
  ...Object.fromEntries(Object.entries(hills).map(([part, role]) => [part, filled(role)])),
});
