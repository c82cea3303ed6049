// `npm run indexnow [-- --record FILE] [--endpoint URL]`: submits the changed pages of the published site to search engines.
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { siteOrProblems } from '../../files/load-site.ts';
import { projectIn } from '../../files/project.ts';
import { changedAddresses, pageHashes } from '../indexnow/page-hashes.ts';
import { RECORD, readRecord, writeRecord } from '../indexnow/record.ts';
import { type Submission, submit } from '../indexnow/submit.ts';
import { builtSite } from '../output/built-site.ts';
import { readFlags } from '../terminal/read-flags.ts';

/**
 * Submits the addresses that have changed since the last time. Returns 0 also when the search engine is to blame: the
 * addresses are part of the next submission, and a deployment need not fail for it.
 */
export async function run(args: string[]): Promise<number> {
  const { record, endpoint } = readFlags(args, []).flags;
  const project = projectIn('.');
  const { site } = (await siteOrProblems(project)) ?? {};
  const folder = site && builtSite(project);
  if (!folder) return 1;
  const { indexnow_key: key, facts } = site;
  if (!key) return withoutKey();
  const file = resolve(project.root, record || RECORD);
  const [before = {}, now] = [readRecord(file), pageHashes(folder)];
  const changed = changedAddresses(before, now).filter((url) => url.startsWith(`${facts.origin}/`));
  const submission = await submit(changed, { origin: facts.origin, key, endpoint });
  writeRecord(file, { before, now, taken: submission.taken });
  return say(submission, changed.length);
}

function withoutKey(): number {
  const key = randomBytes(16).toString('hex');
  console.error(
    `Search engines want a key first. Put this line under \`site:\`, then build and publish:\n  indexnow_key: ${key}`,
  );
  return 1;
}

function say({ taken, refusal }: Submission, count: number): number {
  if (refusal) {
    console.error(
      `${count - taken.length} of ${count} addresses were not taken: ${refusal.reason}.`,
    );
    return refusal.isOurFault ? 1 : 0;
  }
  console.log(
    count === 0
      ? 'No page has changed since the last time.'
      : `Search engines know of ${count === 1 ? 'one changed page' : `${count} changed pages`}.`,
  );
  return 0;
}
