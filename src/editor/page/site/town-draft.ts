// A town that is being added, and its entry in the file.

import { badgeOf, slugOf } from '../../../manifest/text/strings.ts';
import { asObject } from '../../../manifest/text/values.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
import type { Town } from '../../../model/manifest.generated.ts';
import { exchangeNames } from '../../document/exchange-names.ts';
import type { TownPlace } from './PlaceMap.tsx';

export interface TownDraft {
  /** The ids of its services. */
  services: string[];
  name: string;
  county: string;
  residents: string;
  blurb: string;
  like: string;
  place?: TownPlace;
  picture: string;
  alt: string;
}

/** The new entry: the facts, and the neighbor's texts for its services with the name exchanged, or another town's. */
export function townOf(draft: TownDraft, model: Town, towns: Town[]): YamlValue {
  const name = draft.name.trim();
  const slug = slugOf(name);
  const residents = Number(draft.residents.replace(/\D/g, ''));
  const texts = ['landscape', ...draft.services].flatMap((key) => {
    const from = [model, ...towns].find((town) => asObject(town)[key] !== undefined);
    if (!from) return [];
    return [[key, exchangeNames(asObject(from)[key] as YamlValue, from, { name, slug })]];
  });
  const exchanged: YamlValue = Object.fromEntries(texts);
  return {
    id: slug,
    name,
    slug,
    hero_image_url: draft.picture,
    hero_alt_text: draft.alt.trim(),
    local_blurb: draft.blurb.trim(),
    is_active: true,
    display_order: Math.max(0, ...towns.map(({ display_order }) => display_order)) + 1,
    counties: typedCounties(draft.county),
    residents,
    residents_badge: badgeOf(residents),
    ...(draft.place && { coordinates: { ...draft.place } }),
    ...asObject(withPicture(exchanged, { src: draft.picture, alt: draft.alt.trim() })),
  };
}

/** The texts with the picture in place of each other one. */
function withPicture(value: YamlValue, picture: { src: string; alt: string }): YamlValue {
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((part) => withPicture(part, picture));
  if (typeof value.src === 'string') return picture;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withPicture(part, picture)]),
  );
}

/** The counties as somebody types them: with commas, and with or without the word. */
export const typedCounties = (text: string): string[] =>
  text
    .split(',')
    .map((county) => county.replace(/\s+county\s*$/i, '').trim())
    .filter(Boolean);
