// A new entry of a list has texts to be replaced, and the check accepts it.
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { applyChange } from '../../../../src/editor/document/apply-change.ts';
import { firstNewText, newValue, wideAs } from '../../../../src/editor/page/schema/new-value.ts';
import { formsOf, pieceAt } from '../../../../src/editor/page/schema/pieces.ts';
import { validateManifest } from '../../../../src/manifest/check.ts';
import type { Pointer } from '../../../../src/manifest/diagnostic.ts';
import { isGroup, valueAt } from '../../../../src/manifest/text/values.ts';
import type { YamlValue } from '../../../../src/manifest/yaml/write.ts';
import { FILE, manifestText, surroundings } from '../../../manifest/real-manifest.ts';

const manifest = parse(manifestText);
const { files } = surroundings.schema;
const forms = formsOf(Object.fromEntries(files), manifest);
const stock = { files, manifest, picture: '/favicon.svg', tomorrow: '2026-11-27' };

function listsOf(value: unknown, pointer: Pointer = []): { pointer: Pointer; size: number }[] {
  if (typeof value !== 'object' || value === null) return [];
  const steps = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  const own = Array.isArray(value) ? [{ pointer, size: value.length }] : [];
  return [...own, ...steps.flatMap(([step, inner]) => listsOf(inner, [...pointer, step]))];
}

/** Pages, towns and sections are added in steps of their own; columns and rows of a table go together; proof points are full. */
const OTHERS = /^(pages|towns|town_pages|services)$|^proof_points|sections$|columns$|rows\.\d+$/;

it('is accepted by the check in every list', () => {
  const kinds = new Map(
    listsOf(manifest)
      .filter(({ pointer }) => !OTHERS.test(pointer.join('.')))
      .map((list) => {
        const { file, noun } = pieceAt([...list.pointer, list.size], forms);
        return [`${file} ${noun}`, list];
      }),
  );
  const refused = [...kinds.values()].flatMap(({ pointer, size }) => {
    const piece = pieceAt([...pointer, size], forms);
    const made = wideAs(newValue(piece, stock), valueAt(manifest, pointer) as YamlValue[]);
    if (!JSON.stringify(made).includes('"New ')) return [];
    const value = isGroup(made) && 'id' in made ? { ...made, id: 'another' } : made;
    const text = applyChange(manifestText, { kind: 'insert', pointer, at: size, value });
    if (typeof text !== 'string') return [`${pointer.join('.')}: ${text.refusal}`];
    const around = { ...surroundings, edits: false };
    const { site, diagnostics } = validateManifest(text, FILE, around);
    return site ? [] : diagnostics.map(({ message }) => `${pointer.join('.')}: ${message}`);
  });
  expect(refused).toEqual([]);
});

it('has no words of an example, and begins with a text to be replaced', () => {
  const [list] = Object.keys(manifest.faqs);
  const value = newValue(pieceAt(['faqs', list ?? '', 99], forms), stock);
  expect(value).toEqual({ question: 'New question', answer: 'New answer' });
  expect(firstNewText(value)).toBe('question');
});

it('ends an alert on the next day, and not on the day of an example', () => {
  expect(newValue(pieceAt(['alerts', 0], forms), stock)).toEqual({
    text: 'New text',
    until: '2026-11-27',
  });
});

it('names what the site has where a route names a collection, and a place a town', () => {
  const collections = [{ id: 'paper', name: 'Paper' }];
  const own = { ...manifest, service_days: { ...manifest.service_days, collections } };
  const ownForms = formsOf(Object.fromEntries(files), own);
  const made = (...pointer: Pointer) =>
    newValue(pieceAt(['service_days', 'routes', 0, ...pointer], ownForms), {
      ...stock,
      manifest: own,
    });
  expect(made()).toMatchObject({ collections: [{ collection: 'paper', day: 'Monday' }] });
  expect(made('streets', 0)).toMatchObject({ town: manifest.towns[0].slug });
  expect(
    pieceAt(['service_days', 'routes', 0, 'collections', 0, 'collection'], ownForms).choices,
  ).toEqual(new Map([['paper', 'Paper']]));
});
