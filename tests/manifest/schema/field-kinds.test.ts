// Pictures and links are known by their part of the schema, whatever the fields that hold them are called.
import { expect, it } from 'vitest';
import { validateManifest } from '../../../src/manifest/check.ts';
import { readSchemaFiles, schemaOf } from '../../../src/manifest/schema/schema-files.ts';
import { edited, FILE, pageAt, sectionsOf, surroundings } from '../real-manifest.ts';

/** The schema with a further picture and a further link of a card. */
function changedSchema() {
  const text = JSON.stringify([...readSchemaFiles('schema')], (key, value) =>
    key === 'properties' && 'icon' in value && 'image' in value
      ? { ...value, photo: value.image, leads_to: value.to }
      : value,
  );
  return schemaOf(new Map(JSON.parse(text)), surroundings.schema.code);
}

const CARDS = `- type: cards
  heading: Our trucks
  items:
    - title: The first one
      description: It still runs.
      photo: { src: /images/about.webp, alt: A truck }
      leads_to: call`;

it('a picture called photo has its size, and a link called leads_to its address', () => {
  const { text } = edited([
    { find: ['- path: /about/', '- type: cta'], write: `${CARDS}\n- type: cta` },
  ]);
  const { site, diagnostics } = validateManifest(text, FILE, {
    ...surroundings,
    schema: changedSchema(),
  });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const cards = site && sectionsOf(pageAt(site, '/about/'), 'cards');
  expect(cards?.at(-1)?.items).toMatchObject([
    { photo: { width: expect.any(Number) }, leads_to: expect.stringMatching(/^tel:/) },
  ]);
});
