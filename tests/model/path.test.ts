// Page addresses: the one rule that every path ends with a slash.
import { describe, expect, it } from 'vitest';
import {
  addQuery,
  isPagePath,
  pageDataPath,
  splitAddress,
  withTrailingSlash,
} from '../../src/model/path.ts';

describe('a path', () => {
  it.each([
    ['/about', '/about/'],
    ['/about/', '/about/'],
    ['/', '/'],
    ['/rolloff-dumpsters/ny/dunkirk', '/rolloff-dumpsters/ny/dunkirk/'],
    ['/logo.svg', '/logo.svg'],
    ['/v1.2/about', '/v1.2/about/'],
    ['//example.com/x', '/example.com/x/'],
    ['///', '/'],
  ])('%s is written %s', (written, slashed) => {
    expect(withTrailingSlash(written)).toBe(slashed);
  });

  it('is that of a page when it ends with a slash, and of a file otherwise', () => {
    expect(['/', '/about/', '/logo.svg', '/404.html'].map(isPagePath)).toEqual([
      ...[true, true],
      ...[false, false],
    ]);
  });

  it('has its data beside it', () => {
    expect(pageDataPath('/about/')).toBe('/about/page.json');
    expect(pageDataPath('/about')).toBe('/about/page.json');
    expect(pageDataPath('/')).toBe('/page.json');
  });
});

describe('an address', () => {
  it.each([
    ['/contact/?city=dunkirk#form', { path: '/contact/', query: '?city=dunkirk', hash: '#form' }],
    ['/about/#a?b', { path: '/about/', query: '', hash: '#a?b' }],
    ['#top', { path: '', query: '', hash: '#top' }],
    ['?a=/b/c', { path: '', query: '?a=/b/c', hash: '' }],
    ['', { path: '', query: '', hash: '' }],
  ])('%s has its parts', (address, parts) => {
    expect(splitAddress(address)).toEqual(parts);
  });
});

describe('choices for a form', () => {
  it.each([
    ['/contact/', 'size=small', '/contact/?size=small'],
    ['/contact/#form', 'size=small', '/contact/?size=small#form'],
    [
      '/contact/?service=rolloff',
      'city=dunkirk&service=residential',
      '/contact/?service=rolloff&city=dunkirk&service=residential',
    ],
    ['/contact/', '', '/contact/'],
    ['#form', 'size=small', '#form'],
    ['tel:+17165550142', 'size=small', 'tel:+17165550142'],
    ['https://order.example/', 'size=small', 'https://order.example/'],
  ])('%s with "%s" is %s', (address, choices, added) => {
    expect(addQuery(address, choices)).toBe(added);
  });
});
