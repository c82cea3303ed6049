// Additions to the manifest: where they go, what they say, and that everything else stays as it was.
import { describe, expect, test } from 'vitest';
import { applyChange } from '../../../src/editor/document/apply-change.ts';
import { textStep } from '../../../src/editor/document/history.ts';
import { normalizeLineEnds } from '../../../src/manifest/text/edits.ts';
import { badgeOf, questionId, slugOf } from '../../../src/manifest/text/strings.ts';
import { asObject } from '../../../src/manifest/text/values.ts';
import { parseText } from '../../../src/manifest/yaml/parse.ts';
import type { Manifest } from '../../../src/model/manifest.generated.ts';
import { collectAnswers } from '../../../src/node/commands/add-answers.ts';
import type { Answers } from '../../../src/node/commands/add-fields.ts';
import { type AdditionKind, KINDS } from '../../../src/node/commands/add-kinds.ts';
import {
  errorsOf,
  manifestText,
  siteOf,
  surroundings,
  verdictOn,
} from '../../manifest/real-manifest.ts';
import { type TownService, textFlags } from './town-answers.ts';

const {
  town: newTown,
  page: newPage,
  faq: newQuestion,
} = KINDS as Record<'town' | 'page' | 'faq', AdditionKind>;

const { files } = surroundings.schema;

const manifestOf = (text: string) => parseText(normalizeLineEnds(text)).data as Manifest;

const gowanda = {
  name: 'Gowanda',
  counties: 'Cattaraugus, Erie',
  residents: '2,512',
  coordinates: '42.4631, -78.9356',
  blurb: 'Gowanda: a village on Cattaraugus Creek.',
  alt: 'A cart by the creek.',
  ...textFlags(),
};
const recycling = {
  path: '/recycling/',
  label: 'Recycling',
  description: 'What goes into the recycling cart.',
  intro: 'Paper, glass & cans: we take them.',
  'text-heading': 'What goes in',
  text: 'Yes',
};
const checks = { list: 'billing', question: 'Do you take checks?', answer: 'Yes: by mail.' };

/** The text after an addition by flags, its new lines, and what they took the place of. */
async function additionTo(text: string, kind: AdditionKind, flags: Answers) {
  const manifest = manifestOf(text);
  const collected = await collectAnswers(kind.fields(manifest, files), flags, () => undefined);
  if (!collected.answers) throw new Error(JSON.stringify(collected));
  const after = applyChange(text, kind.entry(manifest, collected.answers, files));
  if (typeof after !== 'string') throw new Error(after.refusal);
  const { before, after: added } = textStep(text, after);
  const lines = added.trim().split(/\r?\n/);
  return { text: after, before, lines, answers: collected.answers };
}

const kinds = [
  ['town', newTown, gowanda],
  ['page', newPage, recycling],
  ['question', newQuestion, checks],
] as const;

describe.each(kinds)('A new %s', (_, kind, flags) => {
  test('leaves every other byte of pages.yaml as it was', async () => {
    const { before, lines } = await additionTo(manifestText, kind, flags);
    expect(lines.length).toBeGreaterThan(3);
    expect(before).toBe('');
  });

  test('leaves a file that passes the check', async () => {
    const { text } = await additionTo(manifestText, kind, flags);
    expect(errorsOf(text)).toEqual([]);
  });

  test('gets the line ends of a file that was made on Windows', async () => {
    const windows = manifestText.replaceAll('\n', '\r\n');
    const { text, before } = await additionTo(windows, kind, flags);
    expect(before).toBe('');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(errorsOf(text)).toEqual([]);
  });
});

test('A new entry goes behind the comments of the last one and before the comment of the next part', async () => {
  const end = manifestText.lastIndexOf('\n\n', manifestText.indexOf('\nsize_lists:')) + 1;
  const own = `${manifestText.slice(0, end)}      # of the last town\n# of the sizes\n${manifestText.slice(end)}`;
  const { text, before } = await additionTo(own, newTown, gowanda);
  const [comment, fresh, sizes] = ['# of the last town', '- id: gowanda', '# of the sizes'].map(
    (part) => text.indexOf(part),
  ) as [number, number, number];
  expect(comment).toBeLessThan(fresh);
  expect(fresh).toBeLessThan(sizes);
  expect(before).toBe('');
});

describe('A new town', () => {
  test('has its own facts, and the heading comment that the others have', async () => {
    const { lines } = await additionTo(manifestText, newTown, gowanda);
    expect(lines.slice(0, 4)).toEqual([
      '# ---------------------------------------------------------------- Gowanda',
      '  - id: gowanda',
      '    name: Gowanda',
      '    slug: gowanda',
    ]);
    expect(lines.slice(6, 18)).toEqual([
      '    local_blurb: "Gowanda: a village on Cattaraugus Creek."',
      '    is_active: true',
      '    display_order: 5',
      '    counties:',
      '      - Cattaraugus',
      '      - Erie',
      '    residents: 2512',
      '    residents_badge: "2,500+"',
      '    landscape:',
      '      - village',
      '      - farm',
      '      - forest',
    ]);
  });

  test.each([
    ['collins', 'Collins'],
    ['salamanca', 'Salamanca'],
  ])('like %s has the same buttons, and none of its words', async (like, name) => {
    const { text, lines } = await additionTo(manifestText, newTown, { ...gowanda, like });
    const towns = manifestOf(text).towns.map(asObject);
    const [model, gained] = [towns.find(({ id }) => id === like), towns.at(-1)];
    expect(errorsOf(text)).toEqual([]);
    expect(lines.slice(20).join('\n')).not.toContain(name);
    expect(gained).not.toHaveProperty('rolloff.projects');
    const { closing_buttons } = asObject(model?.residential);
    expect(gained).toHaveProperty('residential.closing_buttons', closing_buttons);
  });
});

describe('A new question', () => {
  test('follows the last one of its list and the form that the list has', async () => {
    const { lines } = await additionTo(manifestText, newQuestion, checks);
    expect(lines).toEqual([
      '- id: take-checks',
      '      question: Do you take checks?',
      '      answer: "Yes: by mail."',
      '      is_active: true',
      '      display_order: 7',
    ]);
  });

  test.each([
    ['[]', '\n    - id: take-checks\n'],
    ['[{ question: When?, answer: Now. }]', 'answer: Now. }, { id: take-checks, '],
  ])('stays in the manner of its list: %s', async (list, written) => {
    const bracketed = manifestText.replace('\nfaqs:\n', `\nfaqs:\n  seasonal: ${list}\n`);
    const { text } = await additionTo(bracketed, newQuestion, { ...checks, list: 'seasonal' });
    expect(text).toContain(written);
  });
});

test('Names become slugs, questions become short ids, numbers become badges that stay true', () => {
  expect(slugOf('St. Mary’s & Sons')).toBe('st-marys-sons');
  expect(slugOf('Cañada')).toBe('canada');
  expect(questionId('What do I do with my old refrigerator and stove this week?')).toBe(
    'old-refrigerator-stove-week',
  );
  expect(questionId('How?')).toBe('how');
  expect(questionId('24 hours?')).toBe('question-24-hours');
  expect([12743, 6601, 512, 7].map(badgeOf)).toEqual(['12,000+', '6,600+', '510+', '7']);
});

test('A list of towns that is full is told of, where the new town has a service of the list, and a place that the map lacks', async () => {
  const full = manifestText.replace('limit: 6', 'limit: 4');
  const said = async (services: TownService) => {
    const { alt, blurb, counties, name, residents } = gowanda;
    const flags = { alt, blurb, counties, name, residents, services, ...textFlags([services]) };
    const { text, answers } = await additionTo(full, newTown, flags);
    return newTown.leftToDo?.(answers, siteOf(text), manifestOf(text), files).join('\n');
  };
  expect(await said('rolloff')).toContain(
    'The lists of towns on the Roll-Off Dumpsters page are full',
  );
  expect(await said('rolloff')).toContain('Gowanda has no place on the map yet.');
  expect(await said('residential')).not.toContain('are full');
});

test('A new page has a hero, a text and a closing call with the menu’s quote button', async () => {
  const { text } = await additionTo(manifestText, newPage, recycling);
  const page = verdictOn(text).site?.pages.find(
    (source) => source.page.path === '/recycling/',
  )?.page;
  expect(page?.sections.map(({ type }) => type)).toEqual(['hero', 'text', 'cta']);
  expect(page?.sections[1]).toMatchObject({ heading: 'What goes in', paragraphs: ['Yes'] });
  expect(page?.sections[2]).toMatchObject({
    buttons: [{ to: '/contact/' }, { label: 'Call Now' }],
  });
});
