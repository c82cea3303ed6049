// A build writes files for its host, and warns about more rules than a host reads.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DEFAULT_HOSTS } from '../../../src/hosts/hosts.ts';
import { inlineContentIn, writeHostFiles } from '../../../src/node/hosts/host-files.ts';
import { parseRedirects } from '../../../src/node/serve/read-rules.ts';
import { type Edit, edited, manifestText, siteOf } from '../../manifest/real-manifest.ts';
import { directives } from '../../support/browser/policy.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const site = siteOf(manifestText);
const folder = temporaryFolder();

/** Writes pages, each with a style of its own. */
function writePages(count: number): void {
  const styles = Array.from({ length: count }, (_, index) => `<style>h${index}{}</style>`);
  writeFileSync(join(folder, 'index.html'), styles.join(''));
}

/** The warnings that are printed from here to the end of the test. */
function warnings(): string[] {
  const said: string[] = [];
  const spy = vi.spyOn(console, 'warn').mockImplementation((text) => void said.push(text));
  onTestFinished(() => spy.mockRestore());
  return said;
}

describe('a policy with more styles than Cloudflare reads', () => {
  beforeEach(() => writePages(40));

  it('is written for other hosts, and the build says what Cloudflare would do', () => {
    const said = warnings();
    writeHostFiles(site, folder, { inline: inlineContentIn(folder), hosts: DEFAULT_HOSTS });
    expect(said.join()).toMatch(
      /^Content-Security-Policy takes 2\d\d\d characters, and Cloudflare Pages drops a header of more than 2000\.\nThe policy names/,
    );
    expect(readFileSync(join(folder, '_headers'), 'utf8').match(/'sha256-/g)).toHaveLength(40);
  });

  it('ends a build on Cloudflare, because the site would stand there without one', () => {
    vi.stubEnv('CF_PAGES', '1');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(() =>
      writeHostFiles(site, folder, { inline: inlineContentIn(folder), hosts: DEFAULT_HOSTS }),
    ).toThrow(/^Content-Security-Policy takes/);
  });
});

describe('the policy of a finished site', () => {
  const policyOf = (...edits: Edit[]) => {
    writePages(1);
    writeHostFiles(siteOf(edited(edits).text), folder, {
      inline: inlineContentIn(folder),
      hosts: DEFAULT_HOSTS,
    });
    const [, policy = ''] =
      /Content-Security-Policy: (.*)/.exec(readFileSync(join(folder, '_headers'), 'utf8')) ?? [];
    return directives(policy);
  };

  it('names the host of a picture that stands elsewhere, and of no link', () => {
    const policy = policyOf({
      find: ['- path: /about/', 'src: …'],
      write: 'src: https://pictures.example.com/family.webp',
    });
    expect(policy.get('img-src')).toEqual(["'self'", 'https://pictures.example.com']);
  });
});

describe('the file _redirects', () => {
  it('stands in the finished site and is read back as it was written', () => {
    writePages(1);
    writeHostFiles(site, folder, { inline: inlineContentIn(folder), hosts: DEFAULT_HOSTS });
    const read = parseRedirects(readFileSync(join(folder, '_redirects'), 'utf8'));
    expect([...read]).toEqual([
      ['/bill', '/pay-bill/'],
      ['/bill/', '/pay-bill/'],
      ['/privacy', '/terms-privacy/#privacy-policy'],
      ['/privacy/', '/terms-privacy/#privacy-policy'],
    ]);
  });
});
