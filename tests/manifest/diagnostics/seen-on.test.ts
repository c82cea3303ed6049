// Every problem says on which pages visitors would see it.
import { describe, expect, it } from 'vitest';
import {
  formatAnnotations,
  formatProblem,
} from '../../../src/manifest/messages/format-problems.ts';
import type { Problem } from '../../../src/manifest/problem.ts';
import { type Edit, edited, verdictOn } from '../real-manifest.ts';

/** The first problem of the manifest after a change. Throws without one. */
function problemAfter(...edits: Edit[]): Problem {
  const [problem] = verdictOn(edited(edits).text).problems;
  if (!problem) throw new Error('the change is no mistake');
  return problem;
}

const DUNKIRK = ['towns:', '- id: dunkirk'];

describe('a mistake', () => {
  it('in a town’s entry is seen on the town’s pages', () => {
    expect(problemAfter({ find: [...DUNKIRK, 'counties: …'] }).pages).toEqual([
      '/residential-trash-pickup/ny/dunkirk/',
      '/rolloff-dumpsters/ny/dunkirk/',
    ]);
  });

  it('that takes a town’s slug away leaves it without an address', () => {
    expect(problemAfter({ find: [...DUNKIRK, 'slug: dunkirk'] }).pages).toBeUndefined();
  });

  it('in what a town says of one service is seen on the page of that service', () => {
    const { pages } = problemAfter({ find: [...DUNKIRK, 'rolloff:', 'service_badge: …'] });
    expect(pages).toEqual(['/rolloff-dumpsters/ny/dunkirk/']);
  });

  it('in a page is seen there', () => {
    const { pages } = problemAfter({
      find: ['pages:', '- path: /about/', 'meta_title: …'],
    });
    expect(pages).toEqual(['/about/']);
  });

  it('in the template of town pages is seen on the page of every town', () => {
    const find = ['town_pages:', '- service: rolloff', 'sections:', 'heading: …'];
    expect(problemAfter({ find }).pages).toHaveLength(6);
  });

  it('in a list of questions is seen on the pages that show the list', () => {
    const { pages } = problemAfter({
      find: ['faqs:', 'billing:', 'question: …'],
      write: 'question:',
    });
    expect(pages).toEqual(['/pay-bill/']);
  });

  it('in a company fact is seen on every page', () => {
    expect(problemAfter({ find: ['company:', 'phone: …'] }).pages).toHaveLength(20);
  });

  it('in the quote form is seen where the form is', () => {
    const find = ['quote_form:', 'delivery: …'];
    expect(problemAfter({ find, write: 'delivery: pigeon' }).pages).toEqual(['/', '/contact/']);
  });
});

describe('the printed message', () => {
  const problem = problemAfter({ find: ['pages:', '- path: /about/', 'meta_title: …'] });
  const lastLine = (pages: string[]) =>
    formatProblem({ ...problem, pages, fix: undefined }, '')
      .split('\n')
      .at(-1);

  it('names one or two addresses, and counts more', () => {
    expect(lastLine(['/a/'])).toBe('  Seen on /a/');
    expect(lastLine(['/a/', '/b/'])).toBe('  Seen on /a/ and /b/');
    expect(lastLine(['/a/', '/b/', '/c/'])).toBe('  Seen on 3 pages, such as /a/');
  });

  it('says it to a hosted CI too', () => {
    expect(formatAnnotations([problem])).toMatch(/ Seen on \/about\/$/);
  });
});
