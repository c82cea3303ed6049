// Texts are plain: without invisible characters, and without the signs of other programs that visitors would see.

import type { Finding } from '../../diagnostic.ts';
import { defineMessages } from '../../messages/message.ts';
import { capital } from '../../messages/phrases.ts';
import { sitePlaceholders, TOWN_WORDS } from '../../site/expand/words.ts';
import type { Rule } from '../rule.ts';
import { inTexts, inValues, partAt } from './all-texts.ts';

const ANSWER = 'faqs.billing.due-date.answer';

/** By sort of sign: the next step. */
const HINTS = {
  brackets: 'Write a placeholder in curly braces, such as {phone}.',
  markup: 'Write only the words, without signs for bold, links or line breaks, and & for &amp;.',
  bullet: 'Give each point an entry of its own, or join them with commas.',
  conflict: 'Two versions of the file were mixed here: keep the right words, and delete this mark.',
};

const shownVerbatim = ({ written }: { written: string }, place: string) =>
  `${capital(place)} contains "${written}", and visitors would see exactly that.`;

export const { messages, found } = defineMessages({
  'hidden-character': {
    title: 'A character that nobody can see',
    sentence: ({ codePoint }: { codePoint: number }, place: string) =>
      `${capital(place)} has a character that nobody can see (U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}).`,
    hint: () =>
      'Delete it, or type the words around it anew. Such characters come along when text is copied.',
    bad: [`${ANSWER}: "With\u200bin 30 days."`],
    good: [`${ANSWER}: "Within 30 days 👩‍🌾."`],
  },
  'stray-sign': {
    title: 'Signs that another program or an assistant has left in a text',
    severity: 'warning',
    sentence: shownVerbatim,
    hint: ({ sort }: { sort: keyof typeof HINTS; written: string }) => HINTS[sort],
    bad: [
      `${ANSWER}: Within <b>30 days</b>.`,
      `${ANSWER}: Within **30** days.`,
      `${ANSWER}: Within ![clock](/clock.png) 30 days.`,
      `${ANSWER}: Within 30 days &amp; nights.`,
      `${ANSWER}: Call [phone] any day.`,
      'towns.fredonia.mowing.closing_text: Tell us which corner of %town%.',
      'pages./lawn-care/.sections.hero.heading: Pickup in [town]',
      `${ANSWER}: Within 20 days. ======= Within 30 days.`,
      `${ANSWER}: <<<<<<< HEAD Within 30 days.`,
      `${ANSWER}: "We take:\\n- cards\\n- checks"`,
    ],
    good: [
      `${ANSWER}: "Within 30 days: 5 < 6, 50 % off & $5 [sic]."`,
      `${ANSWER}: AT&T and #1 pays 2 * 3.`,
      `${ANSWER}: Local • Honest`,
      `${ANSWER}: "- 5 degrees"`,
    ],
  },
  'unfinished-text': {
    title: 'A note or a blank that was left in a text',
    severity: 'warning',
    sentence: shownVerbatim,
    hint: () =>
      'Write what is still missing. Put a note to yourself on a line of its own that begins with #.',
    bad: [`${ANSWER}: "Within [number of days] days."`, `${ANSWER}: TODO ask Ann`],
    good: [`${ANSWER}: "Name your account # 12 on the check."`],
  },
});

/** Control and format characters, except for the joiners of scripts and emoji, and hyphens. */
const HIDDEN = /(?:[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}](?<![\0\n\t\u00ad\u200c\u200d]))+/gu;

/** The signs, the first one of a text being reported. Texts are joined by \0 when they are searched. */
const SIGNS = {
  // A placeholder in other brackets, or marked as other programs mark theirs: [town], <town>, %town%, $town.
  brackets:
    /\[{1,2}([\w.]+)\]{1,2}(?!\()|<([\w.]+)>|%([\w.]+)%|\$(?:\{([\w.]+)\}|([a-z][\w.]*\w))/gi,
  // What git leaves around two versions; a folded text joins the mark's line to its neighbors.
  conflict: /(?<![^\s\0])(?:[<>]{7} [^\s\0]+|={7})(?![^\s\0])/g,
  // An HTML tag or entity, words between double stars, and a link or a picture in brackets.
  markup:
    /<\/?[a-z][\w-]*(?: [^<>\0]*)?\/?>|&(?:[a-z]{2,8}|#x?[\da-f]{2,5});|\*\*[^\s\0][^*\0]*\*\*|!?\[[^\]\0]{1,300}\]\([^)\0]+\)/gi,
  unfinished: /\b(?:TODO|TBD|FIXME)\b|\b[Ll]orem ipsum\b|\[[^\]\s\0]+ [^\]\0]+\]/g,
  // A list in lines, with a sign before each point.
  bullet: /(?<![^\0\n])[-*•](?= [^\0]*\n[-*•] )/g,
};

export const check: Rule = ({ manifest }) => {
  const names = new Set([...Object.keys(sitePlaceholders(manifest)), ...TOWN_WORDS]);
  const isPlaceholder = (name = '') => names.has(name.toLowerCase()) || /^town\./i.test(name);
  const byText = new Map<string, Finding>();
  for (const [sort, pattern] of Object.entries(SIGNS) as [keyof typeof SIGNS, RegExp][]) {
    const isSign = ([, ...inside]: string[]) => sort !== 'brackets' || inside.some(isPlaceholder);
    const firstSign = (text: string) => [...text.matchAll(pattern)].find(isSign);
    for (const { pointer, value, what } of inTexts(manifest, pattern, firstSign)) {
      const [written, ...inside] = what;
      const key = pointer.join('/');
      if (byText.has(key)) continue;
      const part = partAt(value, what.index, what.index + written.length);
      const name = inside.find(isPlaceholder)?.toLowerCase();
      const change = { part, instead: name && part === written ? `{${name}}` : undefined };
      byText.set(
        key,
        sort === 'unfinished'
          ? found('unfinished-text', pointer, { written }, change)
          : found('stray-sign', pointer, { written, sort }, change),
      );
    }
  }
  const hidden = inValues(manifest, HIDDEN, (text) => text.match(HIDDEN)?.[0]);
  return [
    ...hidden.map(({ pointer, what: part }) => {
      // A line or paragraph separator becomes a space.
      const instead = /[\u2028\u2029]/.test(part) ? ' ' : '';
      const facts = { codePoint: part.codePointAt(0) ?? 0 };
      return found('hidden-character', pointer, facts, { part, instead });
    }),
    ...byText.values(),
  ];
};
