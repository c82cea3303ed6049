// Edits of services: one comes, with pages for some towns or with none, one goes, and a town leaves one out.
import type { Edits } from './edits.ts';
import {
  type Fields,
  found,
  inData,
  isFields,
  list,
  NoPlace,
  parts,
  unlink,
} from './manifest-edits.ts';

const services = (manifest: Fields, least = 1) => list(manifest, 'services', least);

/** The services that have pages for towns, by their id. */
const templates = (manifest: Fields) =>
  list(manifest, 'town_pages').map(({ service }) => String(service));

/** The towns that are shown and have texts for a service. */
const townsWith = (manifest: Fields, service: string) =>
  list(manifest, 'towns').filter((town) => town.is_active !== false && isFields(town[service]));

/** The texts of a town for the new service. */
const TEXTS = {
  meta_description: 'Clean toilets for job sites and weddings, brought to you and fetched again.',
  intro: 'Some builds and some feasts take longer than an hour.',
};

/** The page that sells it, and that of a town. */
const page = (path: string, place: string, texts: Fields) => ({
  path,
  label: 'Portable Toilets',
  seo: {
    meta_title: `Portable Toilets${place} | {company}`,
    meta_description: texts.meta_description,
    service: 'toilets',
  },
  sections: [{ type: 'hero', heading: `Portable Toilets${place}`, intro: texts.intro }],
});

const FILLED = {
  meta_description: '{town.toilets.meta_description}',
  intro: '{town.toilets.intro}',
};

export const SERVICE_EDITS: Edits = {
  'two services swapped': inData((manifest) => {
    const all = services(manifest, 2);
    all.push(all.shift() as Fields);
  }),
  'one service more, without a page': inData((manifest) => {
    services(manifest).push({ id: 'cleanouts', label: 'Attic Cleanouts' });
  }),
  'one service more, with pages for two of the towns': inData((manifest) => {
    const [first, second] = list(manifest, 'towns', 2).filter(
      ({ is_active }) => is_active !== false,
    );
    for (const town of [first, second]) Object.assign(town ?? {}, { toilets: { ...TEXTS } });
    services(manifest).push({ id: 'toilets', label: 'Portable Toilets', page: '/toilets/' });
    list(manifest, 'pages').push(page('/toilets/', '', TEXTS));
    list(manifest, 'town_pages').push({
      ...page('/toilets/{slug}/', ' in {place}', FILLED),
      service: 'toilets',
      parent: '/toilets/',
      label: '{town}',
    });
  }),
  'a town with one service less': inData((manifest) => {
    const offered = templates(manifest);
    const has = (town: Fields) => offered.filter((service) => isFields(town[service]));
    const town = list(manifest, 'towns').find(
      (entry) => entry.is_active !== false && has(entry).length > 1,
    );
    const service = has(found(town, 'town with two services')).at(-1) ?? '';
    if (townsWith(manifest, service).length < 2) throw new NoPlace('no other town has it');
    const { path } = found(
      list(manifest, 'town_pages').find((entry) => entry.service === service),
      'template',
    );
    delete town?.[service];
    unlink(manifest, (address) =>
      address.startsWith(String(path).replace('{slug}', String(town?.slug))),
    );
  }),
  'one service less': inData((manifest) => {
    const all = services(manifest, 2);
    const alone = all.find(({ id }) => !templates(manifest).includes(String(id)));
    const { id, page: own } = found(alone, 'service without pages for towns');
    all.splice(
      all.findIndex((service) => service.id === id),
      1,
    );
    manifest.pages = list(manifest, 'pages').filter(({ path }) => path !== own);
    unlink(
      manifest,
      (address) => address.startsWith(String(own)) || address.includes(`service=${id}`),
    );
    for (const { fields } of parts(manifest)) {
      const { services: listed } = fields;
      if (Array.isArray(listed)) fields.services = listed.filter((service) => service !== id);
    }
  }),
};
