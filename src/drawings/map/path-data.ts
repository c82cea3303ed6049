// Writes the outlines of a map with fewer characters: each point as its distance from the one before.

/**
 * The same outline in relative steps: `M0,263L10,258Z` becomes `M0 263l10-5z`. A page with a map is 90 bytes lighter.
 * @param outline rings of whole numbers, as d3-geo writes them
 */
export function inSteps(outline: string): string {
  return ringsOf(outline)
    .map(([first = [0, 0], ...points]) => {
      let [x, y] = first;
      const steps = points.map(([nextX, nextY]) => {
        const step = [nextX - x, nextY - y] as const;
        [x, y] = [nextX, nextY];
        return step;
      });
      return `M${first.join(' ')}l${steps.map(pair).join(' ').replaceAll(' -', '-')}z`;
    })
    .join('');
}

const pair = ([x, y]: readonly [number, number]) => `${x} ${y}`;

/** The rings of an outline, each as its points. */
export function ringsOf(outline: string): [number, number][][] {
  return outline
    .split('M')
    .slice(1)
    .map((ring) =>
      [...ring.matchAll(/(-?\d+),(-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]),
    );
}

/**
 * Lines in relative curves: each point between the ends becomes a control point, because the atlas has a river's point
 * every five miles. A line without such a point is left out.
 * @param lines open lines of whole numbers, as d3-geo writes them
 */
export function inCurves(lines: string): string {
  return ringsOf(lines)
    .filter(({ length }) => length > 2)
    .map(([first = [0, 0], ...points]) => {
      let [x, y] = first;
      const curves = points.slice(0, -1).map((corner, index) => {
        const next = points[index + 1] ?? corner;
        const end = index + 2 < points.length ? halfway(corner, next) : next;
        const curve = [corner, end].map(([toX, toY]) => pair([toX - x, toY - y]));
        [x, y] = end;
        return curve.join(' ');
      });
      return `M${first.join(' ')}q${curves.join(' ').replaceAll(' -', '-')}`;
    })
    .join('');
}

const halfway = ([x, y]: [number, number], [toX, toY]: [number, number]): [number, number] => [
  Math.round((x + toX) / 2),
  Math.round((y + toY) / 2),
];
