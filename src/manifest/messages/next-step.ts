// Names the next step after a check: whether the site can be published, and the next command.
import type { Problem } from '../problem.ts';

/** The last lines of a check, for the person at the terminal. */
export function nextStep(problems: Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return 'It can be published as it is: npm run build';
  const ready = errors.filter(({ fix }) => fix).length;
  const what = errors.length === 1 ? 'the error is' : 'the errors are';
  const next =
    ready > 0
      ? `npm run check -- --fix puts in the lines${ready === errors.length ? '' : ` for ${ready} of ${errors.length}`}, and asks where it is not certain.`
      : 'Change the lines above, then npm run check says whether all is well.';
  return `It cannot be published until ${what} gone. ${next}`;
}
