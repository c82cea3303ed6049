// The facts that an addition needs, taken from flags or asked for one after the other.
import type { Answers } from './addition.ts';

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

/** Asks one thing and returns the answer; undefined when there will be no more answers. */
export type Ask = (prompt: string) => Promise<string | undefined>;

/** All answers, or what is wrong with the flags; neither refusals nor missing flags when the asking was broken off. */
export type Collected = { answers: Answers } | { refusals: string[]; missing: string[] };

/**
 * Collects an answer for each field. With `ask`, what the flags do not say is asked for, again after an answer that
 * cannot be taken. Without, everything that is missing is named at once.
 */
export async function collectAnswers(
  fields: Field[],
  flags: Answers,
  ask?: Ask,
): Promise<Collected> {
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
      const answer = await askUntilTaken(field, answers, ask);
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

async function askUntilTaken(
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
