// Formats a finding: its kind, facts and place become a sentence and a hint.
import type { Finding, Pointer, Severity } from '../diagnostic.ts';
import { type Kind, messages } from './all-messages.ts';
import { replacementOf } from './obsolete.ts';

/** The place of a pointer in words, such as "the second question on the Pay Bill page". */
type PlaceOf = (pointer: Pointer) => string;

/** Whether a finding keeps the site from being published. */
export function severityOf({ kind, facts }: Finding): Severity {
  const { severity = 'error' } = messages[kind as Kind];
  return typeof severity === 'function' ? severity(facts) : severity;
}

interface FindingMessage {
  code: string;
  severity: Severity;
  message: string;
  hint?: string;
}

export function formatFinding(finding: Finding, placeOf: PlaceOf): FindingMessage {
  const { kind, facts, pointer } = finding;
  const { sentence, hint, ofGroup } = messages[kind as Kind];
  const place = placeOf(ofGroup ? pointer.slice(0, -1) : pointer);
  const { value } = facts as { value?: unknown };
  const step = replacementOf(pointer, value) ?? hint?.(facts, place);
  return {
    ...{ code: kind, severity: severityOf(finding), message: sentence(facts, place) },
    ...(step && { hint: step }),
  };
}
