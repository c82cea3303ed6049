// Page addresses: the one rule that every path ends with a slash.
import { describe, expect, it } from 'vitest';
import { pageDataPath, splitAddress, withTrailingSlash } from '../../src/model/path.ts';

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
