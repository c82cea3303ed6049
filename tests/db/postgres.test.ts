// The same facts on a real PostgreSQL server: through supabase-js, and in plain SQL under the role of a visitor.
import { afterAll, describe, inject } from 'vitest';
import { startDatabase } from '../support/database/lite.ts';
import { startPostgres } from '../support/database/postgres.ts';
import { alertFacts } from './alert-facts.ts';
import { quoteLimits } from './quote-limits.ts';
import { serverFacts } from './server-facts.ts';
import { visitorFacts } from './visitor-facts.ts';

const server = await startPostgres();
afterAll(() => server?.close());

const create = async (name: string) => (await server?.create(name)) ?? '';

// The embedded database states them in every run.
describe.runIf(server && inject('thorough'))('through supabase-js', () => {
  const start = async (name: string) =>
    startDatabase({ name, storage: { driver: 'postgres', url: await create(name) } });
  visitorFacts(() => start('server'));
  alertFacts(() => start('server_alerts'));
  quoteLimits(() => start('server_limits'));
});

describe.runIf(server)('in plain SQL', () => serverFacts(create));
