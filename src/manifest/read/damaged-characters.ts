// Finds text that was saved as UTF-8 and opened as Windows-1252: each character that is not plain became two or three.
import type { Problem } from '../problem.ts';
import { placeOf } from './places.ts';

/** What Windows-1252 shows for a byte that follows the first one of a character: hardly ever what follows Â or Ã in a word. */
const NEXT = '[\\x80-\\xBF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';

/** Â©, Ã©, â€™, â˜…, the start of an emoji, and a mark at the start of a file. */
const DAMAGED = new RegExp(`[ÂÃ]${NEXT}|â(?:€${NEXT}?|${NEXT}{2})|ð[Ÿ\x9F]${NEXT}{0,2}|ï»¿`, 'g');

/** One problem at the first damaged character, since all of them have one cause. */
export function damagedCharacters(text: string, file: string): Problem[] {
  const found = text.match(DAMAGED) ?? [];
  const [first] = found;
  if (first === undefined) return [];
  const places = found.length === 1 ? 'one place' : `${found.length} places`;
  return [
    {
      code: 'damaged-characters',
      severity: 'error',
      file,
      ...placeOf(text, text.indexOf(first)),
      length: first.length,
      pointer: [],
      message: `Here is "${first}" where one other character was: the file was saved as UTF-8 and opened as Windows-1252, which has damaged ${places}.`,
      hint: 'Bring back an earlier version of the file and open it as UTF-8 (in most editors under “Reopen with encoding”), or type these characters anew.',
    },
  ];
}
