// Words for a section, a field or a list entry in a sentence, and for a changed text.
import {
  entryNouns,
  fieldNouns,
  sectionNouns,
} from '../../../manifest/messages/nouns.generated.ts';
import { ordinal, visibleName } from '../../../manifest/messages/place-name.ts';
import { shortened } from '../../../manifest/text/shortened.ts';
import { asObject } from '../../../manifest/text/values.ts';
import { commonEnds } from '../history.ts';
import type { PathStep } from './differences.ts';
import type { SiteNames } from './site-names.ts';

/** The names of list entries that visitors see as something else than editors do. */
const NOUNS: Record<string, string> = {
  'accordion.items': 'entry',
  cities: 'city',
  'feature-cards.items': 'card',
  'towns.items': 'town',
};

/** Fields whose name in the manifest differs from the visitor's word for them. */
const FIELDS: Record<string, string> = {
  alt: 'picture description',
  blurb: 'sentence',
  description: 'text',
  image: 'picture',
  look: 'layout',
  src: 'picture',
  tone: 'background',
  to: 'link',
  url: 'address',
  when: 'date',
};

/** The noun for a list's entries in a section of a type. */
export function nounOf(list: PathStep | undefined, type: string): string {
  const nouns = { ...entryNouns, ...NOUNS };
  return nouns[`${type}.${list}`] ?? nouns[String(list)] ?? 'entry';
}

/** "a card", "an entry" */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** Groups of keys that read as a list: `messages.sent` is the message “sent”. */
const GROUPS: Record<string, string> = {
  labels: 'label',
  messages: 'message',
  uses: 'note',
  containers: 'container',
};

/**
 * The name of a place inside a section: "the second answer", "the text of the third card".
 * @param owner the entry that it is in: one with a size goes by that
 */
export function subjectOf(at: PathStep[], type: string, names: SiteNames, owner?: unknown): string {
  // The form's own settings are those of its section.
  const steps = type === 'quote-form' && at[0] === 'form' ? at.slice(1) : at;
  const words: string[] = [];
  for (const [depth, step] of steps.entries()) {
    const group = GROUPS[String(steps[depth - 1])];
    const next = steps[depth + 1];
    if (typeof step === 'number') {
      const size = steps.slice(depth + 1).some((below) => typeof below === 'number')
        ? undefined
        : asObject(owner).size_label;
      const which = typeof size === 'string' ? `“${size}”` : ordinal(step);
      words.push(`${which} ${nounOf(steps[depth - 1], type)}`);
    } else if (group) words.push(`${group} “${names.of(step)}”`);
    else if (typeof next !== 'number' && !(step in GROUPS && next)) words.push(fieldName(step));
  }
  return merged(words)
    .reverse()
    .map((word) => `the ${word}`)
    .join(' of ');
}

/** To a visitor, a question with its answer is one unit, and so is a button with its label. */
function merged(words: string[]): string[] {
  const [last = '', owner = ''] = words.toReversed();
  const rest = words.slice(0, -2);
  if (owner.endsWith(' question') && last === 'answer')
    return [...rest, owner.replace(/question$/, 'answer')];
  if (owner.endsWith(' question') && last === 'question') return [...rest, owner];
  if (/ (button|link|badge|city)$/.test(owner) && last === 'label') return [...rest, owner];
  if (owner === 'picture' && last.startsWith('picture')) return [...rest, last];
  return words;
}

/** The name of a field: the visitor's word, or that of messages. */
export function fieldName(key: string): string {
  return (
    FIELDS[key] ??
    fieldNouns[key] ??
    key.replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`)
  );
}

/** The name of a section: "the page top", "the Billing FAQ", "the section “What We Haul”". */
export function sectionName(section: { type: string; heading?: unknown }): string {
  const { type, heading } = section;
  if (type === 'hero') return 'the page top';
  if (type === 'quote-form') return 'the quote form';
  if (typeof heading !== 'string') return `the ${sectionNouns[type] ?? type} section`;
  return /\bFAQ$/.test(heading) ? `the ${heading}` : `the section “${heading}”`;
}

/** The name that visitors see for an entry: its label, title, question or name. */
export function entryName(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return quoted(entry);
  const name = visibleName(entry);
  return name === undefined ? 'one without a name' : quoted(name);
}

const LONGEST = 90;

/** A value in quotes, cut when it is long. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // The browser puts something in the place of a placeholder that is left in a page.
  return `“${shortened(text.replaceAll(/\{\w+\}/g, '…'), LONGEST)}”`;
}

/** “30 days” → “45 days”: of long texts only the words that differ, with one word around them. */
export function textChange(before: unknown, after: unknown): string {
  if (typeof before !== 'string' || typeof after !== 'string')
    return `${plain(before)} → ${plain(after)}`;
  if (before.length + after.length <= LONGEST) return `${quoted(before)} → ${quoted(after)}`;
  const [old, fresh] = [before.split(' '), after.split(' ')];
  const ends = commonEnds(old, fresh);
  return `${excerpt(old, ...ends)} → ${excerpt(fresh, ...ends)}`;
}

function excerpt(words: string[], start: number, end: number): string {
  const from = Math.max(0, start - 1);
  const to = Math.min(words.length, words.length - end + 1);
  const text = words.slice(from, to).join(' ');
  return quoted(
    `${from > 0 ? '… ' : ''}${text}${to < words.length && text.length < LONGEST ? ' …' : ''}`,
  );
}

function plain(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'number') return String(value);
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : quoted(value);
}
