// Reads a street of a route as the manifest has it: "Main Street", or with house numbers "Main Street, 1-99, odd".

/** A street, or the house numbers of it that are on a route. */
export interface StreetPart {
  name: string;
  from?: number;
  /** The last number; absent for all from a number on. */
  to?: number;
  side?: 'odd' | 'even';
}

/** A line with a street; the schema says its form. */
export function readStreet(line: string): StreetPart {
  const [, name = line, from, to, side] =
    /^([^,]*)(?:, (\d+)-(\d*))?(?:, (odd|even))?$/.exec(line) ?? [];
  return {
    name,
    ...(from && { from: Number(from) }),
    ...(to && { to: Number(to) }),
    ...((side === 'odd' || side === 'even') && { side }),
  };
}
