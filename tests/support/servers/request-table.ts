// Odd requests, parts of a file, conditions and compression: what every server of the site owes beyond the rows of the walk.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Answer, ask, unpacked } from './ask.ts';

/** A server that runs, and the folder with the site that it serves. */
export interface Host {
  url: string;
  folder: string;
}

/** The differences between hosts that are allowed. */
export interface HostTraits {
  /** The compressions that it sends; all unless said otherwise. */
  encodings?: ('br' | 'gzip')[];
  /**
   * True for Cloudflare's local runtime, which answers with 500 or 502 where it cannot make sense of a path, and has
   * neither ranges nor all of the headers that the network in front of the real one adds.
   */
  isLocalRuntime?: boolean;
  /** True for a server that answers with 500 to a path that no file can have. */
  failsOnOddPaths?: boolean;
  /** The methods that it refuses; it answers the others as if they were GET. All unless said otherwise. */
  refuses?: string[];
}

/** Registers the tests of a server, which runs by the time they do. */
export function describeRequests(name: string, host: () => Host, traits: HostTraits = {}): void {
  const { encodings = ['br', 'gzip'], isLocalRuntime = false, failsOnOddPaths = false } = traits;
  const { refuses = ['POST', 'PUT', 'DELETE'] } = traits;
  const get = (path: string, headers: Record<string, string> = {}) =>
    ask(host().url, path, { headers });
  const file = (path: string) => readFileSync(join(host().folder, path));
  const isNoFailure = (status: number) =>
    status < 500 ||
    (status === 500 && (failsOnOddPaths || isLocalRuntime)) ||
    (status === 502 && isLocalRuntime);
  const script = () => {
    const found = readdirSync(join(host().folder, 'assets')).find((entry) =>
      /^entry-client.*\.js$/.test(entry),
    );
    return `/assets/${found}`;
  };

  describe(`${name}: odd requests`, () => {
    /** Whatever is asked, a refusal or a page that is there: never an error of the server, and it goes on serving. */
    const survives = async (path: string, headers?: Record<string, string>) => {
      const answer = await get(path, headers).catch((error: NodeJS.ErrnoException) => error.code);
      if (typeof answer === 'object') expect(answer.status, path).toSatisfy(isNoFailure);
      else expect(['ECONNRESET', 'EPIPE', 'HPE_HEADER_OVERFLOW']).toContain(answer);
      expect((await get('/')).status).toBe(200);
      return typeof answer === 'object' ? answer : undefined;
    };

    test.each([
      '/../package.json',
      '/about/../../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/..%5cpackage.json',
      '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      '/assets/..%2f..%2fpackage.json',
    ])('%s leads out of the folder nowhere', async (path) => {
      const body = (await survives(path))?.body.toString() ?? '';
      expect(body).not.toMatch(/devDependencies|root:x:0/);
    });

    test.each(['/%', '/%E0%A4%A', '/%00/', '/about/%00.html', '/%zz/', '/a%', '/%C0%AE%C0%AE/'])(
      '%s is malformed, and refused',
      async (path) => {
        expect((await survives(path))?.status ?? 400).not.toBe(200);
      },
    );

    test.each([
      '//elsewhere.example',
      '//elsewhere.example/%2f..',
      '/\\elsewhere.example',
      '/\\elsewhere.example/x',
      '//about',
      '/%5cexample.com/x',
      '/a%5c/%5cexample.com',
      '/%5C%5Cexample.com',
    ])('%s leads to no other site', async (path) => {
      const to = (await survives(path))?.headers.location;
      expect(new URL(to ?? '/', host().url).host).toBe(new URL(host().url).host);
    });

    test.skipIf(isLocalRuntime)(
      'the whole address, as proxies ask for it, leads to the page',
      async () => {
        expect((await get(`${host().url}/about/`)).status).toBe(200);
      },
    );

    test('an encoded letter is the letter', async () => {
      expect((await get('/%61bout/')).status).toBe(200);
    });

    test.each([8_000, 100_000])('a path of %i characters is refused', async (length) => {
      expect((await survives(`/${'a'.repeat(length)}/`))?.status ?? 414).not.toBe(200);
    });

    test('a header of 100,000 characters is refused or overlooked', async () => {
      await survives('/', { 'X-Long': 'a'.repeat(100_000) });
    });

    test.each([
      'bytes=5-2',
      'bytes=abc',
      'bytes=-0',
      'bytes=0-1,5-6',
      'bytes=99999999-',
      'bytes=0-18446744073709551615',
      'lines=1-2',
    ])('the range %s is refused or overlooked', async (range) => {
      const answer = await survives('/favicon.svg', { Range: range });
      expect([200, 206, 416]).toContain(answer?.status);
    });

    test.each(refuses)('%s changes nothing and gets no page', async (method) => {
      const { status } = await ask(host().url, '/', { method });
      expect([403, 404, 405]).toContain(status);
    });
  });

  test(`${name}: a calendar is sent as one`, async () => {
    const { headers, body } = await get('/calendar/thursday.ics');
    expect(headers['content-type']).toMatch(/^text\/calendar(; ?charset=utf-8)?$/i);
    expect(body.equals(file('/calendar/thursday.ics'))).toBe(true);
  });

  describe(`${name}: HEAD, ranges, conditions, compression`, () => {
    test('HEAD gets the headers of GET and no body', async () => {
      for (const path of ['/about/', '/no/such/page/']) {
        const [head, whole] = [await ask(host().url, path, { method: 'HEAD' }), await get(path)];
        const shown = ({ status, headers }: Answer) => [
          status,
          headers['content-type'],
          headers['cache-control'],
          headers['content-security-policy'],
        ];
        expect(shown(head)).toEqual(shown(whole));
        expect(head.body.length).toBe(0);
      }
    });

    test.skipIf(isLocalRuntime)('a part of a file can be had', async () => {
      const whole = file(script());
      const part = await get(script(), { Range: 'bytes=100-199' });
      expect(part.status).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes 100-199/${whole.length}`);
      expect(part.body.equals(whole.subarray(100, 200))).toBe(true);
    });

    test('what somebody has already is not sent again', async () => {
      for (const path of ['/about/', script()]) {
        const etag = (await get(path)).headers.etag ?? '';
        expect(etag).toMatch(/^(W\/)?".+"$/);
        const again = await get(path, { 'If-None-Match': etag });
        expect(again.status).toBe(304);
        if (!isLocalRuntime) expect(again.headers.etag).toBe(etag);
        expect(again.body.length).toBe(0);
        expect((await get(path, { 'If-None-Match': '"another"' })).status).toBe(200);
      }
    });

    test('an asset is kept for a year', async () => {
      const { headers } = await get(script());
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toMatch(/javascript/);
    });

    test.each(encodings)(
      '%s is sent to whoever can read it, and is a good deal smaller',
      async (encoding) => {
        for (const path of ['/', '/about/page.json', script()]) {
          const plain = file(path.endsWith('/') ? `${path}index.html` : path);
          const answer = await get(path, { 'Accept-Encoding': encoding });
          expect(answer.headers['content-encoding'], path).toBe(encoding);
          if (!isLocalRuntime) expect(answer.headers.vary).toMatch(/accept-encoding/i);
          expect(unpacked(answer).equals(plain)).toBe(true);
          expect(answer.body.length).toBeLessThan(plain.length * 0.5);
        }
      },
    );

    test.each(['identity', 'br;q=0, gzip;q=0', 'br;q=0.0, *;q=0'])(
      'the compression %s is none',
      async (accepted) => {
        const { headers } = await get('/', { 'Accept-Encoding': accepted });
        expect(headers['content-encoding']).toBeUndefined();
      },
    );
  });
}
