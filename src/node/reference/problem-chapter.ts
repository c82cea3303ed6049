// The chapter of the reference about mistakes: every code, with an example where its rule has one.
import { ruleMessages } from '../../manifest/messages/all-messages.ts';
import { problemTitles } from '../../manifest/messages/problem-titles.ts';
import { fenced } from './schema-chapters.ts';

/** Every code with its title. */
export function problemChapter(): string {
  return [
    '## What the check may say',
    'Each message of `npm run check` has one of these codes, most with an example of what is wrong: a place in the file and its value. Only warnings can be acknowledged, under `acknowledged:`.',
    ...Object.entries(problemTitles).map(([code, title]) => {
      const [example] = ruleMessages[code]?.bad ?? [];
      return [`### ${code}`, `${title}.`, ...(example ? [fenced(example)] : [])].join('\n\n');
    }),
  ].join('\n\n');
}
