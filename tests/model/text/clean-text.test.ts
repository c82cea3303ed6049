// Texts that visitors type, made fit for a database and for mail.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanText, codePoints, cutText } from '../../../src/model/text/clean-text.ts';

describe('a text', () => {
  it.each([
    ['NUL', 'Pat\u0000', 'Pat'],
    ['other control characters', 'P\u0001a\u001bt\u007f\u009f', 'Pat'],
    ['the first half of a character', 'Pat\ud83d', 'Pat'],
    ['the second half of a character', '\ude00Pat', 'Pat'],
    ['halves in the wrong order', 'P\ude00\ud83dat', 'Pat'],
    ['blanks at its ends', ' \n Pat \t', 'Pat'],
  ])('loses %s', (_what, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it.each(['\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
    'has one kind of line end in place of %j',
    (end) => {
      expect(cleanText(`One${end}Two`)).toBe('One\nTwo');
    },
  );

  it.each(['Zoë 北京', '😀👨‍👩‍👧‍👦🇺🇸', 'One\n\nTwo\tThree', 'e\u0301', "O'Brien <b>&"])(
    'stays as it is: %s',
    (text) => {
      expect(cleanText(text)).toBe(text);
    },
  );
});

describe('the beginning of a text', () => {
  it.each(['x', '😀', '👨‍👩‍👧‍👦', 'e\u0301', '🇺🇸'])('ends with a whole %s', (character) => {
    expect(cutText(character.repeat(5), 3)).toBe(character.repeat(3));
    expect(cutText(character.repeat(3), 3)).toBe(character.repeat(3));
  });

  it('ends with a whole code point in a browser without grapheme clusters', () => {
    vi.stubGlobal('Intl', {});
    expect(cutText('😀'.repeat(5), 3)).toBe('😀'.repeat(3));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
});

it('is as long for a database as it has code points', () => {
  expect(codePoints('a😀e\u0301')).toBe(4);
});
