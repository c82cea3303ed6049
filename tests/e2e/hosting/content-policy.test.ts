// The Content-Security-Policy allows inline content by its hash only, and other headers stand beside it.

import { describe, expect, inject, test } from 'vitest';
import { SHEET_PATH } from '../../../src/model/own-files.ts';
import { browserForFile } from '../../support/browser/browser.ts';
import { directives } from '../../support/browser/policy.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();
const pages = inject('pages');

const policyOf = async (path: string) =>
  (await fetch(inject('url') + path)).headers.get('content-security-policy') ?? '';

describe('the policy', () => {
  test('allows nothing that it does not name, and nothing unsafe', async () => {
    const policy = await policyOf('/');
    const allowed = directives(policy);
    expect(allowed.get('default-src')).toEqual(["'none'"]);
    expect(allowed.get('base-uri')).toEqual(["'none'"]);
    expect(policy).not.toMatch(/unsafe|\*|\bhttps?:(\s|;|$)/);
    expect(allowed.get('script-src')).toContain("'self'");
    expect(allowed.get('script-src')?.join(' ')).not.toMatch(/data:|blob:/);
  });

  test('names every inline script and style of every page and no others, and no page has another way to hold one', async () => {
    const allowed = directives(await policyOf('/'));
    const { page } = await open('/');
    const needed = new Set<string>();
    for (const { path } of [...pages, { path: '/no/such/page/' }, { path: SHEET_PATH }]) {
      const html = await (await fetch(inject('url') + path)).text();
      const found = await page.evaluate(inlineContent, html);
      expect(found.attributes).toEqual([]);
      expect(found.styles.length).toBeGreaterThan(0);
      expect(allowed.get('style-src')).toEqual(expect.arrayContaining(found.styles));
      expect(allowed.get('script-src')).toEqual(expect.arrayContaining(found.scripts));
      for (const hash of [...found.styles, ...found.scripts]) needed.add(hash);
    }
    const named = [...allowed.values()].flat();
    expect(new Set(named.filter((source) => source.startsWith("'sha256-")))).toEqual(needed);
  });
});

/** Runs in the browser, whose parser is the one that counts: the hashes of what a document holds inline. */
async function inlineContent(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const all = [...parsed.querySelectorAll('*')];
  const hash = async (element: Element) => {
    const text = new TextEncoder().encode(element.textContent ?? '');
    const digest = await crypto.subtle.digest('SHA-256', text);
    return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
  };
  const scripts = [...parsed.querySelectorAll('script:not([src])')].filter(
    ({ type }: Partial<HTMLScriptElement>) => !/json$/.test(type ?? ''),
  );
  return {
    attributes: all.flatMap(({ tagName, attributes }) =>
      [...attributes]
        .filter(({ name, value }) => /^(style|on.*)$/.test(name) || /^\s*javascript:/i.test(value))
        .map(({ name, value }) => `<${tagName.toLowerCase()} ${name}="${value}">`),
    ),
    scripts: await Promise.all(scripts.map(hash)),
    styles: await Promise.all([...parsed.querySelectorAll('style')].map(hash)),
  };
}

// Whatever is refused is told in the console, and there no test takes a word that it does not expect.
test('what slips into a page does not run: neither a script, nor a handler, nor a frame or request to elsewhere', async () => {
  const expects = /Content Security Policy/;
  const { page, complaints } = await open('/', { expects });
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.slippedIn = true';
    const button = document.createElement('button');
    button.setAttribute('onclick', 'window.slippedIn = true');
    const frame = document.createElement('iframe');
    frame.src = 'https://elsewhere.example/';
    document.body.append(script, button, frame);
    button.click();
    fetch('https://elsewhere.example/').catch(() => {});
  });
  await eventually(() => complaints.filter((text) => expects.test(text)).length).toBe(4);
  await eventually(() => page.evaluate(() => 'slippedIn' in window)).toBe(false);
});

test.each(['/', '/rolloff-dumpsters/ny/collins/', '/no/such/page/', '/sitemap.xml', '/page.json'])(
  'the answer to %s carries the other security headers, too',
  async (path) => {
    const { headers } = await fetch(inject('url') + path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=(), '),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/frame-ancestors '(none|self)'/),
    });
    expect(headers.get('server') ?? headers.get('x-powered-by')).toBeNull();
  },
);
