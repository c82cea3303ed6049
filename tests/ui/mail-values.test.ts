// The values of a mail form: trimmed, and cut to their length.
import { describe, expect, it } from 'vitest';
import { mailValues } from '../../src/ui/forms/use-mail-form.ts';

const fields = {
  fullName: { label: 'fullName', limit: 100 },
  phone: { label: 'phone', limit: 20 },
  updateDetails: { label: 'updateDetails', limit: 500 },
};

const values = (typed: Record<string, string>) => Object.fromEntries(mailValues(typed, fields));

describe('the values of a mail form', () => {
  it('are trimmed', () => {
    expect(values({ fullName: '  Pat Doe \n', phone: ' 716 555 0123' })).toEqual({
      fullName: 'Pat Doe',
      phone: '716 555 0123',
      updateDetails: '',
    });
  });

  it.each(['😀', '👨‍👩‍👧‍👦', 'e\u0301', '🇺🇸', 'नि'])(
    'are cut by characters as people count them, never through %s',
    (character) => {
      const cut = values({
        fullName: `a${character.repeat(120)}`,
        phone: `1${character.repeat(30)}`,
        updateDetails: character.repeat(600),
      });
      expect(cut.fullName).toBe(`a${character.repeat(99)}`);
      expect(cut.phone).toBe(`1${character.repeat(19)}`);
      expect(cut.updateDetails).toBe(character.repeat(500));
    },
  );

  it('hold no half of a character, for which no address can be made', () => {
    const { fullName = '' } = values({ fullName: 'Pat\ud83d\u0000 Doe' });
    expect(fullName).toBe('Pat Doe');
    expect(() => encodeURIComponent(fullName)).not.toThrow();
  });
});
