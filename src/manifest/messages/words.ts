// Turns a finding into words: the only place where its kind, its facts and its place become a sentence.
import type { Finding, Pointer, Severity, ToldFinding } from '../problem.ts';
import { messages } from './all-messages.ts';

/** The place of a pointer in words, such as "the second question on the Pay Bill page". */
export type PlaceOf = (pointer: Pointer) => string;

/** Whether a finding keeps the site from being published. */
export function severityOf({ kind, facts }: Finding): Severity {
  const { severity = 'error' } = messages[kind];
  return typeof severity === 'function' ? severity(facts) : severity;
}

/** What is wrong, in one sentence. */
export const sentenceOf = ({ kind, facts, pointer }: Finding, placeOf: PlaceOf): string =>
  messages[kind].sentence(facts, placeOf(pointer));

/** A finding with its words. */
export function told(finding: Finding, placeOf: PlaceOf): ToldFinding {
  const { kind, facts, ...where } = finding;
  const hint = messages[kind].hint?.(facts, placeOf(finding.pointer));
  return {
    ...where,
    code: kind,
    severity: severityOf(finding),
    message: sentenceOf(finding, placeOf),
    ...(hint && { hint }),
  };
}
