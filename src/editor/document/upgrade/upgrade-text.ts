// Brings the text of an older pages.yaml up to date: comments, and the order of what stays, are as they were.
import { normalizeLineEnds } from '../../../manifest/text/edits.ts';
import { asObject } from '../../../manifest/text/values.ts';
import { parseText } from '../../../manifest/yaml/parse.ts';
import { applyChange } from '../apply-change.ts';
import { isSame, type Refusal } from '../change.ts';
import { MIGRATIONS, type UpgradeChange } from './migrations.ts';

/** The version of the form of pages.yaml that this engine reads. */
export const CONTRACT = 1;

/** Whether a text has something that an upgrade changes. */
export function isOutdated(text: string): boolean {
  const { data } = parseText(normalizeLineEnds(text));
  return MIGRATIONS.some(({ changes }) => changes(data).length > 0);
}

/** The text as this version has it, and what was done to it; a refusal where the text cannot be read or changed safely. */
export function upgradeText(saved: string) {
  const ends = saved.includes('\r\n') ? '\r\n' : '\n';
  let text = normalizeLineEnds(saved);
  // A file without a version is of the first.
  const version = asObject(parseText(text).data).curbside ?? 1;
  const newer = `It is of version ${version}, and this engine reads version ${CONTRACT}: update the package curbside.`;
  if (version !== CONTRACT) return { refusal: newer };
  const done: string[] = [];
  for (const { says, changes } of MIGRATIONS) {
    const made = changes(parseText(text).data);
    for (const change of made) {
      const after = change.kind === 'nest' ? nest(text, change) : applyChange(text, change);
      if (typeof after !== 'string') return after;
      text = after;
    }
    if (made.length > 0) done.push(says);
  }
  return { text: done.length > 0 ? text.replaceAll('\n', ends) : saved, done };
}

/** Moves an outermost list with its lines into an outermost group, which is made where it is not there. */
function nest(
  text: string,
  { from, to: [group, name] }: Extract<UpgradeChange, { kind: 'nest' }>,
): string | Refusal {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`${from}:`));
  const end = endOf(lines, start);
  const list = lines.slice(start, end);
  const inside = [`  ${name}:${list[0]?.slice(from.length + 1)}`, ...list.slice(1).map(indented)];
  const notes = start - 1 - lines.slice(0, start).findLastIndex((line) => !line.startsWith('#'));
  const rest = lines.toSpliced(start - notes, end - start + notes);
  const at = from === group ? -1 : rest.findIndex((line) => line.startsWith(`${group}:`));
  const moved = [...lines.slice(start - notes, start).map(indented), ...inside];
  const made =
    at === -1
      ? lines.toSpliced(start, end - start, `${group}:`, ...inside)
      : rest.toSpliced(endOf(rest, at), 0, ...moved);
  const after = made.join('\n');
  const { [from]: value, ...others } = asObject(parseText(text).data);
  const expected = { ...others, [group]: { ...asObject(others[group]), [name]: value } };
  return isSame(parseText(after).data, expected)
    ? after
    : {
        refusal: `The list ${from} is written in a way that cannot be moved safely: move it by hand.`,
      };
}

/** The line behind an outermost key's last one. Comments and empty lines before the next key are the next key's. */
function endOf(lines: string[], start: number): number {
  const next = lines.findIndex((line, at) => at > start && /^[^\s#-]/.test(line));
  const last = lines
    .slice(0, next === -1 ? lines.length : next)
    .findLastIndex((line) => /^(?:\s+\S|-)/.test(line));
  return Math.max(start, last) + 1;
}

const indented = (line: string) => (line ? `  ${line}` : line);
