// Prints diagnostics: for people, as place, sentence, line and the text to write instead; and for a hosted CI, as its commands.
import type { Diagnostic } from '../manifest/diagnostic.ts';
import { capital } from '../manifest/messages/phrases.ts';
import { type ChangedLines, changedLines } from '../manifest/text/edits.ts';
import type { LineChange } from '../manifest/text/line-changes.ts';
import { withThousandsSeparators } from '../manifest/text/strings.ts';
import { npmCommand } from './project.ts';

/** `pages.yaml:12:5` */
function formatPlace({ file, line, column }: Diagnostic): string {
  return `${file}:${line}:${column}`;
}

/** The terminal's codes for bold red and bold yellow, for grey, and for going back to normal. */
const COLORS = { error: '\u001b[1;31m', warning: '\u001b[1;33m' };
const GREY = '\u001b[90m';
const NORMAL = '\u001b[0m';

/** The printed length of a long line, and the context on each side of a fault, in characters. */
const MAX_LINE_CHARS = 160;
const CONTEXT_CHARS = 60;

/** One diagnostic as several lines of text; `text` is the manifest that it is about. Colour is for terminals. */
export function formatDiagnostic(diagnostic: Diagnostic, text: string, color = false): string {
  const { severity, code, line, column, length, message, hint, fix } = diagnostic;
  const source = (text.split(/\r\n|\r|\n/, line)[line - 1] ?? '').replaceAll('\t', ' ');
  const from =
    column + CONTEXT_CHARS <= MAX_LINE_CHARS
      ? 0
      : Math.max(0, Math.min(column - CONTEXT_CHARS, source.length - MAX_LINE_CHARS));
  const number = String(line).padStart(5);
  const gutter = ' '.repeat(number.length);
  const paint = (part: string) => (color ? COLORS[severity] + part + NORMAL : part);
  return [
    `${paint(`${capital(severity)} in line ${line}`)} ${color ? GREY : ''}(${formatPlace(diagnostic)}) ${code}${color ? NORMAL : ''}`,
    `  ${message}`,
    `${number} | ${source.slice(from, from + MAX_LINE_CHARS)}`,
    `${gutter} | ${' '.repeat(column - 1 - from)}${paint('^'.repeat(Math.min(length, 60)))}`,
    ...(hint ? [`  ${hint}`] : []),
    ...(fix ? fixLines(changedLines(text, fix)) : []),
    ...(diagnostic.changes ? changesSinceWorked(diagnostic.changes, line) : []),
  ].join('\n');
}

const MAX_CHANGES = 5;
const MAX_CHANGED_LINES = 12;

/** The lines that have changed since the file last worked, those nearest to an error: to look at, not to paste. */
function changesSinceWorked(changes: LineChange[], line: number): string[] {
  const distance = ({ at }: LineChange) => Math.abs(at + 1 - line);
  const nearest = changes
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, MAX_CHANGES)
    .sort((a, b) => a.at - b.at);
  const ranges = nearest.map(({ at, fresh: { length } }) =>
    length > 1 ? `${at + 1} to ${at + length}` : `${at + 1}`,
  );
  const further = changes.length > nearest.length ? ', and others further away' : '';
  const rows = nearest.flatMap(({ old, fresh }) => [
    ...old.slice(0, MAX_CHANGED_LINES).map((row) => `  was | ${row}`),
    ...fresh.slice(0, MAX_CHANGED_LINES).map((row) => `  now | ${row}`),
  ]);
  return [
    `  Since it last worked these lines have changed: ${ranges.join(', ')}${further}.`,
    ...rows,
  ];
}

/** The lines of a fix, exactly as in the file, so that they can be copied, below an instruction. */
function fixLines({ line, remove, lines }: ChangedLines): string[] {
  const replaced = remove > 1 ? `lines ${line} to ${line + remove - 1}` : `line ${line}`;
  const what = lines.length === 1 ? 'this line' : 'these lines';
  return [`  Paste ${what} in place of ${replaced}:`, ...lines];
}

/** The number of diagnostics that are printed in full: nobody reads more at once. */
const MAX_DETAILED = 10;

/** The first diagnostics in full, the others by their lines, and a last line that counts them all. Errors come first. */
export function formatDiagnostics(diagnostics: Diagnostic[], text: string, color = false): string {
  const sorted = errorsFirst(diagnostics);
  const blocks = sorted.slice(0, MAX_DETAILED).map((one) => formatDiagnostic(one, text, color));
  return [...blocks, ...otherLines(sorted.slice(MAX_DETAILED)), summaryLine(diagnostics)].join(
    '\n\n',
  );
}

/** The diagnostics that keep the site from being published, then those that do not; each in the order of their lines. */
export const errorsFirst = (diagnostics: Diagnostic[]): Diagnostic[] =>
  diagnostics.toSorted((a, b) => a.severity.localeCompare(b.severity));

/** Of each kind so many lines are named. */
const MAX_LISTED_LINES = 8;

/** "And 38 more:", with the lines of each kind. */
function otherLines(remaining: Diagnostic[]): string[] {
  if (remaining.length === 0) return [];
  const kindOf = ({ severity, code }: Diagnostic) => `${severity} ${code}`;
  const rows = [...new Set(remaining.map(kindOf))].map((kind) => {
    const alike = remaining.filter((one) => kindOf(one) === kind);
    const lines = alike.slice(0, MAX_LISTED_LINES).map(({ line }) => line);
    const further = alike.length > lines.length ? ' and further down' : '';
    return `  line${alike.length > 1 ? 's' : ''} ${lines.join(', ')}${further}: ${kind}`;
  });
  return [[`And ${withThousandsSeparators(remaining.length)} more:`, ...rows].join('\n')];
}

/** Diagnostics in one line each, for where only their number and place matter. */
export function formatLines(diagnostics: Diagnostic[]): string {
  return errorsFirst(diagnostics)
    .map(
      (diagnostic) =>
        `${formatPlace(diagnostic)} ${diagnostic.severity} ${diagnostic.code}: ${diagnostic.message}`,
    )
    .join('\n');
}

/** "3 errors and 1 warning in pages.yaml." */
function summaryLine(diagnostics: Diagnostic[]): string {
  const count = (severity: Diagnostic['severity'], word: string) => {
    const n = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return n === 0 ? [] : [`${n} ${word}${n === 1 ? '' : 's'}`];
  };
  const parts = [...count('error', 'error'), ...count('warning', 'warning')];
  return `${parts.join(' and ')} in ${diagnostics[0]?.file ?? 'the manifest'}.`;
}

/** One command for each diagnostic, errors first. */
export function formatAnnotations(diagnostics: Diagnostic[]): string {
  const encode = (text: string) =>
    text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return errorsFirst(diagnostics)
    .map(({ severity, file, line, column, code, message, hint }) => {
      const where = `file=${file},line=${line},col=${column},title=${code}`;
      return `::${severity} ${where}::${encode(hint ? `${message} ${hint}` : message)}`;
    })
    .join('\n');
}

/** All that is said of a site with errors. */
export const formatReport = ({ diagnostics, text }: { diagnostics: Diagnostic[]; text: string }) =>
  `${formatDiagnostics(diagnostics, text)}\n${nextStep(diagnostics)}`;

/** The last lines of a check, for the person at the terminal. */
export function nextStep(diagnostics: Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return `It can be published as it is: ${npmCommand('run build')}`;
  const ready = errors.filter(({ fix }) => fix?.safety === 'safe').length;
  const what = errors.length === 1 ? 'the error is' : 'the errors are';
  const next =
    ready > 0
      ? `${npmCommand('run check', '--fix')} puts right ${ready === errors.length ? 'all of it' : `${ready} of ${errors.length}`}.`
      : `Change the lines above, then ${npmCommand('run check')} says whether all is well.`;
  return `It cannot be published until ${what} gone. ${next}`;
}
