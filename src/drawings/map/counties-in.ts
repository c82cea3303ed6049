// The counties that people name in one text, with a comma or a word between them.
import { countyNames } from './atlas.ts';

/** The suffix that people write behind a county's name, and maps omit. */
const WORD = / Count(?:y|ies)\b/gi;

/** The counties in a text whose separator is missing or odd; empty otherwise. */
export function countiesIn(text: string): string[] {
  const known = new Set(countyNames());
  const words = text.replace(WORD, '').split(/[\s,;/&+-]+(?:and )?/);
  const from = (start: number): string[] | undefined => {
    if (start === words.length) return [];
    for (let end = start + 1; end <= words.length; end++) {
      const county = words.slice(start, end).join(' ');
      const others = known.has(county) ? from(end) : undefined;
      if (others) return [county, ...others];
    }
    return undefined;
  };
  return from(0) ?? [];
}
