// All kinds of slips, those that change a sign first.
import type { Slip } from '../slip.ts';
import { colons } from './colons.ts';
import {
  copiedStarts,
  leftoverMarks,
  notes,
  notesInText,
  oddSpaces,
  secondDocuments,
  strayLines,
  tabs,
} from './copied.ts';
import { extraDashes, missingDashes, otherSigns } from './dashes.ts';
import { lostSpaces, slippedAbove, wrongDepths } from './depths.ts';
import { doubles } from './doubles.ts';
import { lostLines } from './lost-lines.ts';
import { needsQuotes, notesAfterTexts, openBrackets, openQuotes } from './quotes.ts';
import { entriesAfterKeys, textsAfterFolds, twoOnALine } from './splits.ts';
import { missingFolds, tornTexts } from './texts.ts';

export const slips: readonly Slip[] = [
  tabs,
  oddSpaces,
  copiedStarts,
  leftoverMarks,
  strayLines,
  secondDocuments,
  colons,
  otherSigns,
  missingDashes,
  extraDashes,
  doubles,
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
  slippedAbove,
  lostSpaces,
  lostLines,
  tornTexts,
  notes,
];
