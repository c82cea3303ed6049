// `npm run office -- add name@example.com`: invites a member of the office, or with `remove` takes one out.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadEnv } from 'vite';
import { loadValidSite } from '../../../files/load-site.ts';
import { CommandError, npmCommand, type Project, projectIn } from '../../../files/project.ts';
import { type DatabaseAccess, officeDatabase } from '../../../office/worker/database.ts';
import { sha256 } from '../../../office/worker/handler.ts';
import type { LiteKeys } from '../../database/lite-project.ts';
import { portFrom } from '../../serve/ports.ts';
import { DATA } from '../supabase.ts';

/** Returns the exit code. The database is the hosted one whose secret key is set, or the local one that runs. */
export async function run([action, person = '']: string[]): Promise<number> {
  if (!['add', 'remove'].includes(action ?? '') || !/^\S+@\S+\.\S+$/.test(person))
    throw new CommandError(
      `Say whom: ${npmCommand('run office', 'add name@example.com')} (or: remove name@example.com)`,
    );
  try {
    const project = projectIn();
    const access = accessTo(project);
    const database = officeDatabase(access);
    if (action === 'remove') {
      const wasThere = await database.remove(person);
      console.log(`${person} is not in the office${wasThere ? ' any more' : ''}.`);
      return wasThere ? 0 : 1;
    }
    const token = randomBytes(32).toString('base64url');
    const end = await database.invite(person, await sha256(token));
    const origin = await originFor(project, access);
    console.log(`${person} joins with this link, once, until ${new Date(end).toLocaleString()}:

${origin}/admin/login/#join=${token}

Hand it over yourself. The database has only its hash, so it cannot be shown again.`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

/** The database of the environment, or else the one of `npm run start:supabase`. */
function accessTo(project: Project): DatabaseAccess {
  const env = loadEnv('production', resolve('.'), ['VITE_SUPABASE_URL', 'SUPABASE_SECRET_KEY']);
  const { VITE_SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = env;
  if (url && secretKey) return { url: url.replace(/\/$/, ''), secretKey };
  const keys = join(process.env.CURBSIDE_DATA ?? join(project.folder, DATA), 'keys.json');
  if (url || !existsSync(keys)) {
    throw new Error(
      `Set VITE_SUPABASE_URL and SUPABASE_SECRET_KEY, or start the local database: ${npmCommand('run start:supabase')}`,
    );
  }
  const { number } = portFrom('SUPABASE_PORT', 54321);
  return {
    url: `http://localhost:${number}`,
    secretKey: (JSON.parse(readFileSync(keys, 'utf8')) as LiteKeys).secretKey,
  };
}

/** The website's address: this computer's for a local database, the manifest's for a hosted one. */
async function originFor(project: Project, { url }: DatabaseAccess): Promise<string> {
  if (url.startsWith('http://localhost:'))
    return `http://localhost:${portFrom('PORT', 4173).number}`;
  return (await loadValidSite(project)).site.facts.origin;
}
