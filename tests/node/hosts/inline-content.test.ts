// A page's inline content, and its names in the policy.
import { describe, expect, it } from 'vitest';
import {
  contentPolicy,
  hashSource,
  inlineContent,
  type PolicySources,
} from '../../../src/node/hosts/content-policy.ts';

const hashes = (...texts: string[]) => texts.map(hashSource);

describe('inline content', () => {
  it.each([
    ['a plain script', '<script>go()</script>'],
    ['a module', '<script type="module">go()</script>'],
    ['a script with capitals and blanks', "<SCRIPT\n async TYPE='text/javascript'>go()</SCRIPT >"],
    ['speculation rules', '<script type=speculationrules>go()</script>'],
    ['an attribute with an angle bracket', '<script data-x="a>b">go()</script>'],
  ])('is %s', (_, html) => {
    expect(inlineContent(`<p>one</p>${html}<p>two</p>`).scripts).toEqual(hashes('go()'));
  });

  it.each([
    ['JSON-LD', '<script type="application/ld+json">{"a":"<style>x</style>"}</script>'],
    ['data', '<script type="application/json" id="page-data">{}</script>'],
    ['a script in a file', '<script type="module" src="/assets/a.js"></script>'],
    ['a word that begins alike', '<scripture>go()</scripture>'],
  ])('is not %s', (_, html) => {
    expect(inlineContent(html)).toEqual({ scripts: [], styles: [], dataPictures: false });
  });

  it('has each style, as long as the element is', () => {
    const html = '<style>a{}</style><style id="page-styles">b{}\n</style>';
    expect(inlineContent(html).styles).toEqual(hashes('a{}', 'b{}\n'));
  });

  it('ends where the browser ends it', () => {
    const html = '<script>"</scripty>"</script><style>x';
    expect(inlineContent(html).scripts).toEqual(hashes('"</scripty>"'));
    expect(inlineContent(html).styles).toEqual(hashes('x'));
  });

  it.each([
    ['a picture', '<img src="data:image/png;base64,AA">'],
    ['a preview', '<img src="/a.webp" data-blur="AA">'],
  ])('tells of %s inside the document', (_, html) => {
    expect(inlineContent(html).dataPictures).toBe(true);
  });
});

describe('a hash', () => {
  it('is that of the bytes that are sent', () => {
    // echo -n '…' | openssl dgst -sha256 -binary | base64
    expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
    expect(inlineContent('<script>say("–")</script>').scripts).toEqual([
      "'sha256-DXCD5YR81I+3NigRYCe9Moi/4AzaJg+4onCNJu/11ec='",
    ]);
  });
});

describe('the policy', () => {
  const page = { scripts: ["'go'"], styles: ["'b'"], dataPictures: false };
  const sources: PolicySources = {
    inline: [page, { ...page, styles: ["'a'", "'b'"] }],
    services: [],
    pictures: [],
    framesItself: false,
    mails: true,
  };
  const directive = (name: string, more: Partial<PolicySources> = {}) =>
    contentPolicy({ ...sources, ...more })
      .split('; ')
      .find((part) => part.startsWith(`${name} `));

  it('lets the site be framed by itself only where it frames itself, and by nobody else', () => {
    expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(directive('frame-src')).toBeUndefined();
    expect(directive('frame-ancestors', { framesItself: true })).toBe("frame-ancestors 'self'");
    expect(directive('frame-src', { framesItself: true })).toBe("frame-src 'self'");
  });

  it('allows pictures inside the page and from other hosts only where there are some', () => {
    const inline = [page, { ...page, dataPictures: true }];
    expect(directive('img-src', { inline })).toBe("img-src 'self' data:");
    const pictures = ['https://storage.example', 'https://storage.example'];
    expect(directive('img-src', { pictures })).toBe("img-src 'self' https://storage.example");
  });

  it('lets the editor show the site in a frame, and pictures and the worker that its script makes', () => {
    const inline = [page, { ...page, isEditor: true }];
    expect(directive('frame-ancestors', { inline })).toBe("frame-ancestors 'self'");
    expect(directive('frame-src', { inline })).toBe("frame-src 'self'");
    expect(directive('img-src', { inline })).toBe("img-src 'self' blob: data:");
    expect(directive('worker-src', { inline })).toBe('worker-src blob:');
    expect(directive('worker-src')).toBeUndefined();
  });

  it('allows the photos that a visitor chooses and a worker that reads them, and in the office the photos alone', () => {
    expect(directive('img-src', { photos: 'chosen' })).toBe("img-src 'self' blob:");
    expect(directive('worker-src', { photos: 'chosen' })).toBe('worker-src blob:');
    expect(directive('img-src', { photos: 'seen' })).toBe("img-src 'self' blob:");
    expect(directive('worker-src', { photos: 'seen' })).toBeUndefined();
  });

  it('does not depend on the order in which pages were read', () => {
    const inline = [...sources.inline].reverse();
    expect(contentPolicy({ ...sources, inline })).toBe(contentPolicy(sources));
  });

  it('names what several pages have in common once', () => {
    expect(directive('script-src')).toBe("script-src 'go' 'self'");
    expect(directive('style-src')).toBe(`style-src 'a' 'b' 'self'`);
  });
});
