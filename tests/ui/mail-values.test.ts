// The values of a mail form: trimmed, and cut to their length.
import { describe, expect, it } from 'vitest';
import { mailValues } from '../../src/ui/use-mail-form.ts';

const fields = {
  fullName: { label: 'fullName', limit: 100 },
  phone: { label: 'phone', limit: 20 },
  updateDetails: { label: 'updateDetails', limit: 500 },
};

function values(typed: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(typed)) data.set(name, value);
  return mailValues(data, fields);
}

describe('the values of a mail form', () => {
  it('are trimmed', () => {
    expect(values({ fullName: '  Pat Doe \n', phone: ' 716 555 0123' })).toEqual({
      fullName: 'Pat Doe',
      phone: '716 555 0123',
      updateDetails: '',
    });
  });

  it('are cut to their limits', () => {
    const cut = values({
      fullName: 'x'.repeat(150),
      phone: '1'.repeat(30),
      updateDetails: 'y'.repeat(600),
    });
    expect(cut.fullName).toHaveLength(100);
    expect(cut.phone).toHaveLength(20);
    expect(cut.updateDetails).toHaveLength(500);
  });
});
