// The chapter of the reference about mistakes: every code with an example, from the rule's file or from the corpus.
import { problemTitles, ruleMessages } from '../../manifest/messages/all-messages.ts';
import { type BrokenCase, withoutMark } from './broken-cases.ts';
import { fenced } from './schema-chapters.ts';

/** Invisible characters, and their replacement in a snippet. */
const INVISIBLE = [
  { sign: /\t/g, shown: '→', name: 'a tab' },
  { sign: /\u00A0/g, shown: '␣', name: 'a non-breaking space' },
  { sign: /\uFEFF/g, shown: '▯', name: 'the invisible mark' },
];

/** Every code, with the first case of the corpus that has it. Throws when a code has none. */
export function problemChapter(cases: BrokenCase[]): string {
  return [
    '## What the check may say',
    'Each message of `npm run check` has one of these codes, with an example of what is wrong: a place in the file and its value, or first wrong, then right. Only warnings can be acknowledged, under `acknowledged:`.',
    ...Object.entries(problemTitles).map(([code, title]) => {
      const [example] = ruleMessages[code]?.bad ?? [];
      if (example) return `### ${code}\n\n${title}.\n\n${fenced(example)}`;
      const broken = cases.find((one) => one.code === code);
      if (!broken) throw new Error(`no case of tests/fixtures/broken has the code ${code}`);
      return [`### ${code}`, `${title}.`, ...snippets(broken)].join('\n\n');
    }),
  ].join('\n\n');
}

function snippets({ right, wrong, file, encoding }: BrokenCase): string[] {
  if (right === undefined) return [fenced(file || '# (nothing at all)')];
  const plain = withoutMark(wrong ?? '');
  const hidden = INVISIBLE.filter(({ sign }) => plain.search(sign) >= 0);
  const visible = hidden.reduce((text, { sign, shown }) => text.replace(sign, shown), plain);
  // A letter outside ASCII after saving in another encoding.
  const shown = encoding ? visible.replace(/[^\p{ASCII}]/gu, '\uFFFD') : visible;
  const legend = hidden.map(({ shown: sign, name }) => `\`${sign}\` is ${name}.`);
  return [fenced(shown), ...legend, fenced(right)];
}
