// The contract with styled-components: it writes and learns of rules as src/app/styles.ts expects.
import { renderToString } from 'react-dom/server';
import styled, { __PRIVATE__, createGlobalStyle, keyframes } from 'styled-components';
import { expect, test } from 'vitest';
import {
  type KnownRules,
  nameRulesByComponent,
  pageStyles,
  writeStyles,
} from '../../src/app/styles.ts';

const CHANGED =
  'styled-components writes or learns of rules in another way than src/app/styles.ts expects: adapt that file to the new version';

const turn = keyframes`to { rotate: 1turn }`;
const Everywhere = createGlobalStyle`body { margin: 0 }`;
const Title = styled.h1<{ $large?: boolean }>`
  font-size: ${({ $large }) => ($large ? 2 : 1)}rem;
  animation: ${turn} 1s;
`;

/** A page; the rules of those before it are known. */
function written(known: KnownRules = new Map()) {
  const { sheet, inserted } = pageStyles(known);
  const body = renderToString(
    sheet.collectStyles(
      <>
        <Everywhere />
        <Title>a</Title>
        <Title $large>b</Title>
      </>,
    ),
  );
  const shown = [...body.matchAll(/class="(\S+) (\S+)"/g)].map(([, id, name]) => ({ id, name }));
  return { ...writeStyles(inserted), shown };
}

test('the rules of a page come without the library’s marks, each once', () => {
  const { styles, shown } = written();
  expect(styles, CHANGED).not.toMatch(/\/\*|\n|data-styled[.=]/);
  expect(styles, CHANGED).toContain('body{margin:0;}');
  expect(styles.match(/@keyframes/g), CHANGED).toHaveLength(1);
  for (const { name } of shown) expect(styles.split(`.${name}{`), CHANGED).toHaveLength(2);
});

test('a page whose rules are known has the same ones', () => {
  const known: KnownRules = new Map();
  const first = written(known);
  expect(known.size, CHANGED).toBe(3);
  expect(written(known), CHANGED).toEqual(first);
});

test('the browser learns of every class that has rules in the page', () => {
  const { written: page, shown } = written();
  const names = shown.map(({ name }) => name);
  expect(page.classes, CHANGED).toContainEqual([shown[0]?.id, ...names]);
  expect(page.classes, CHANGED).toHaveLength(3);
  expect(page.rules, CHANGED).toBe(4);
});

test('a class that the library has learned of gets no rules', () => {
  const { mainSheet } = __PRIVATE__;
  mainSheet.registerName('component', 'known');
  expect(mainSheet.hasNameForId('component', 'known'), CHANGED).toBe(true);
  expect(mainSheet.hasNameForId('component', 'other'), CHANGED).toBe(false);
});

test('rules that a page lacks come into the sheet that the library is given', () => {
  const sheet = new __PRIVATE__.StyleSheet({ isServer: true });
  const calls: unknown[] = [];
  const insertRules = (...call: unknown[]) => void calls.push(call);
  Object.assign(sheet, { tag: { insertRules } });
  sheet.insertRules('component', 'name', ['.name{}']);
  const group = __PRIVATE__.StyleSheet.registerId('component');
  expect(calls, CHANGED).toEqual([[group, ['.name{}']]]);
});

test('rules that are the same for all properties go by their component’s name, those of an extended one too', () => {
  nameRulesByComponent();
  const Plain = styled.p.withConfig({ componentId: 'a0' })`
    animation: ${turn} 1s;
  `;
  const Further = styled(Plain).withConfig({ componentId: 'a1' })`
    margin: 0;
  `;
  const { sheet, inserted } = pageStyles(new Map());
  const body = renderToString(
    sheet.collectStyles(
      <>
        <Plain className="own" />
        <Further />
        <Title />
      </>,
    ),
  );
  expect(body, CHANGED).toMatch(
    /^<p class="a0 own"><\/p><p class="a0 a1"><\/p><h1 class="\S+ \w+"><\/h1>$/,
  );
  const { styles, written: page } = writeStyles(inserted);
  expect(styles, CHANGED).toMatch(/\.a0\{animation:.* 1s;\}\.a1\{margin:0;\}/);
  expect(page.classes, CHANGED).toContainEqual(['a1']);
});
