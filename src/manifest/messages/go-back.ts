// Words for a whole file: of how many lines a sentence speaks, and how to go back to the last good version.
import { withThousandsSeparators } from '../text/short-names.ts';

/** Every hint here may need the command that brings back the last good version. */
export interface Back {
  lastGood?: string;
}

/** Of how many lines the sentence speaks. */
export interface Count {
  count: number;
}

/** "412 lines" */
export const lines = ({ count }: Count) =>
  `${withThousandsSeparators(count)} ${count === 1 ? 'line' : 'lines'}`;

export const goBack = ({ lastGood }: Back) =>
  lastGood
    ? `Keep a copy of the file, then go back to the last good version: ${lastGood}`
    : 'Go back to the last good version of the file.';

/** The hint for lines that can also be put right by hand. */
export const orGoBack = (first: string) => (back: Back) =>
  `${first} Or ${goBack(back).replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`;
