// Turns a finding into words: the only place where its kind, its facts and its place become a sentence.
import type { Finding, Pointer, ToldFinding } from '../problem.ts';
import { messages } from './all-messages.ts';

/**
 * A finding with its words.
 * @param placeOf the place of a pointer in words, such as "the second question on the Pay Bill page"
 */
export function told(finding: Finding, placeOf: (pointer: Pointer) => string): ToldFinding {
  const { kind, facts, ...where } = finding;
  const { severity = 'error', sentence, hint } = messages[kind];
  const place = placeOf(finding.pointer);
  const advice = hint?.(facts, place);
  return {
    ...where,
    code: kind,
    severity,
    message: sentence(facts, place),
    ...(advice && { hint: advice }),
  };
}
