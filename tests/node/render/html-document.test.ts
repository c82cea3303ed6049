// The HTML shell: what a document states of itself, and that its data ends no element.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DATA_ID, ROOT_ID, STRUCTURED_DATA, STYLES_ID } from '../../../src/app/embedded.ts';
import { scriptJson } from '../../../src/model/text/escape.ts';
import { htmlDocument } from '../../../src/node/render/html-document.ts';
import { manifestText, siteOf } from '../../manifest/real-manifest.ts';

const { facts } = siteOf(manifestText);

const html = htmlDocument({
  rendered: {
    body: '<main>$& and $$ stay</main>',
    head: '<title>T</title>',
    styles: '<style>a{}</style>',
    written: { rules: 1, classes: [] },
  },
  look: { head: '<link rel="icon" href="/a.svg">', style: '<style>b{}</style>' },
  embedded: {
    build: 'b1',
    facts,
    year: 2026,
    page: {
      path: '/',
      structured_data: { '@context': 'https://schema.org', '@graph': [{ name: 'Elsewhere' }] },
      sections: [],
    },
  },
  scripts: { starter: '', modules: ['/assets/client.js', '/assets/a.js'], now: true },
});

it('states its language, its character set within the first bytes, and its viewport', () => {
  expect(html).toMatch(/^<!doctype html>\n<html lang="en-US">/);
  expect(html.indexOf('<meta charset="utf-8">')).toBeLessThan(1024);
  expect(html).toContain('name="viewport" content="width=device-width, initial-scale=1"');
});

it('holds the rendered page as it is, dollar signs and all', () => {
  expect(html).toContain(`<div id="${ROOT_ID}"><main>$& and $$ stay</main></div>`);
});

it('leaves out the structured data, which stands in an element of its own', () => {
  expect(html).not.toContain('Elsewhere');
});

it('has no id that a section of the manifest may have too', () => {
  const { pattern } = JSON.parse(readFileSync('schema/parts/anchor.schema.json', 'utf8'));
  for (const id of [ROOT_ID, DATA_ID, STYLES_ID, STRUCTURED_DATA]) {
    expect(id).not.toMatch(new RegExp(pattern));
  }
});

it('JSON for a script element has no angle bracket and no line separator, and means the same', () => {
  const data = { text: '<a>\u2028\u2029', list: [1, null, true] };
  expect(scriptJson(data)).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(scriptJson(data))).toEqual(data);
});
