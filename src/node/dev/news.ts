// The news that open pages get after a save, and the problems in words with their fixes.
import type { Told } from '../../app/dev/problem-overlay.ts';
import type { ChangedNews } from '../../editor/protocol.ts';
import { versionOf } from '../../editor/server/store.ts';
import type { LoadedSite } from '../../files/load-site.ts';
import {
  formatProblem,
  nextStep,
  printedInFull,
  summary,
} from '../../manifest/messages/format-problems.ts';
import type { DevState } from './live-site.ts';

/** The event that open pages get after a save. */
export const CHANGED = 'curbside:changed';

/** The news about the file for open pages. */
export function newsOf({ good, broken, bad }: DevState): ChangedNews & { told?: Told } {
  const text = (bad ?? good)?.text;
  return {
    ...(text !== undefined && { version: versionOf(text) }),
    problems: broken,
    ...(bad && { told: toldProblems(bad) }),
  };
}

/** The problems of a file in words for an open page, with their fixes. */
function toldProblems({ problems, text }: LoadedSite): Told {
  return {
    version: versionOf(text),
    problems: printedInFull(problems).map((problem) => {
      const { fix: known, line } = problem;
      const fix = problems.indexOf(problem);
      return { words: formatProblem(problem, text), ...(known && { line, fix }) };
    }),
    summary: `${summary(problems)}\n${nextStep(problems)}`,
  };
}
