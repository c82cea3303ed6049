// Turns a finding into words: the only place where its kind, its facts and its place become a sentence.
import type { Finding, Pointer, Severity } from '../problem.ts';
import { messages } from './all-messages.ts';

/** The place of a pointer in words, such as "the second question on the Pay Bill page". */
export type PlaceOf = (pointer: Pointer) => string;

/** Whether a finding keeps the site from being published. */
export function severityOf({ kind, facts }: Finding): Severity {
  const { severity = 'error' } = messages[kind];
  return typeof severity === 'function' ? severity(facts) : severity;
}

/** The place of a finding in words. */
const placeIn = ({ kind, pointer }: Finding, placeOf: PlaceOf): string =>
  placeOf(messages[kind].ofGroup ? pointer.slice(0, -1) : pointer);

/** One sentence about the fault. */
export const sentenceOf = (finding: Finding, placeOf: PlaceOf): string =>
  messages[finding.kind].sentence(finding.facts, placeIn(finding, placeOf));

/** The words of a finding for people. */
export interface Words {
  code: string;
  severity: Severity;
  message: string;
  hint?: string;
}

/** A finding in words. */
export function wordsOf(finding: Finding, placeOf: PlaceOf): Words {
  const { kind, facts } = finding;
  const hint = messages[kind].hint?.(facts, placeIn(finding, placeOf));
  return {
    code: kind,
    severity: severityOf(finding),
    message: sentenceOf(finding, placeOf),
    ...(hint && { hint }),
  };
}
