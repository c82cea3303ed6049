// What `npm run add` needs of each kind of addition, and how it gets the facts from flags or from questions.
import type { ManifestChange } from '../../../editor/document/change.ts';
import { PLACEHOLDER } from '../../../manifest/site/expand/words.ts';
import { closestMatch } from '../../../manifest/text/nearest.ts';
import type { Manifest } from '../../../model/manifest.generated.ts';
import type { Site } from '../../../model/site.ts';

/** Answers by the name of their field. A field that was left empty has no answer. */
export type Answers = Record<string, string>;

/** The new entry of a list. */
export type NewEntry = Extract<ManifestChange, { kind: 'insert' }>;

/** A kind of addition: a town, a page, a question. */
export interface AdditionKind {
  /** The subject of a sentence about these answers: `the town Gowanda`. */
  title(answers: Answers): string;
  fields(manifest: Manifest): Field[];
  entry(manifest: Manifest, answers: Answers): NewEntry;
  /** The work that remains by hand; `site` is the one with the new entry. */
  leftToDo(answers: Answers, site: Site): string[];
}

/** One fact: the flag that states it in a script, and the words that ask for it on a terminal. */
export interface Field {
  flag: string;
  ask: string;
  /** The value for an empty answer. A field without it is required, unless it is optional. */
  fallback?(answers: Answers): string | undefined;
  optional?: boolean;
  /** Why an answer cannot be taken. */
  refuse?(answer: string, answers: Answers): string | undefined;
}

/** Asks one question and returns the answer; undefined after the last answer. */
export type Ask = (prompt: string) => Promise<string | undefined>;

/**
 * Collects an answer for each field. With `ask`, it asks for the facts that flags leave out, and repeats the question
 * after an invalid answer. Without, it reports all missing facts at once. An interrupted dialogue gives no faults either.
 */
export async function collectAnswers(
  fields: Field[],
  flags: Answers,
  ask?: Ask,
): Promise<{ answers: Answers } | { refusals: string[]; missing: string[] }> {
  const answers: Answers = {};
  const refusals: string[] = [];
  const missing: string[] = [];
  for (const field of fields) {
    const { flag } = field;
    const given = flags[flag]?.trim();
    const refusal = given && field.refuse?.(given, answers);
    if (refusal) {
      refusals.push(`--${flag}: ${refusal}`);
      if (ask) break;
    } else if (given) answers[flag] = given;
    else if (ask) {
      const answer = await askUntilValid(field, answers, ask);
      if (answer === undefined) return { refusals: [], missing: [] };
      if (answer) answers[flag] = answer;
    } else {
      const fallback = field.fallback?.(answers);
      const wrong = fallback && field.refuse?.(fallback, answers);
      if (wrong) refusals.push(`--${flag}: ${wrong}`);
      if (fallback) answers[flag] = fallback;
      else if (!field.optional && !field.fallback) missing.push(flag);
    }
  }
  return refusals.length + missing.length > 0 ? { refusals, missing } : { answers };
}

async function askUntilValid(
  { ask: words, fallback, optional, refuse }: Field,
  answers: Answers,
  ask: Ask,
): Promise<string | undefined> {
  const proposal = fallback?.(answers);
  const tail = proposal ? ` [${proposal}]` : optional ? ' [leave out]' : '';
  let complaint = '';
  for (;;) {
    const said = await ask(`${complaint}${words}${tail}: `);
    if (said === undefined) return undefined;
    const answer = said.trim() || (proposal ?? '');
    if (!answer && optional) return '';
    const refusal = answer ? refuse?.(answer, answers) : 'Please type something.';
    if (!refusal) return answer;
    complaint = `  ${refusal}\n`;
  }
}

/** Why a text with braces cannot be taken; `words` are the names of the placeholders that it may use. */
export function refuseBraces(text: string, words: string[]): string | undefined {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const unknown = names.find((name) => !words.includes(name));
  if (unknown !== undefined) {
    const match = closestMatch(unknown, words);
    const hint = match
      ? `Did you mean {${match}}?`
      : `There are: ${words.map((word) => `{${word}}`).join(', ')}.`;
    return `{${unknown}} is not a known placeholder. ${hint}`;
  }
  return /[{}]/.test(text.replace(PLACEHOLDER, ''))
    ? 'A curly brace only belongs to a placeholder, such as {phone}.'
    : undefined;
}
