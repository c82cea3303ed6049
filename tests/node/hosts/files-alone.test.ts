// Where a host only sends files, pages carry the policy themselves, and old addresses have small pages.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { redirectPages, writeTags } from '../../../src/node/hosts/files-alone.ts';
import { type Edit, edited, siteOf } from '../../manifest/real-manifest.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();

const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; frame-ancestors 'none'; report-to policy; style-src $&",
  'Referrer-Policy': 'no-referrer',
};

const TAGS = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src $&">
<meta name="referrer" content="no-referrer">
`;

describe('the policy as an element', () => {
  it.each([
    [
      'after the charset',
      '<!doctype html>\n<html lang="en"><head>\n<meta charset="utf-8">\n',
      '<script>',
    ],
    ['first in a head without one', '<!DOCTYPE html><html><head class="a">', '<script>'],
    ['not in a header', '<!doctype html>\n', '<title>a</title><header>b</header>'],
    ['first in a fragment', '', '<p>a</p>'],
  ])(
    'stands before everything that it is about, without what only a header can say: %s',
    (_, before, after) => {
      mkdirSync(join(folder, 'a'), { recursive: true });
      const file = join(folder, 'a/index.html');
      writeFileSync(file, before + after);
      writeTags(folder, HEADERS);
      expect(readFileSync(file, 'utf8')).toBe(before + TAGS + after);
    },
  );
});

describe('an old address', () => {
  const pagesFor = (...write: string[]) => {
    const edits: Edit[] = [
      { find: ['redirects:'], write: ['redirects:', ...write].join('\n  - ') },
    ];
    return redirectPages(siteOf(edited(edits).text)).map(({ path }) => path);
  };

  test('has a page at its own place, and one of a folder or a query has none', () => {
    const old = [
      '/old.html',
      '/team/',
      '/menu.php',
      '/blog/*',
      '"/?p=12"',
      '/index.php?page_id=12',
    ];
    expect(pagesFor(...old.map((from) => `{ from: ${from}, to: /about/ }`))).toEqual([
      ...['/old.html', '/team/index.html', '/menu.php/index.html'],
      ...['/bill/index.html', '/privacy/index.html'],
    ]);
  });
});
