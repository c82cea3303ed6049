// The contacts for a security fault: people read security.txt, browsers the policy.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeHostFiles } from '../../../src/node/hosts/host-files.ts';
import { securityTxt } from '../../../src/node/output/crawler-files.ts';
import { siteFiles } from '../../../src/node/render/prerender.ts';
import { rulesIn } from '../../../src/node/serve/read-rules.ts';
import { edited, manifestText, siteOf } from '../../manifest/real-manifest.ts';
import { directives } from '../../support/browser/policy.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
const plain = siteOf(manifestText);
const JUNE = new Date('2026-06-11T12:00:00Z');

const siteWith = (setting: string) =>
  siteOf(edited([{ find: ['admin_mode: false'], write: `admin_mode: false\n${setting}` }]).text);

describe('security.txt', () => {
  it('names the contact, and a day within a year on which it expires', () => {
    const site = siteWith('security_contact: security@hauling.test');
    const [file] = securityTxt(site, JUNE);
    expect(file?.path).toBe('/.well-known/security.txt');
    expect(file?.text.split('\n')).toEqual([
      'Contact: mailto:security@hauling.test',
      'Expires: 2027-06-01T00:00:00Z',
      'Preferred-Languages: en',
      `Canonical: ${site.facts.origin}/.well-known/security.txt`,
      '',
    ]);
  });

  it('is a file of every site that names a contact, and of no other', () => {
    const paths = (site: typeof plain) =>
      siteFiles(site, {
        ...{ build: 'b', year: 2026, facts: site.facts },
        look: { head: '', style: '' },
      }).map(({ path }) => path);
    expect(paths(siteWith('security_contact: a@hauling.test'))).toContain(
      '/.well-known/security.txt',
    );
    expect(paths({ ...plain, security: {} })).not.toContain('/.well-known/security.txt');
  });
});

describe('reports of what the policy refuses', () => {
  const headersOf = (site: typeof plain) => {
    writeHostFiles(site, folder, { inline: [], hosts: ['netlify', 'nginx'] });
    return rulesIn(folder)()[0]?.headers ?? {};
  };

  it('go to the address that the manifest names', () => {
    const headers = headersOf(siteWith('policy_reports: https://reports.test/csp?site=1'));
    expect(headers['Reporting-Endpoints']).toBe('policy="https://reports.test/csp?site=1"');
    const policy = directives(headers['Content-Security-Policy'] ?? '');
    expect(policy.get('report-to')).toEqual(['policy']);
    const nginx = readFileSync(join(folder, 'nginx-server.conf'), 'utf8');
    expect(nginx).toContain(
      String.raw`add_header Reporting-Endpoints "policy=\"https://reports.test/csp?site=1\"" always;`,
    );
  });

  it('go nowhere where it names none', () => {
    const headers = headersOf({ ...plain, security: {} });
    expect(headers).not.toHaveProperty('Reporting-Endpoints');
    expect(headers['Content-Security-Policy']).not.toContain('report-to');
  });
});
