// Each rule finds what its bad examples show, and nothing in its good ones; each message can be read, and each fix mends.
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ruleMessages } from '../../../src/manifest/messages/all-messages.ts';
import { placePath } from '../../../src/manifest/text/place-path.ts';
import { wrongFixes } from '../wrong-fixes.ts';
import { base, changedBase, diagnosticsOf, examplesOf } from './examples.ts';

const bad = examplesOf('bad').map((example) => {
  const text = changedBase(example.example);
  return { ...example, text, diagnostics: diagnosticsOf(text, example.only) };
});

it('the base manifest of the examples has no problem', () => {
  expect(diagnosticsOf(base, 'production')).toEqual([]);
});

it('every kind of the rules has a bad example', () => {
  const without = Object.entries(ruleMessages).filter(([, { bad }]) => bad.length === 0);
  expect(without).toEqual([]);
});

describe('a bad example', () => {
  it.each(bad)('gives $kind alone: $example', ({ kind, diagnostics }) => {
    expect([...new Set(diagnostics.map(({ code }) => code))]).toEqual([kind]);
  });

  it.each(bad.filter(({ diagnostics }) => diagnostics.some(({ fix }) => fix)))(
    'is mended by its fixes, which keep what was written: $kind, $example',
    ({ text, only, diagnostics }) => {
      expect(wrongFixes(text, diagnostics, (next) => diagnosticsOf(next, only))).toEqual([]);
    },
  );

  it.each(
    bad.filter(({ diagnostics }) => diagnostics.every(({ severity }) => severity === 'warning')),
  )(
    'is silent once it is acknowledged at its place: $kind, $example',
    ({ kind, text, only, diagnostics }) => {
      if (kind === 'idle-acknowledgement') return;
      const entries = diagnostics.map(
        ({ pointer }) =>
          `  - { code: ${kind}, about: "${placePath(pointer, parse(text))}", reason: We know. }\n`,
      );
      expect(diagnosticsOf(`${text}acknowledged:\n${entries.join('')}`, only)).toEqual([]);
    },
  );
});

describe('a good example', () => {
  it.each(examplesOf('good'))('has no problem, though it comes near to $kind: $example', (good) => {
    expect(diagnosticsOf(changedBase(good.example), good.only)).toEqual([]);
  });
});

describe('the words of a rule', () => {
  it.each(bad.flatMap(({ diagnostics }) => diagnostics))(
    'are a plain sentence: $message',
    (diagnostic) => {
      expect(diagnostic.message).toMatch(/^[A-Z/{"`\d].*\.$/);
      expect(`${diagnostic.message} ${diagnostic.hint}`).not.toMatch(/undefined|\[object|NaN/);
    },
  );
});
