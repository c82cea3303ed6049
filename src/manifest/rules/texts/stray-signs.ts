// Texts are plain and finished: without invisible characters, and without signs that other programs leave in them.

import type { Finding } from '../../diagnostic.ts';
import { kindsOf } from '../../messages/message.ts';
import { capital } from '../../messages/phrases.ts';
import { siteWords, TOWN_WORDS } from '../../site/expand/words.ts';
import type { Rule } from '../rule.ts';
import { inTexts, inValues, partAt } from './all-texts.ts';

const ANSWER = 'faqs.billing.due-date.answer';

interface StraySign {
  written: string;
  sort: keyof typeof HINTS;
}

/** By sort of sign: the next step. */
const HINTS = {
  brackets: 'Write a placeholder in curly braces, such as {phone}.',
  markup: 'Write only the words, without signs for bold, links or line breaks.',
  comma: 'Take it out. If words are missing after it, write them.',
  escape: 'Another program uses these signs for line breaks and quotes. Take them out.',
  entity: 'Type the sign itself: & for &amp; and a plain space for &nbsp;.',
  citation: 'Take the mark out, and make sure that the sentence is true of you.',
  bullet: 'Give each point an entry of its own, or join them with commas.',
  conflict: 'Two versions of the file were mixed here: keep the right words, and delete this mark.',
};

const shownVerbatim = ({ written }: { written: string }, place: string) =>
  `${capital(place)} contains "${written}", and visitors would see exactly that.`;

export const { messages, found } = kindsOf({
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
    sentence: (facts: StraySign, place: string) =>
      facts.sort === 'comma'
        ? `${capital(place)} has a comma too many.`
        : shownVerbatim(facts, place),
    hint: ({ sort }: StraySign) => HINTS[sort],
    bad: [
      `${ANSWER}: Within <b>30 days</b>.`,
      `${ANSWER}: Within **30** days.`,
      `${ANSWER}: Within ![clock](/clock.png) 30 days.`,
      `${ANSWER}: Call [phone] any day.`,
      'towns.fredonia.mowing.closing_text: Tell us which corner of %town%.',
      'pages./lawn-care/.sections.hero.heading: Pickup in [town]',
      `${ANSWER}: "Within 30 days,"`,
      `${ANSWER}: "Within 30 days,, or later."`,
      `${ANSWER}: 'Within\\n30 days.'`,
      `${ANSWER}: Within 30 days &amp; nights.`,
      `${ANSWER}: Within 30 days【12†source】.`,
      `${ANSWER}: • Within 30 days.`,
      `${ANSWER}: Within 20 days. ======= Within 30 days.`,
      `${ANSWER}: <<<<<<< HEAD Within 30 days.`,
      `${ANSWER}: "We take:\\n- cards\\n- checks"`,
    ],
    good: [
      `${ANSWER}: "Within 30 days: 5 < 6, 50 % off & $5 [sic]."`,
      `${ANSWER}: "Dear neighbor,"`,
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
    bad: [
      `${ANSWER}: "Within 30 days. # ask Ann whether this is still right"`,
      `${ANSWER}: "# Was 20 days until May. Within 30 days."`,
      `${ANSWER}: "Within [number of days] days."`,
      `${ANSWER}: TODO ask Ann`,
    ],
    good: [`${ANSWER}: "Name your account # 12 on the check."`],
  },
});

interface SignPattern {
  sort: keyof typeof HINTS | 'unfinished';
  /** A fast pattern that every affected text matches. */
  look: RegExp;
  pattern: RegExp;
  /** The right characters, when they are clear. */
  instead?: (part: string) => string | undefined;
  /** Whether a text may have it after all. */
  mayBe?: (text: string) => boolean;
}

/** Control and format characters, except for the joiners of scripts and emoji, and hyphens. */
const HIDDEN = /(?:[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}](?<![\0\n\t\u00ad\u200c\u200d]))+/gu;

/** The characters of the entities that are met most. */
const ENTITIES: Record<string, string> = { amp: '&', nbsp: ' ', rsquo: '’', '#39': '’' };

/** A word in other brackets than a placeholder's, or marked as programs mark theirs: [town], <town>, %town%, $town. */
const MARKED =
  /\[{1,2}([\w.]+)\]{1,2}(?!\()|<([\w.]+)>|%([\w.]+)%|\$(?:\{([\w.]+)\}|([a-z][\w.]*\w))/gi;

/** The signs, the first one of a text being reported. */
const SIGNS: SignPattern[] = [
  {
    // What git leaves around two versions; a folded text joins the mark's line to its neighbors.
    sort: 'conflict',
    look: /<{7}|={7}|>{7}/g,
    pattern: /(?<!\S)(?:[<>]{7} \S+|={7})(?!\S)/g,
  },
  {
    // An HTML tag, words between double stars, and a link or a picture in brackets.
    sort: 'markup',
    look: /<|\*\*|\]\(/g,
    pattern: /<\/?[a-z][\w-]*(?: [^<>]*)?\/?>|\*\*\S[^*]*\*\*|!?\[[^\]]{1,300}\]\([^)]+\)/gi,
  },
  {
    // An editor's note at the start of a text or after a sentence, a blank of several words, or a "to come" phrase.
    // A # may also precede an account number.
    sort: 'unfinished',
    look: /# |\[|\bTODO\b|\bTBD\b|\bFIXME\b|orem ipsum/g,
    pattern:
      /#+ (?:(?<=^#+ |[.!?] ?#+ )\p{L}[^.!?]*[.!?]?|(?<= # )\p{L}[^.!?]*$)|\[[^\]\s]+ [^\]]+\]|\b(?:TODO|TBD|FIXME)\b.*|\b[Ll]orem ipsum\b.*/gu,
  },
  {
    sort: 'comma',
    look: /,(?:[,\0]| \0|(?<= ,))/g,
    pattern: /(?<!["”'’]),[ ,]*$| ,(?= )|,,+/g,
    instead: (part) => (part === ' ,' || /,,/.test(part) ? ',' : ''),
    mayBe: (text) => /^(?:dear|hello|hi)\b/i.test(text),
  },
  {
    sort: 'escape',
    look: /\\/g,
    pattern: / *\\(?:[nrt"']|u[\da-f]{4}) */gi,
    instead: (part) => (/\\[nrt]/.test(part) ? ' ' : undefined),
  },
  {
    sort: 'entity',
    look: /&(?:#|\w+;)/g,
    pattern: /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/gi,
    instead: (part) => ENTITIES[part.slice(1, -1).toLowerCase()],
  },
  {
    sort: 'citation',
    look: /[【[]/g,
    pattern:
      / ?(?:【[^】]*】|\[\d+†[^\]]*\]|(?<=[\p{L}\d.,!?)\]])\[\d{1,2}(?:[,–-]\d{1,2})*\](?!\())/gu,
    instead: () => '',
  },
  {
    // A bullet, or the dash or star that replaces one at the start of each point. A short text may have one between words.
    sort: 'bullet',
    look: /[•◦▪‣●■]|[\0\n][-*] /g,
    pattern: /[•◦▪‣●■]|^([-*])(?= \S.*\s\1 \S)|(?<=\n)[-*](?= \S)/gs,
    mayBe: (text) => text.length <= SHORT && !/^[•◦▪‣●■*-]/m.test(text),
  },
];

/** A shorter text may have a bullet between words. */
const SHORT = 60;

export const check: Rule = ({ manifest }) => {
  const names = new Set([...Object.keys(siteWords(manifest)), ...TOWN_WORDS]);
  const isPlaceholder = (name: string) => names.has(name) || name.startsWith('town.');
  const brackets: SignPattern = {
    sort: 'brackets',
    look: /[[<%$]\w|\$\{/g,
    pattern: MARKED,
    instead: (part) => `{${part.toLowerCase().replace(/[^\w.]/g, '')}}`,
    mayBe: (text) =>
      ![...text.matchAll(MARKED)].some(([, ...marked]) =>
        marked.some((name) => name !== undefined && isPlaceholder(name.toLowerCase())),
      ),
  };
  // Each text has one finding.
  const signs = new Map<string, Finding>();
  for (const sign of [brackets, ...SIGNS]) {
    for (const { pointer, what } of inTexts(manifest, sign.look, (text) => partIn(text, sign))) {
      const { written, ...marks } = what;
      const place = pointer.join('/');
      if (signs.has(place)) continue;
      const { sort } = sign;
      signs.set(
        place,
        sort === 'unfinished'
          ? found('unfinished-text', pointer, { written }, marks)
          : found('stray-sign', pointer, { written, sort }, marks),
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
    ...signs.values(),
  ];
};

/** The part of a text with the sign; a single occurrence comes with its replacement. */
function partIn(text: string, { pattern, mayBe, instead }: SignPattern) {
  const matches = [...text.matchAll(pattern)];
  const [first] = matches;
  if (!first || mayBe?.(text)) return undefined;
  const [signs] = first;
  const part = partAt(text, first.index, first.index + signs.length);
  const right = matches.length === 1 && signs !== text ? instead?.(signs) : undefined;
  const before = part.slice(0, part.length - signs.length);
  return { written: signs.trim(), part, instead: right === undefined ? right : before + right };
}
