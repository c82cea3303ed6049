// The rules for headers, the file they are written to, and the nginx configuration made of them.
import { describe, expect, it } from 'vitest';
import { cloudflare, MAX_HEADER_LINE_CHARS } from '../../src/hosts/cloudflare.ts';
import { HOSTS } from '../../src/hosts/hosts.ts';
import { formatHeaders } from '../../src/hosts/netlify.ts';
import { nginx } from '../../src/hosts/nginx.ts';
import { type HeaderRule, headerRules, headersFor, hostRedirects } from '../../src/hosts/rules.ts';
import { parseHeaders } from '../../src/node/serve/read-rules.ts';
import { manifestText, siteOf } from '../manifest/real-manifest.ts';

const site = siteOf(manifestText);
const rules = headerRules(site, "default-src 'none'");

describe('the rules', () => {
  it('name no header twice on any path, for hosts disagree on what happens then', () => {
    const paths = [...site.pages.map(({ page }) => page.path), '/assets/a.js', '/favicon.svg'];
    for (const path of paths) {
      const names = rules
        .filter((rule) => Object.keys(headersFor(path, [rule])).length > 0)
        .flatMap(({ headers }) => Object.keys(headers));
      expect(new Set(names).size, path).toBe(names.length);
    }
  });

  it('are no more for many towns than for one', () => {
    const [first, ...others] = site.pages;
    const many = Array.from({ length: 5000 }, (_, index) => ({
      ...(first as NonNullable<typeof first>),
      page: { ...others[0]?.page, path: `/rolloff-dumpsters/ny/town-${index}/` },
    })) as typeof site.pages;
    expect(headerRules({ ...site, pages: [...site.pages, ...many] }, 'x').length).toBe(
      rules.length,
    );
  });

  it('switch off on every path what the site has no use for', () => {
    expect(headersFor('/favicon.svg', rules)).toEqual({
      'Content-Security-Policy': "default-src 'none'",
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': [
        'camera=(), display-capture=(), geolocation=(), microphone=()',
        'publickey-credentials-get=(), usb=(), payment=()',
      ].join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });
});

describe('the file _headers', () => {
  it('is read back as it was written', () => {
    expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
  });

  it('is within Cloudflare’s limits, and one that is not is told apart', () => {
    const excess = (headers: HeaderRule[]) => cloudflare.excess?.({ headers, redirects: [] }) ?? [];
    expect(excess(rules)).toEqual([]);
    const long = [{ pattern: '/*', headers: { 'X-Long': 'a'.repeat(MAX_HEADER_LINE_CHARS) } }];
    expect(excess(long).slice(0, -1)).toEqual([
      'X-Long takes 2010 characters, and Cloudflare Pages drops a header of more than 2000.',
    ]);
    const many = Array.from({ length: 101 }, (_, index) => ({
      pattern: `/${index}/*`,
      headers: {},
    }));
    expect(excess(many).slice(0, -1)).toEqual([
      '_headers has 101 rules, and Cloudflare Pages reads 100.',
    ]);
  });
});

describe('the nginx configuration', () => {
  const redirects = hostRedirects([{ from: '/old', to: '/new/#place' }]);
  const filesOf = (headers: HeaderRule[]) =>
    Object.values(nginx.files).map((write) => write({ headers, redirects })) as [string, string];
  const [http, server] = filesOf(rules);

  it('has every header on the level of the server, where no other takes it away', () => {
    for (const name of Object.keys(rules[0]?.headers ?? {})) {
      expect(server).toContain(`\nadd_header ${name} "`);
    }
    expect(server).not.toMatch(/^ +add_header/m);
  });

  it('keeps each file as long as the rules say, a page under the name of its file as well', () => {
    const lines = http.split('\n');
    expect(lines).toContain('  default "public, max-age=0, must-revalidate";');
    expect(lines).toContain('  ~^/assets/.*$ "public, max-age=31536000, immutable";');
    expect(lines).toContain('  ~^/about/.*$ "public, max-age=300, must-revalidate";');
    expect(lines).toContain('  ~^/(index\\.html)?$ "public, max-age=300, must-revalidate";');
  });

  it.each(Object.keys(HOSTS.nginx.files))('does not serve %s, which only servers read', (file) => {
    expect(server).toContain(`\nlocation = ${file} { return 404; }\n`);
  });

  it('takes quotation marks and backslashes as they are', () => {
    const odd = [{ pattern: '/*', headers: { 'X-Odd': 'a "b" \\ c' } }];
    expect(filesOf(odd)[1]).toContain(String.raw`add_header X-Odd "a \"b\" \\ c" always;`);
  });

  it('leads an old address on, with the query before the hash', () => {
    expect(http).toContain('\n  "~^/old\\?" "/new/$is_args$args#place";\n');
  });

  it('takes no value that nginx would read as a variable', () => {
    const odd = [{ pattern: '/*', headers: { 'X-Odd': 'costs $5' } }];
    expect(() => filesOf(odd)).toThrow('costs $5');
  });
});
