// The HTML shell: no text can end an element or get lost on the way into the document.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  DATA_ID,
  type Embedded,
  ROOT_ID,
  STRUCTURED_DATA,
  STYLES_ID,
} from '../../../src/app/embedded.ts';
import { scriptJson } from '../../../src/model/script-json.ts';
import type { Page } from '../../../src/model/site.ts';
import { htmlDocument } from '../../../src/node/render/html-document.ts';
import { manifestText, siteOf } from '../../manifest/real-manifest.ts';

const { facts } = siteOf(manifestText);

/** A document with one text in the page's data. */
function documentWith(text: string, body = ''): string {
  const page: Page = {
    path: '/',
    structured_data: { '@context': 'https://schema.org', '@graph': [{ name: 'Stands elsewhere' }] },
    sections: [{ type: 'legal', heading: text, tone: 'plain', clauses: [] }],
  };
  return htmlDocument({
    rendered: {
      body,
      head: '<title>T</title>',
      styles: '<style>a{}</style>',
      written: { rules: 1, classes: [] },
    },
    look: { head: '<link rel="icon" href="/a.svg">', style: '<style>b{}</style>' },
    embedded: { build: 'b1', facts, year: 2026, page },
    scripts: { starter: '', modules: ['/assets/client.js', '/assets/a.js'], now: true },
  });
}

/** The content of the data element for a browser: everything up to the first end tag. */
function dataOf(html: string): Embedded {
  const start = html.indexOf('>', html.indexOf(`id="${DATA_ID}"`)) + 1;
  return JSON.parse(html.slice(start, html.indexOf('</script', start))) as Embedded;
}

const headingOf = (html: string) => dataOf(html).page.sections[0]?.heading;

describe('the data in a document', () => {
  it.each([
    ['an end tag', 'before </script><script>alert(1)</script> after'],
    ['an end tag in capitals', '</SCRIPT >'],
    ['the start of a comment', '<!-- <script>'],
    ['an escaped end tag', '\\u003c/script>'],
    ['line separators', 'one\u2028two\u2029three'],
    ['replacement patterns', "$$ $& $1 $` $'"],
    ['quotes and backslashes', `"double" 'single' \\ back`],
    ['letters beyond the basic plane', '🚛 naïve – “quoted”'],
  ])('carries %s through unharmed', (_what, text) => {
    expect(headingOf(documentWith(text))).toBe(text);
  });

  it('leaves out the structured data, which stands in an element of its own', () => {
    expect(documentWith('x')).not.toContain('Stands elsewhere');
  });

  it('names the build, the year and the facts', () => {
    expect(dataOf(documentWith('x'))).toMatchObject({ build: 'b1', year: 2026, facts });
  });
});

describe('JSON for a script element', () => {
  it('has no angle bracket and no line separator, and means the same', () => {
    const data = { text: '<a>\u2028\u2029', list: [1, null, true] };
    expect(scriptJson(data)).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(scriptJson(data))).toEqual(data);
  });
});

describe('the document', () => {
  const html = documentWith('x', '<main>$& and $$ stay</main>');

  it('holds the rendered page as it is, dollar signs and all', () => {
    expect(html).toContain(`<div id="${ROOT_ID}"><main>$& and $$ stay</main></div>`);
  });

  it('has no id that a section of the manifest may have too', () => {
    const { pattern } = JSON.parse(readFileSync('schema/parts/anchor.schema.json', 'utf8'));
    for (const id of [ROOT_ID, DATA_ID, STYLES_ID, STRUCTURED_DATA]) {
      expect(id).not.toMatch(new RegExp(pattern));
    }
  });

  it('states its language, its character set within the first bytes, and its viewport', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-US">/);
    expect(html.indexOf('<meta charset="utf-8">')).toBeLessThan(1024);
    expect(html).toContain('name="viewport" content="width=device-width, initial-scale=1"');
  });

  it('has the head’s tags and the styles in the head', () => {
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toContain('<title>T</title>');
    expect(head).toContain('<style>a{}</style>');
  });

  it('loads the script it is given', () => {
    expect(html).toContain('/assets/client.js');
  });
});
