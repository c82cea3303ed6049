// Texts are plain: without invisible characters, and without markup of other programs.
import { TEXT_LINK } from '../../../model/text/text-links.ts';
import { defineMessages } from '../../messages/message.ts';
import { capital } from '../../messages/phrases.ts';
import { sitePlaceholders, TOWN_PLACEHOLDERS } from '../../site/expand/placeholders.ts';
import type { Rule } from '../rule.ts';
import { inTexts, inValues, partAt } from './all-texts.ts';

const ANSWER = 'faqs.billing.due-date.answer';

export const { messages, createFinding } = defineMessages({
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
    sentence: ({ written }: { written: string }, place: string) =>
      `${capital(place)} contains "${written}", and visitors would see exactly that.`,
    hint: ({ written, isPlaceholder }: { written: string; isPlaceholder: boolean }) =>
      isPlaceholder
        ? 'Write a placeholder in curly braces, such as {phone}.'
        : /^\[.*\)$/.test(written)
          ? 'Only paragraphs and answers have links in their words, as [words](/address/), [words](call) or [words](https://…).'
          : 'Write only the words, without signs for bold, links or line breaks, and & for &amp;.',
    bad: [
      `${ANSWER}: Within <b>30 days</b>.`,
      `${ANSWER}: Within **30** days.`,
      'pages./lawn-care/.sections.hero.heading: See [our prices](/about/)',
      `${ANSWER}: Within ![clock](/clock.png) 30 days.`,
      `${ANSWER}: Within 30 days &amp; nights.`,
      `${ANSWER}: Call [phone] any day.`,
      'towns.fredonia.mowing.closing_text: Tell us which corner of %town%.',
    ],
    good: [
      `${ANSWER}: Within 30 days, as [we say](/about/) and [others](https://example.com/) do.`,
      `${ANSWER}: "Within 30 days: 5 < 6, 50 % off & $5 [sic], and AT&T at #1 pays 2 * 3."`,
    ],
  },
});

/** Control and format characters, except for the joiners of scripts and emoji, and hyphens. */
const HIDDEN = /(?:[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}](?<![\n\t\u00ad\u200c\u200d]))+/gu;

/** A placeholder in the syntax of other programs: [town], <town>, %town%, $town. */
const BRACKETS =
  /\[{1,2}([\w.]+)\]{1,2}(?!\()|<([\w.]+)>|%([\w.]+)%|\$(?:\{([\w.]+)\}|([a-z][\w.]*\w))/;

/** An HTML tag or entity, words between double stars, and a link or a picture in brackets. */
const MARKUP =
  /<\/?[a-z][\w-]*(?: [^<>]*)?\/?>|&(?:[a-z]{2,8}|#x?[\da-f]{2,5});|\*\*\S[^*]*\*\*|!?\[[^\]]{1,300}\]\([^)]+\)/i;

const TEXT_LINK_ALONE = new RegExp(`^${TEXT_LINK.source}$`);
const SIGNS = new RegExp(`${BRACKETS.source}|${MARKUP.source}`, 'gi');

export const check: Rule = ({ manifest, schema }) => {
  const target = new RegExp(schema.files.get('parts/link-target.schema.json')?.pattern);
  const isTextLink = (sign: string) => target.test(TEXT_LINK_ALONE.exec(sign)?.[2] ?? '');
  const names = new Set([...Object.keys(sitePlaceholders(manifest)), ...TOWN_PLACEHOLDERS]);
  const isPlaceholder = (name = '') => names.has(name.toLowerCase()) || /^town\./i.test(name);
  // A bracketed word counts only if it is a placeholder's name; any markup counts.
  const isSign = ([all = '', ...words]: string[]) => words.some(isPlaceholder) || MARKUP.test(all);
  const signsIn = (text: string) => [...text.matchAll(SIGNS)].filter(isSign);
  const hidden = inValues(manifest, HIDDEN, (text) => text.match(HIDDEN)?.[0]);
  const signs = inTexts({ manifest, schema }, SIGNS, signsIn);
  return [
    ...hidden.map(({ pointer, what: part }) => {
      // A line or paragraph separator becomes a space.
      const fix = { part, replacement: /[\u2028\u2029]/.test(part) ? ' ' : '' };
      const codePoint = part.codePointAt(0) ?? 0;
      return createFinding('hidden-character', pointer, { codePoint }, fix);
    }),
    ...signs.flatMap(({ key, pointer, value, what }) => {
      const mayLink = schema.linkedTextFields.has(key);
      const sign = what.find(([matched]) => !(mayLink && isTextLink(matched)));
      if (!sign) return [];
      const [written, ...inside] = sign;
      const name = inside.find(isPlaceholder)?.toLowerCase();
      const part = partAt(value, sign.index, sign.index + written.length);
      const fix = { part, replacement: name && part === written ? `{${name}}` : undefined };
      return createFinding('stray-sign', pointer, { written, isPlaceholder: !!name }, fix);
    }),
  ];
};
