// How the parts of a landscape are painted: attributes of their paths, because rules for all parts weigh more in a page.

/** The attributes of a path, as React spells them. */
export interface Paint {
  fill: string;
  stroke?: string;
  strokeWidth?: number;
  strokeDasharray?: string;
}

/** Paint in the theme's colour for a role. */
export const filled = (role: string): Paint => ({ fill: `var(--${role})` });

const stroked = (role: string, strokeWidth: number): Paint => ({
  fill: 'none',
  stroke: `var(--${role})`,
  strokeWidth,
});

/** The whole drawing; a part without paint of its own has this one. */
export const DRAWING = { ...filled('brand-deep'), strokeLinecap: 'round' } as const;

/** What can be seen between the hills. */
export const THINGS: Record<string, Paint> = {
  water: filled('lake'),
  sun: filled('accent'),
  light: filled('on-brand'),
  crown: stroked('brand-deep', 15),
  rows: { ...stroked('brand', 6), strokeDasharray: '3 8' },
  line: stroked('brand', 2),
  mast: stroked('on-brand', 2),
  bale: stroked('on-brand', 13),
  flake: stroked('on-brand', 4),
};
