// The data at hand follows a change as the file does.
import { describe, expect, it } from 'vitest';
import { appliedChanges } from '../../../src/editor/wire/apply-changes.ts';

const data = { company: { phone: '1' }, towns: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] };

describe('a change', () => {
  it('sets a value, in a group that is not there too', () => {
    const pointer = ['company', 'rating', 'value'];
    expect(appliedChanges(data, [{ kind: 'set', pointer, value: 4 }])).toEqual({
      ...data,
      company: { phone: '1', rating: { value: 4 } },
    });
  });

  it('takes a key away', () => {
    const changes = [{ kind: 'unset', pointer: ['company', 'phone'] } as const];
    expect(appliedChanges(data, changes)).toEqual({ ...data, company: {} });
  });

  it('adds, moves and removes entries, one after the other', () => {
    const changed = appliedChanges(data, [
      { kind: 'insert', pointer: ['towns'], at: 1, value: { id: 'x' } },
      { kind: 'move', pointer: ['towns'], from: 3, to: 0 },
      { kind: 'remove', pointer: ['towns', 1] },
    ]);
    expect(changed).toEqual({ ...data, towns: [{ id: 'c' }, { id: 'x' }, { id: 'b' }] });
  });

  it('leaves the old data and its other parts as they were', () => {
    const changed = appliedChanges(data, [{ kind: 'remove', pointer: ['towns', 0] }]);
    expect(data.towns).toHaveLength(3);
    expect((changed as typeof data).company).toBe(data.company);
  });
});
