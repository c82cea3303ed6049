// Every value of the manifest has a form that follows from the schema.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { controlFor } from '../../../../src/editor/document/schema/kinds.ts';
import {
  fieldSchemaAt,
  formsOf,
  helpOf,
  labelOf,
  sectionNoun,
} from '../../../../src/editor/document/schema/pieces.ts';
import { leavesOf, summaryOf } from '../../../../src/editor/document/schema/pointers.ts';
import {
  countPagesShowing,
  isUnusedPart,
  isUnusedSection,
} from '../../../../src/editor/page/schema/usage.ts';
import type { Pointer } from '../../../../src/manifest/diagnostic.ts';
import { loadSchema } from '../../../../src/manifest/schema/schema-files.ts';
import { asObject } from '../../../../src/manifest/text/values.ts';
import { fixture } from '../../../support/sites/fixture-site.ts';

const manifest = parse(readFileSync(fixture.manifest, 'utf8'));
const schema = Object.fromEntries(loadSchema('schema').files);
const forms = formsOf(schema, manifest);

/** The words for the panel of a schema and of all that is inside. */
function helpIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const isSpoken = 'description' in schema && typeof schema.description === 'string';
  const { examples: _, ...others } = schema as Record<string, unknown>;
  return [...(isSpoken ? [helpOf(schema)] : []), ...Object.values(others).flatMap(helpIn)];
}

const pointerOf = (place: string) =>
  place.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

describe('a form', () => {
  it('has a control with a name for every value', () => {
    const nameless = leavesOf(manifest).filter(([pointer, value]) => {
      const piece = fieldSchemaAt(pointer, forms);
      const hasSchema = Object.keys(piece.schema).length > 0;
      return !hasSchema || labelOf(piece) === '' || controlFor(piece, value) === 'group';
    });
    expect(nameless.map(([pointer]) => pointer.join('.'))).toEqual([]);
  });

  it('speaks no word of the file to the family', () => {
    const signs =
      /[{}`"]|\b(?:true|false|src|YAML)\b|\bquotes\b(?! )|[a-z]_[a-z]|[a-z]\.[a-z]|public\//;
    const said = Object.values(schema).flatMap(helpIn);
    expect(said.length).toBeGreaterThan(400);
    expect(said.filter((help) => signs.test(help.replace('schema.org', '')))).toEqual([]);
  });

  it('offers a chimney sweep no container, route or customer ID, and the hauler all that its pages have', () => {
    const offers = (site: unknown) => {
      const forms = formsOf(schema, site);
      const parts = Object.keys(fieldSchemaAt([], forms).schema.properties).map((key) => ({
        key,
        piece: fieldSchemaAt([key], forms),
      }));
      const types = Object.keys(schema).flatMap(
        (name) => /^sections\/([\w-]+)\./.exec(name)?.[1] ?? [],
      );
      const offered = types.filter((type) => !isUnusedSection(type, forms));
      return [
        ...parts
          .filter(({ key, piece }) => !isUnusedPart(piece, asObject(site)[key]))
          .map(({ piece }) => `${labelOf(piece)}: ${piece.help}`),
        ...offered.map(
          (type) =>
            `${sectionNoun(type, forms)}: ${helpOf(schema[`sections/${type}.schema.json`] ?? {})}`,
        ),
      ].join('\n');
    };
    const ofHaulers =
      /container|customer ID|\broutes?\b|pickup|size finder|go in\b|table of sizes|billing/i;
    const sweep = parse(readFileSync('tests/fixtures/third-site/pages.yaml', 'utf8'));
    expect(offers(sweep)).toMatch(/Gallery: /);
    expect(offers(sweep)).not.toMatch(ofHaulers);
    expect(offers(manifest)).toMatch(/Customer ID form: [\s\S]*Size finder: /);
  });

  it('calls nothing by a word that only the file has', () => {
    const foreign =
      /hero|slug|meta|is active|only with|proof point|accordion|entr(y|ies)|set of|persons|abouts|switch|webhook|_/i;
    const places = leavesOf(manifest).flatMap(([pointer]) =>
      pointer.map((_, depth) => pointer.slice(0, depth + 1)),
    );
    const labels = new Set(places.map((pointer) => labelOf(fieldSchemaAt(pointer, forms))));
    expect(labels.size).toBeGreaterThan(150);
    expect([...labels].filter((label) => foreign.test(label))).toEqual([]);
  });

  it('names a town’s texts by the service, its lists by their keys and its search texts as those of pages', () => {
    const label = (...pointer: Pointer) => labelOf(fieldSchemaAt(['towns', 0, ...pointer], forms));
    const [{ id, label: service }] = manifest.services;
    expect(label(id)).toBe(service);
    expect(label(id, 'weekly')).toBe('Weekly');
    expect(label(id, 'meta_description')).toBe('Description in search results');
  });

  it('says under which heading of the page a town’s text stands', () => {
    const help = (...key: Pointer) =>
      fieldSchemaAt(['towns', 0, 'residential', ...key], forms).help;
    expect(help('weekly')).toBe('The points. It stands under “What Weekly Service Includes”.');
    expect(help('area')).toBe('The cards. It stands under “Our Collins Service Area”.');
    expect(help('weekly', 0)).toBe('One point.');
    // Its own heading says nothing of it.
    expect(help('closing_text')).toBe('The sentence under the heading.');
  });

  it('names every section type in words', () => {
    const types = Object.keys(schema).flatMap(
      (file) => /^sections\/(.+)\.schema/.exec(file)?.[1] ?? [],
    );
    expect(
      types.filter(
        (type) => !schema[`sections/${type}.schema.json`] || /-/.test(sectionNoun(type, forms)),
      ),
    ).toEqual([]);
  });

  it.each([
    ['alerts.0.towns.0', 'towns', 'slug', 'name'],
    ['quote_form.extra_fields.0.only_for.0', 'services', 'id', 'label'],
    ['services.0.page', 'pages', 'path', 'label'],
    ['town_pages.0.parent', 'pages', 'path', 'label'],
    ['pages.0.seo.service', 'services', 'id', 'label'],
  ])('offers what there is by its name: %s', (place, list, key, name) => {
    const { choices } = fieldSchemaAt(pointerOf(place), forms);
    const known = manifest[list].map((entry: Record<string, string>) => [entry[key], entry[name]]);
    expect([...(choices ?? [])]).toEqual(known);
  });

  it('offers the sizes of all lists by their names', () => {
    const at = ['pages', 1, 'sections', 0, 'popular'];
    const pages = [{}, { sections: [{ type: 'sizes' }] }];
    const { choices } = fieldSchemaAt(at, formsOf(schema, { ...manifest, pages }));
    const [size] = Object.values<{ id: string; size_label: string }[]>(manifest.size_lists).flat();
    expect(choices?.get(size?.id ?? '')).toBe(size?.size_label);
  });

  it('chooses the control by the schema', () => {
    const controls = Object.entries({
      phone: ['company', 'phone'],
      icon: ['pages', 0, 'sections', 1, 'items', 0, 'icon'],
      link: ['navigation', 'links', 0, 'to'],
      number: ['company', 'founded'],
      color: ['theme', 'brand'],
      picture: ['pages', 0, 'sections', 0, 'image', 'src'],
      reference: ['pages', 0, 'sections', 0, 'proof'],
      switch: ['towns', 0, 'is_active'],
      moment: ['alerts', 0, 'until'],
      time: ['company', 'hours', 0, 'opens'],
      text: ['pages', 0, 'sections', 0, 'heading'],
    });
    const valueAt = (pointer: Pointer) =>
      leavesOf(manifest).find(([place]) => place.join() === pointer.join())?.[1];
    for (const [control, pointer] of controls) {
      expect(controlFor(fieldSchemaAt(pointer, forms), valueAt(pointer)), pointer.join('.')).toBe(
        control,
      );
    }
  });
});

describe('a count of pages', () => {
  it('is all for the phone number, one for a page, and the users of a shared list for the list', () => {
    expect(countPagesShowing(['company', 'phone'], manifest)).toBe('all');
    expect(countPagesShowing(['pages', 0, 'label'], manifest)).toBe(1);
    expect(countPagesShowing(['faqs', 'billing'], manifest)).toBeGreaterThan(0);
    expect(countPagesShowing(['proof_points', 'local'], manifest)).toBeGreaterThan(3);
  });
});

describe('a row', () => {
  it('is named by days and times, and a redirect by both addresses', () => {
    const hours = { from: 'Monday', to: 'Friday', opens: '07:30', closes: '16:30' };
    expect(summaryOf(hours)).toBe('Monday – Friday, 7:30 to 4:30');
    expect(summaryOf({ from: '/old/', to: '/new/' })).toBe('/old/ → /new/');
  });

  it('has no pages when its town is switched off', () => {
    const towns = manifest.towns.map((town: object) => ({ ...town, is_active: false }));
    expect(countPagesShowing(['towns', 0], { ...manifest, towns })).toBeUndefined();
  });
});
