// Gets the answers for an addition from flags, or asks for them; the check says why one cannot be taken.
import { choiceHint } from '../../manifest/messages/phrases.ts';
import { type Answers, type Field, namesIn } from './add-fields.ts';

/** Asks one question and returns the answer; undefined after the last answer. */
export type Ask = (prompt: string) => Promise<string | undefined>;

/** Says why an entry with these answers would not pass. */
export type ValidateAnswers = (answers: Answers) => string | undefined;

/**
 * Collects an answer for each field. With `ask`, it asks for what flags leave out, and repeats the question after an
 * invalid answer. Without, it reports all missing facts at once. An interrupted dialogue gives no faults either.
 */
export async function collectAnswers(
  fields: Field[],
  flags: Answers,
  validate: ValidateAnswers,
  ask?: Ask,
) {
  const answers: Answers = {};
  const refusals: string[] = [];
  const missing: string[] = [];
  const refusalOf = (field: Field, answer: string) =>
    refuseChoice(field, answer, answers) ?? validate({ ...answers, [field.flag]: answer });
  for (const field of fields) {
    const { flag, fallback, optional, choices, example } = field;
    const given = flags[flag]?.trim();
    if (field.isAsked && !field.isAsked(answers)) {
      if (given) refusals.push(`--${flag}: the other answers have no place for it.`);
      continue;
    }
    const proposal = fallback?.(answers) ?? '';
    if (!given && ask) {
      const named = choices && !fallback ? ` (${choices(answers).join(', ')})` : '';
      const tail = proposal ? ` [${proposal}]` : optional ? ' [leave out]' : '';
      const sample = example?.(answers);
      const above = sample ? `  An example: ${sample}\n` : '';
      let complaint: string | undefined = '';
      while (complaint !== undefined) {
        const said = await ask(
          `${complaint ? `  ${complaint}\n` : above}${field.ask}${named}${tail}: `,
        );
        if (said === undefined) return { refusals: [], missing: [] };
        const answer = said.trim() || proposal;
        complaint = answer
          ? refusalOf(field, answer)
          : optional
            ? undefined
            : 'Please type something.';
        if (answer) answers[flag] = answer;
        if (complaint) delete answers[flag];
      }
      continue;
    }
    const answer = given || proposal;
    const refusal = answer && refusalOf(field, answer);
    if (refusal) refusals.push(`--${flag}: ${refusal}`);
    if (refusal && ask) break;
    if (refusal) continue;
    if (answer) answers[flag] = answer;
    else if (!optional && !fallback) missing.push(flag);
  }
  return refusals.length + missing.length > 0
    ? { refusals, missing }
    : { answers, refusals, missing };
}

function refuseChoice({ choices }: Field, answer: string, answers: Answers) {
  const allowed = choices?.(answers);
  const wrong = allowed && namesIn(answer).find((name) => !allowed.includes(name));
  return wrong === undefined
    ? undefined
    : `"${wrong}" cannot be chosen. ${choiceHint(wrong, allowed ?? [])}`;
}
