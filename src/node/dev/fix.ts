// The dev server's "Fix it": shows open pages what can be mended, and puts the lines into the file when asked.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Told } from '../../app/dev/problem-overlay.ts';
import { formatProblem, printedInFull, summary } from '../../manifest/messages/format-problems.ts';
import { nextStep } from '../../manifest/messages/next-step.ts';
import { applied } from '../../manifest/repair/edits/apply.ts';
import type { LoadedSite } from '../load-site.ts';
import { writeWhole } from '../output/write-whole.ts';

/** The problems of a file in words for an open page, with their fixes. */
export function toldProblems({ problems, text }: LoadedSite): Told {
  return {
    version: versionOf(text),
    problems: printedInFull(problems).map((problem) => {
      const { edit, line } = problem;
      const isReady = edit && edit.sureness !== 'example';
      return { words: formatProblem(problem, text), ...(isReady && { line }) };
    }),
    summary: `${summary(problems)}\n${nextStep(problems)}`,
  };
}

const versionOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** How the request for a mend ended, as a status and the words for the person. */
export interface FixAnswer {
  status: number;
  words: string;
}

/** Puts the lines of one problem into the file. Only a page of this server may ask, and only about the file as it is. */
export async function fixProblem(
  request: Pick<IncomingMessage, 'method' | 'headers'>,
  query: URLSearchParams,
  broken?: LoadedSite,
): Promise<FixAnswer> {
  if (request.method !== 'POST') return { status: 405, words: 'Send a POST request.' };
  if (!isOwn(request)) return { status: 403, words: 'Only this site’s own pages may ask.' };
  const version = query.get('version');
  const changed = { status: 409, words: 'The file was changed meanwhile. Look at it again.' };
  if (!broken || version !== versionOf(broken.text)) return changed;
  const edit = printedInFull(broken.problems)[Number(query.get('problem'))]?.edit;
  if (!edit || edit.sureness === 'example')
    return { status: 404, words: 'There is nothing to put in.' };
  const text = String(await readFile(broken.manifest));
  if (version !== versionOf(text)) return changed;
  await writeWhole(broken.manifest, Buffer.from(applied(text, edit)));
  return { status: 200, words: 'Done.' };
}

/** Whether a request comes from a page of this server. */
function isOwn({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
