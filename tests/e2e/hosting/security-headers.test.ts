// The headers beside the policy, as the server sends them, and what MDN's HTTP Observatory makes of them.
import { describe, expect, inject, test } from 'vitest';
import { observatory } from '../../support/servers/observatory.ts';

const answer = async (path: string) => {
  const response = await fetch(inject('url') + path);
  return { headers: response.headers, html: await response.text() };
};

describe('every answer', () => {
  test.each([
    '/',
    '/rolloff-dumpsters/ny/collins/',
    '/no/such/page/',
    '/sitemap.xml',
    '/page.json',
  ])('to %s carries the same security headers', async (path) => {
    const { headers } = await answer(path);
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
  });
});

describe('the HTTP Observatory', () => {
  test('gives every kind of page at least 120 points', async () => {
    for (const path of ['/', '/pay-bill/', '/contact/', '/no/such/page/']) {
      const { headers, html } = await answer(path);
      const { score, results } = observatory(headers, html);
      expect(score, JSON.stringify(results)).toBeGreaterThanOrEqual(120);
    }
    const { score } = observatory((await answer('/')).headers, (await answer('/')).html);
    console.log(`HTTP Observatory: ${score} of 145 points (preloading and cookies give the rest).`);
  });

  test.each([
    ['content-security-policy', null],
    ['content-security-policy', "default-src 'self'; script-src 'self' 'unsafe-inline'"],
    ['content-security-policy', "default-src 'none'; script-src https:; frame-ancestors 'none'"],
    ['strict-transport-security', null],
    ['strict-transport-security', 'max-age=86400'],
    ['cross-origin-resource-policy', null],
    ['x-content-type-options', null],
  ])('gives less than it gave with %s: %s', async (name, value) => {
    const { headers, html } = await answer('/');
    const before = observatory(headers, html).score;
    const changed = new Headers(headers);
    changed.delete(name);
    if (value) changed.set(name, value);
    expect(observatory(changed, html).score).toBeLessThan(before);
  });
});
