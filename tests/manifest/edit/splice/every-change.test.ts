// Every change that the editor can ask for, made on the fixture: only its own lines change, it reads as meant, and it can be undone.
import { describe, expect, inject, test } from 'vitest';
import { manifestText } from '../../real-manifest.ts';
import { everyListChange, everySet, everyUnset, faultsOf, Judge } from './every-change.ts';

const thorough = inject('thorough');
const every = thorough ? 1 : 40;

describe.each([
  ['LF', manifestText],
  ['CRLF', manifestText.replaceAll('\n', '\r\n')],
])('with %s', (_, text) => {
  const judge = new Judge(text);

  test('every text, number and choice takes any other value', () => {
    expect(faultsOf(judge, everySet(judge.data, thorough), every)).toEqual([]);
  });

  test('every list takes, loses, doubles and moves its entries', () => {
    expect(faultsOf(judge, everyListChange(judge.data), every)).toEqual([]);
  });

  test('every key goes', () => {
    expect(faultsOf(judge, everyUnset(judge.data), every)).toEqual([]);
  });
});
