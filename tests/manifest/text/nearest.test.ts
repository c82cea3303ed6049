// The intended word is named only where it is near; otherwise the message lists what is allowed.
import { describe, expect, it } from 'vitest';
import { allowedChoices } from '../../../src/manifest/messages/phrases.ts';
import { closestMatch } from '../../../src/manifest/text/nearest.ts';

const TYPES = ['faq', 'cta', 'hero', 'text', 'table', 'sizes', 'cards', 'quote-form'];

describe('the intended word', () => {
  it.each([
    ['fr', ['es']],
    ['map', TYPES],
    ['gallery', TYPES],
    ['team', TYPES],
    ['NY', ['Nye', 'Erie', 'Niagara']],
  ])('is unknown where most letters differ: %s', (word, candidates) => {
    expect(closestMatch(word, candidates)).toBeUndefined();
  });

  it.each([
    ['tabel', 'table'],
    ['Hero', 'hero'],
    ['card', 'cards'],
    ['quote', 'quote-form'],
    ['quote_form', 'quote-form'],
    ['fone', 'phone', ['home', 'phone']],
    ['county', 'counties', ['counties', 'country_code']],
  ])('is found behind %s: %s', (word, meant, candidates = TYPES) => {
    expect(closestMatch(word, candidates)).toBe(meant);
  });
});

describe('the list of what is allowed', () => {
  it('begins with the shortest', () => {
    expect(allowedChoices(['photos', 'cards', 'links'])).toBe(
      'Allowed here: cards, links, photos.',
    );
  });

  it('counts what would make it too long to read', () => {
    const many = Array.from({ length: 30 }, (_, index) => `c${index + 10}`);
    expect(allowedChoices(many, 'in README.md')).toMatch(
      /c34 and 5 more, all of them in README.md\.$/,
    );
  });
});
