// The questions of an addition, and their answers.

/** Answers by flag. A question that was left open has none. */
export type Answers = Record<string, string>;

/** A question, and the flag that answers it in a script. */
export interface Field {
  flag: string;
  ask: string;
  /** An answer that passes, for the check of other answers before this one is there. */
  sample?: string;
  /** The answer where none is typed. Without it there has to be one, unless it is optional. */
  fallback?(answers: Answers): string | undefined;
  optional?: boolean;
  /** What another town says, shown above the question. It never becomes the answer. */
  example?(answers: Answers): string | undefined;
  /** Whether the earlier answers leave this question open. */
  isAsked?(answers: Answers): boolean;
  /** The only answers; several with commas. */
  choices?(answers: Answers): string[];
}

export const namesIn = (text = '') => text.split(',').flatMap((name) => name.trim() || []);
