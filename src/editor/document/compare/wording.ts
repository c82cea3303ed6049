// Words for a list entry in a sentence, and for a changed text.
import { sectionNouns } from '../../../manifest/messages/nouns.generated.ts';
import { visibleName } from '../../../manifest/messages/place-name.ts';
import { commonEnds } from '../../../manifest/text/common-ends.ts';
import { shortened } from '../../../manifest/text/strings.ts';
import { asObject } from '../../../manifest/text/values.ts';

/** "a card", "an entry" */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** What an entry goes by: the name that visitors see, the kind of a section, or its first text. */
export function entryText(entry: unknown): string {
  const { type, ...fields } = asObject(entry);
  const name = typeof entry === 'object' ? visibleName(entry) : entry;
  const text = Object.values(fields).find((value) => typeof value === 'string');
  return quoted(name ?? sectionNouns[String(type)] ?? text ?? 'without a name');
}

const MAX_QUOTE_CHARS = 90;

/** A value in quotes, cut when it is long. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // The browser puts something in the place of a placeholder that is left in a page.
  return `“${shortened(text.replaceAll(/\{[\w.]+\}/g, '…'), MAX_QUOTE_CHARS)}”`;
}

/** “30 days” → “45 days”: of long texts only the words that differ, with one word around them. */
export function textChange(before: unknown, after: unknown): string {
  if (typeof before !== 'string' || typeof after !== 'string')
    return `${plain(before)} → ${plain(after)}`;
  if (before.length + after.length <= MAX_QUOTE_CHARS)
    return `${quoted(before)} → ${quoted(after)}`;
  const [old, fresh] = [before.split(' '), after.split(' ')];
  const ends = commonEnds(old, fresh);
  return `${excerpt(old, ...ends)} → ${excerpt(fresh, ...ends)}`;
}

function excerpt(words: string[], start: number, end: number): string {
  // One word more takes the room of the dots.
  const from = start > 2 ? start - 1 : 0;
  const to = Math.min(words.length, words.length - end + 1);
  const text = words.slice(from, to).join(' ');
  return quoted(
    `${from > 0 ? '… ' : ''}${text}${to < words.length && text.length < MAX_QUOTE_CHARS ? ' …' : ''}`,
  );
}

function plain(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'number') return String(value);
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : quoted(value);
}
