// All kinds of slips, those that change a sign first.
import type { Slip } from '../search/slip.ts';
import { colons } from './colons.ts';
import {
  copiedStarts,
  leftoverMarks,
  oddSpaces,
  secondDocuments,
  strayLines,
  tabs,
  typedSigns,
} from './copied.ts';
import { extraDashes, missingDashes, otherSigns } from './dashes.ts';
import { lostSpaces, slippedAbove, swappedDepths, wrongDepths } from './depths.ts';
import { doubles } from './doubles.ts';
import { lostLines } from './lost-lines.ts';
import { notes, notesInText } from './notes.ts';
import { needsQuotes, notesAfterTexts, openBrackets, openQuotes } from './quotes.ts';
import { entriesAfterKeys, textsAfterFolds, twoOnALine } from './splits.ts';
import { swappedLines } from './swapped.ts';
import { brokenTexts, missingFolds } from './texts.ts';

export const slips: readonly Slip[] = [
  tabs,
  oddSpaces,
  copiedStarts,
  leftoverMarks,
  typedSigns,
  strayLines,
  secondDocuments,
  colons,
  otherSigns,
  missingDashes,
  extraDashes,
  doubles,
  swappedLines,
  twoOnALine,
  entriesAfterKeys,
  textsAfterFolds,
  needsQuotes,
  notesAfterTexts,
  openQuotes,
  openBrackets,
  notesInText,
  missingFolds,
  wrongDepths,
  swappedDepths,
  slippedAbove,
  lostSpaces,
  lostLines,
  brokenTexts,
  notes,
];
