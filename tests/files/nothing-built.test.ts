// Why a build has ended, in words for a person.
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fullDiskInWords, NothingBuilt } from '../../src/files/nothing-built.ts';

const errorOf = (work: () => void): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
};

test.runIf(process.platform === 'linux')('a full disk is a sentence without a trace', () => {
  // The system refuses every byte that is written there, as a full disk does.
  const error = fullDiskInWords(errorOf(() => writeFileSync('/dev/full', 'x')));
  expect(error).toBeInstanceOf(NothingBuilt);
  expect(error).toMatchObject({
    message: expect.stringContaining('The disk is full.'),
    stack: '',
  });
});

test('any other error stays as it is', () => {
  const error = errorOf(() => JSON.parse('{'));
  expect(fullDiskInWords(error)).toBe(error);
});
