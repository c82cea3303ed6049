// The review keeps changes apart that work apart, though the same pages and lists show them.
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { townOf } from '../../../src/editor/page/site/town-draft.ts';
import { changedText } from '../../../src/editor/server/changed-text.ts';
import { reviewed, takenBack } from '../../../src/editor/server/review.ts';
import type { ShownSite } from '../../../src/editor/server/store.ts';
import { readSchemaFiles } from '../../../src/manifest/schema/schema-files.ts';
import { diffLines } from '../../../src/manifest/text/line-changes.ts';
import { edited, manifestText, verdictOn } from '../../manifest/real-manifest.ts';

// A machine that is busy with other tests has the time that it needs.
const site = { judge: verdictOn, longestReview: 60_000 } as unknown as ShownSite;

/** A text with Gowanda as the editor adds it, which begins with the texts of Dunkirk. */
async function withGowanda(text: string): Promise<string> {
  const { towns } = parse(text);
  const draft = {
    ...{ name: 'Gowanda', county: 'Cattaraugus', residents: '2,500', blurb: 'On the creek.' },
    services: ['residential', 'rolloff'],
    ...{ like: 'dunkirk', picture: '/images/about.webp', alt: 'A green cart.' },
    place: { latitude: 42.4631, longitude: -78.9359 },
  };
  const value = townOf(draft, towns[1], towns);
  const changes = [{ kind: 'insert', pointer: ['towns'], at: towns.length, value } as const];
  return String(await changedText(text, { changes }, readSchemaFiles('schema')));
}

const OFF = { find: ['name: Collins', 'is_active: true'], write: 'is_active: false' };
const WORD = {
  find: ['faqs:', 'billing:', 'Bills are …'],
  write: 'Bills are usually due within 30 days. The exact date is printed on your bill.',
};

it('has a new town, a town that goes and a word as three changes, the gravest words first', async () => {
  const text = await withGowanda(edited([OFF, WORD]).text);
  const review = reviewed(manifestText, text, site).parts;
  expect(review.map(({ sentences }) => sentences[0])).toEqual([
    'Page /residential-trash-pickup/ny/collins/ goes away; its address leads to “not found” from then on',
    'New page /residential-trash-pickup/ny/gowanda/',
    'The first answer of the Billing FAQ on /pay-bill/ changes: “… are typically due …” → “… are usually due …”',
  ]);
  const [off, town, word] = review.map(({ id }) => takenBack(text, review, id)?.text);
  expect(off).toBe(await withGowanda(edited([WORD]).text));
  expect(town).toBe(edited([OFF, WORD]).text);
  expect(word).toBe(await withGowanda(edited([OFF]).text));
});

it('has two fields of one sentence as one change', () => {
  const text = manifestText
    .replace('opens: "07:00"', 'opens: "08:00"')
    .replace('closes: "17:00"', 'closes: "18:00"');
  expect(reviewed(manifestText, text, site).parts.map(({ sentences }) => sentences)).toEqual([
    ['The weekday hours change on 20 pages: 7:00 AM to 5:00 PM → 8:00 AM to 6:00 PM'],
  ]);
});

it('keeps a word apart from the lines of ten new towns', () => {
  const old = manifestText.split('\n');
  const towns = Array.from({ length: 2000 }, (_, line) => `new line ${line}`);
  const fresh = edited([WORD])
    .text.split('\n')
    .toSpliced(1000, 0, ...towns);
  expect(diffLines(old, fresh)?.map((change) => change.fresh.length)).toEqual([2000, 1]);
});
