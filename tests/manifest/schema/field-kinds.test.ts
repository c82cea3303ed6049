// Pictures, links and addresses are known by their part of the schema, whatever the fields that hold them are called.
import { expect, it } from 'vitest';
import { validateManifest } from '../../../src/manifest/check.ts';
import { readSchemaFiles, schemaOf } from '../../../src/manifest/schema/schema-files.ts';
import { edited, FILE, pageAt, sectionsOf, surroundings } from '../real-manifest.ts';

const file = { type: 'string', control: 'picture' };
const site = { type: 'string', pattern: '^(/(?![/\\\\])|https://\\S+$)' };
const code = { type: 'string', pattern: '^\\[[a-z]+\\]$' };

/** The schema with further fields of a card. */
function changedSchema() {
  const text = JSON.stringify([...readSchemaFiles('schema')], (key, value) =>
    key === 'properties' && 'icon' in value && 'image' in value
      ? {
          ...value,
          ...{ photo: value.image, leads_to: value.to, drawing: file, shop: site, code },
          album: { type: 'array', items: value.image },
        }
      : value,
  );
  return schemaOf(new Map(JSON.parse(text)), surroundings.schema.code);
}

function checkedCard(fields: string) {
  const cards = `- type: cards
  heading: Our trucks
  items:
    - title: The first one
      description: It still runs.
      ${fields}`;
  const { text } = edited([
    { find: ['- path: /about/', '- type: cta'], write: `${cards}\n- type: cta` },
  ]);
  const { site, diagnostics } = validateManifest(text, FILE, {
    ...surroundings,
    schema: changedSchema(),
  });
  const shown = site && sectionsOf(pageAt(site, '/about/'), 'cards').at(-1)?.items;
  const isOfCard = ({ pointer }: { pointer: readonly unknown[] }) => pointer.includes('items');
  return { shown, codes: diagnostics.filter(isOfCard).map(({ code }) => code) };
}

it('a picture called photo has its size, and a link called leads_to its address', () => {
  const { shown, codes } = checkedCard(`photo: { src: /images/about.webp, alt: A truck }
      leads_to: call`);
  expect(codes).toEqual([]);
  expect(shown).toMatchObject([
    { photo: { width: expect.any(Number) }, leads_to: expect.stringMatching(/^tel:/) },
  ]);
});

it('the pictures of a list have their sizes', () => {
  const { shown } = checkedCard('album: [{ src: /images/about.webp, alt: A truck }]');
  expect(shown).toMatchObject([{ album: [{ width: expect.any(Number) }] }]);
});

it.each([
  ['the file of a picture', 'drawing: /images/no-such-drawing.svg', 'missing-picture'],
  ['the address of a service', 'shop: /no-such-shop.html', 'dead-link'],
])('%s is looked for', (_, field, expected) => {
  expect(checkedCard(field).codes).toEqual([expected]);
});

it('a text that is no sentence is not read as one', () => {
  expect(checkedCard('code: "[town]"').codes).toEqual([]);
});
