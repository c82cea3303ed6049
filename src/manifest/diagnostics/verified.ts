// Keeps a rule's fix only where the text with it has fewer errors and no new ones.

import type { Diagnostic, Finding, Fix } from '../diagnostic.ts';
import { severityOf } from '../messages/words.ts';
import { applied } from '../text/edits.ts';
import type { ManifestSource } from '../yaml/source.ts';
import { fixOf } from './fix.ts';

/** Each fix takes a check of the whole text. As many diagnostics are printed in full, and some more are in reach of a button. */
const MOST = 20;

/** All checks together may read as many characters. */
const READING = 4_000_000;

/** The fixes that help, by finding. Errors come first: there may be no time for warnings. */
export function helpfulFixes(
  findings: Finding[],
  source: ManifestSource,
  check: (text: string) => Diagnostic[],
): Map<Finding, Fix> {
  const { text } = source;
  const helpful = new Map<Finding, Fix>();
  const most = Math.min(MOST, Math.floor(READING / text.length) - 1);
  const fixable = findings
    .filter(({ suggestion }) => suggestion)
    .toSorted((a, b) => severityOf(a).localeCompare(severityOf(b)))
    .slice(0, Math.max(0, most));
  if (fixable.length === 0) return helpful;
  const before = check(text);
  for (const finding of fixable) {
    const fix = fixOf(finding, source);
    if (fix && helps(severityOf(finding), before, check(applied(text, fix)))) {
      helpful.set(finding, fix);
    }
  }
  return helpful;
}

/** Whether there are fewer diagnostics of a severity, and none that was not there before. */
export function helps(
  severity: Diagnostic['severity'],
  before: Diagnostic[],
  after: Diagnostic[],
): boolean {
  const known = new Set(before.map(nameOf));
  const isNew = (diagnostic: Diagnostic) => !known.has(nameOf(diagnostic));
  const total = (diagnostics: Diagnostic[]) =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  const isError = (diagnostic: Diagnostic) => diagnostic.severity === 'error';
  return (
    total(after) < total(before) &&
    !after.filter(severity === 'error' ? isError : Boolean).some(isNew)
  );
}

const nameOf = ({ code, message }: Diagnostic) => `${code} ${message}`;
