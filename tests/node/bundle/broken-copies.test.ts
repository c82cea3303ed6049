// The checks of what ships and of load, on copies that are broken: each says what is wrong there.
import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { licenceList } from '../../../src/node/bundle/plugins.ts';
import { answering } from '../../support/servers/answering.ts';
import { load, loadFaults } from '../../support/servers/load.ts';
import { holdsSecret, licenceFaults } from '../../support/sites/what-ships.ts';

describe('a script with a secret in it', () => {
  it.each([
    ['a private key', '-----BEGIN RSA PRIVATE KEY-----'],
    ['a key of Amazon', 'const key = "AKIAIOSFODNN7EXAMPLE";'],
    ['a token of GitHub', `Authorization: token ghp_${'a1B2'.repeat(9)}`],
    ['a key for payments', 'sk_live_abcdefghijk'],
    ['a token of Slack', 'xoxb-1234567890-abc'],
    ['a signed token', `eyJ${'a'.repeat(30)}.eyJ${'b'.repeat(30)}.c`],
    ['a database’s password', 'postgresql://admin:secret@db.example/site'],
    ['a secret key of the database', 'sb_secret_0123456789abc'],
    ['the role that may do everything', '{"role":"service_role"}'],
  ])('is found: %s', (_what, text) => {
    expect(holdsSecret(`run();${text}\nend();`)).toBe(true);
  });

  it('is told from one without', () => {
    expect(holdsSecret('const role = "anon"; const task_live_now = "AKIA"; sky_test_1')).toBe(
      false,
    );
  });
});

describe('a list of licences', () => {
  const names = ['react', 'react-dom', 'react-toastify', 'styled-components', 'zustand'];
  const modules = names.map((name) => `${process.cwd()}/node_modules/${name}/index.js`);
  const whole = licenceList(modules);

  it('has no fault as it is', () => {
    expect(licenceFaults(whole)).toEqual([]);
  });

  it('that leaves a package out is found', () => {
    const rest = modules.filter((id) => !id.includes('toastify'));
    expect(licenceFaults(licenceList(rest))).toEqual(['react-toastify is missing']);
  });

  it('with a licence that asks for more than naming is found', () => {
    const changed = whole.replace(/(\nzustand [\d.]+) \([^)]*\)/, '$1 (GPL-3.0-only)');
    expect(licenceFaults(changed)).toEqual(['zustand is under GPL-3.0-only']);
  });

  it('without the texts of the licences is found', () => {
    const heads = whole.replace(/(\([A-Z0-9.-]+\)\n)[\s\S]*?(?=\n\n-{72}|$)/g, '$1');
    expect(licenceFaults(heads)).toEqual(['most licences come without their text']);
  });
});

describe('a server under load', () => {
  /** The faults that a short load finds in a server. */
  async function faultsOf(answer: RequestListener): Promise<string[]> {
    const settings = { connections: 20, seconds: 0.3, processes: [] };
    return loadFaults(await load(await answering(answer), ['/'], settings));
  }

  it('that answers everything has no fault', async () => {
    expect(await faultsOf((_, response) => void response.end('well'))).toEqual([]);
  });

  it('that fails now and then is found', async () => {
    let count = 0;
    const faults = await faultsOf((_, response) => {
      count++;
      response.writeHead(count % 10 === 0 ? 500 : 200).end();
    });
    expect(faults[0]).toMatch(/: 500$/);
  });

  it('that drops connections is found', async () => {
    let count = 0;
    const faults = await faultsOf((_, response) => {
      if (++count % 10 === 0) response.destroy();
      else response.end();
    });
    expect(faults[0]).toMatch(/socket hang up|ECONNRESET/);
  });

  it('whose memory piles up is found, and one that fills its caches is not', () => {
    expect(loadFaults({ errors: [], memory: [80, 95, 110] })).toEqual([]);
    expect(loadFaults({ errors: [], memory: [80, 160, 240] })).toEqual([
      'memory grew from 80 to 240 MB',
    ]);
  });
});
