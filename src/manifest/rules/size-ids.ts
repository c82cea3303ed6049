// Sizes that a town or a section names by id exist.
import { suggestion } from '../nearest.ts';
import type { Finding, Pointer } from '../problem.ts';
import type { Rule } from './rule.ts';

export const sizeIds: Rule = ({ manifest: { towns, rolloff_sizes } }) => {
  const known = rolloff_sizes.map(({ id }) => id);
  const check = (id: string, pointer: Pointer): Finding[] =>
    known.includes(id)
      ? []
      : [
          {
            code: 'unknown-size',
            pointer,
            at: 'key',
            message: `There is no roll-off size with the id "${id}".`,
            hint: suggestion(id, known),
          },
        ];
  return towns.flatMap(({ rolloff }, index) => {
    const at = ['towns', index, 'rolloff'];
    return [
      ...Object.keys(rolloff.size_uses).flatMap((id) => check(id, [...at, 'size_uses', id])),
      ...(rolloff.popular_size ? check(rolloff.popular_size, [...at, 'popular_size']) : []),
    ];
  });
};
