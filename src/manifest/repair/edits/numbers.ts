// The numbers that people write with signs, units and fractions around them.

/**
 * Decides whether a letter behind a number is a point of the compass; elsewhere it is a unit, such as the s of
 * seconds.
 */
export const COORDINATES = ['latitude', 'longitude'];

/** A text with decimals in place of thousands commas, of fractions and of feet with inches: "3½", "3 1/2", `3'6"`. */
function withDecimals(text: string): string {
  return text
    .replace(/[½¼¾]/g, (sign) => ` ${sign.normalize('NFKC').replace('⁄', '/')}`)
    .replace(/(?:(\d+)[ -]+)?\b([1-3])\/([248])\b/, (_, whole = 0, part, of) =>
      String(Number(whole) + part / of),
    )
    .replace(/(\d+) ?['′’] ?(\d+(?:\.\d+)?) ?(?:["″”]|'')/g, (_, feet, inches) =>
      String(Number((Number(feet) + inches / 12).toFixed(2))),
    )
    .replaceAll(/,(?=\d{3}(?!\d))/g, '')
    .replace(/(\d),(?=\d)/, '$1.');
}

/** A text with decimals in place of minutes and seconds: 42°29'30". */
function withDegrees(text: string): string {
  return text
    .replace(/(\d+)° ?(\d+)['′’] ?(?:([\d.]+) ?["″”])?/, (_, degrees, minutes, seconds = 0) =>
      String(Number((Number(degrees) + minutes / 60 + seconds / 3600).toFixed(4))),
    )
    .replace(/(\d),(?=\d)/, '$1.');
}

/** The only number in a text, despite any signs and units around it. */
export function numberIn(text: string, key?: string): { instead: number } | undefined {
  const isCoordinate = COORDINATES.includes(String(key));
  const written = isCoordinate ? withDegrees(text) : withDecimals(text);
  const [, , minus, number, behind = ''] =
    /^([^\d–−—-]*)\s*([–−—-]?)\s*(\d+(?:\.\d+)?)(\D*)$/.exec(written) ?? [];
  if (number === undefined) return oneOf(text, key);
  const west = isCoordinate && /^\s*°?\s*[WS]\s*$/i.test(behind);
  return { instead: minus || west ? -Number(number) : Number(number) };
}

/** Of two numbers the first, such as the stars in "4.2 out of 5"; of two coordinates the one that the key is for. */
function oneOf(text: string, key?: string): { instead: number } | undefined {
  const [first, second, ...more] = plainNumbers(text);
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  return { instead: key === 'longitude' ? second : first };
}

/** The numbers of a text, one for each key of a group: coordinates of a map, measurements of a brochure. */
export function numbersIn(
  text: string,
  keys: string[] = [],
): { block: Record<string, number> } | undefined {
  const numbers = plainNumbers(text);
  return keys.length > 1 && numbers.length === keys.length
    ? { block: Object.fromEntries(keys.map((key, at) => [key, numbers[at] ?? 0])) }
    : undefined;
}

const plainNumbers = (text: string) =>
  [...withDecimals(text).matchAll(/(?<![\d.])[–−—-]?\d+(?:\.\d+)?(?![\d.])/g)].map(([number]) =>
    Number(number.replace(/^[–−—]/, '-')),
  );
