// Every diagnostic says on which pages visitors would see it.
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/manifest/diagnostic.ts';
import {
  formatAnnotations,
  formatDiagnostic,
} from '../../../src/manifest/messages/format-diagnostics.ts';
import { type Edit, edited, verdictOn } from '../real-manifest.ts';

/** The first diagnostic of the manifest after a change. Throws without one. */
function diagnosticAfter(...edits: Edit[]): Diagnostic {
  const [diagnostic] = verdictOn(edited(edits).text).diagnostics;
  if (!diagnostic) throw new Error('the change is no mistake');
  return diagnostic;
}

const DUNKIRK = ['towns:', '- id: dunkirk'];

describe('a mistake', () => {
  it('in a town’s entry is seen on the town’s pages', () => {
    expect(diagnosticAfter({ find: [...DUNKIRK, 'counties: …'] }).pages).toEqual([
      '/residential-trash-pickup/ny/dunkirk/',
      '/rolloff-dumpsters/ny/dunkirk/',
    ]);
  });

  it('that takes a town’s slug away leaves it without an address', () => {
    expect(diagnosticAfter({ find: [...DUNKIRK, 'slug: dunkirk'] }).pages).toBeUndefined();
  });

  it('in what a town says of one service is seen on the page of that service', () => {
    const { pages } = diagnosticAfter({ find: [...DUNKIRK, 'rolloff:', 'service_badge: …'] });
    expect(pages).toEqual(['/rolloff-dumpsters/ny/dunkirk/']);
  });

  it('in a page is seen there', () => {
    const { pages } = diagnosticAfter({
      find: ['pages:', '- path: /about/', 'meta_title: …'],
    });
    expect(pages).toEqual(['/about/']);
  });

  it('in the template of town pages is seen on the page of every town', () => {
    const find = ['town_pages:', '- service: rolloff', 'sections:', 'heading: …'];
    expect(diagnosticAfter({ find }).pages).toHaveLength(6);
  });

  it('in a list of questions is seen on the pages that show the list', () => {
    const { pages } = diagnosticAfter({
      find: ['faqs:', 'billing:', 'question: …'],
      write: 'question:',
    });
    expect(pages).toEqual(['/pay-bill/']);
  });

  it('in a company fact is seen on every page', () => {
    expect(diagnosticAfter({ find: ['company:', 'phone: …'] }).pages).toHaveLength(20);
  });

  it('in the quote form is seen where the form is', () => {
    const find = ['quote_form:', 'delivery: …'];
    expect(diagnosticAfter({ find, write: 'delivery: pigeon' }).pages).toEqual(['/', '/contact/']);
  });
});

describe('the printed message', () => {
  const diagnostic = diagnosticAfter({ find: ['pages:', '- path: /about/', 'meta_title: …'] });
  const lastLine = (pages: string[]) =>
    formatDiagnostic({ ...diagnostic, pages, fix: undefined }, '')
      .split('\n')
      .at(-1);

  it('names one or two addresses, and counts more', () => {
    expect(lastLine(['/a/'])).toBe('  Seen on /a/');
    expect(lastLine(['/a/', '/b/'])).toBe('  Seen on /a/ and /b/');
    expect(lastLine(['/a/', '/b/', '/c/'])).toBe('  Seen on 3 pages, such as /a/');
  });

  it('says it to a hosted CI too', () => {
    expect(formatAnnotations([diagnostic])).toMatch(/ Seen on \/about\/$/);
  });
});
