// Gives a line back the colon or the dash that it may have lost.
import type { Fix } from '../problem.ts';
import { withColon } from './lost-colons.ts';
import { withDashes } from './lost-dashes.ts';
import { lostColon, lostEntry, type Wording } from './yaml-wordings.ts';

/** A way to mend a fault. It may show that the fault is another one than the reader thought. */
export interface Way extends Fix {
  /** What to say of the fault when this way proves right. */
  said?: Wording;
}

/** A line, counted from 1, with the sign that it may have lost. */
export function lostSigns(
  lines: string[],
  line: number,
  isKnown: (word: string) => boolean,
): Way[] {
  const pair = withColon(lines[line - 1] ?? '', isKnown);
  const way = (written: string, said: Wording) => ({ line, remove: 1, lines: [written], said });
  return [
    ...(pair === undefined ? [] : [way(pair, lostColon(pair))]),
    ...withDashes(lines, line).map((written) => way(written, lostEntry)),
  ];
}
