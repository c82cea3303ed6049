// `npm run check:supabase`: looks at the database from outside, like a visitor, tries the mail, and says what is wrong.
import { resolve } from 'node:path';
import { loadEnv } from 'vite';
import { databaseSettings } from '../database/database-settings.ts';
import { checkDatabase, checkMail, type DatabaseCheck } from '../database/project-facts.ts';

/** Returns the exit code: 0 when all is as it should be. The database is the one that a build would use. */
export async function run(): Promise<number> {
  try {
    const settings = databaseSettings(loadEnv('production', resolve('.'), 'VITE_'));
    if (!settings)
      throw new Error('Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY; see README.md.');
    const checks = await checkDatabase(settings);
    const secret = process.env.OFFICE_RUN_SECRET;
    if (!secret)
      console.log('With OFFICE_RUN_SECRET set, a test mail is sent, too; see README.md.');
    return print([...checks, ...(secret ? [await checkMail(settings, secret)] : [])], settings.url);
  } catch (error) {
    console.error((error instanceof Error ? error.message : String(error)).trim());
    return 1;
  }
}

function print(checks: DatabaseCheck[], url: string): number {
  for (const { expectation, remedy } of checks)
    console.log(remedy ? `NO  ${expectation}\n    ${remedy}` : `yes ${expectation}`);
  const faults = checks.filter(({ remedy }) => remedy).length;
  console.log(
    faults ? `\n${faults} of ${checks.length} are not so at ${url}.` : `\nAll is well at ${url}.`,
  );
  return faults ? 1 : 0;
}
