// A town that is being added: what is still missing, and its entry in the file.

import { badgeOf, slugOf } from '../../../manifest/text/short-names.ts';
import { fields } from '../../../manifest/text/values.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
import type { Town } from '../../../model/manifest.generated.ts';
import { exchangeName } from '../../document/exchange-name.ts';
import type { TownPlace } from './PlaceMap.tsx';

export interface TownDraft {
  name: string;
  county: string;
  residents: string;
  blurb: string;
  like: string;
  place?: TownPlace;
  picture: string;
  alt: string;
}

/** Why a step is not complete, by field. */
export type Faults = Partial<Record<keyof TownDraft, string>>;

export function missingIn(
  { name, county, residents, blurb, picture, alt }: TownDraft,
  at: number,
): Faults {
  const facts: Faults = {
    ...(!name.trim() && { name: 'Please give the name of the town.' }),
    ...(!county.trim() && { county: 'Please give its county.' }),
    ...(!/^[\d,. ]*\d$/.test(residents.trim()) && { residents: 'Please give a number.' }),
    ...(!blurb.trim() && { blurb: 'Please write one sentence.' }),
  };
  const seen: Faults = {
    ...(!picture && { picture: 'Please choose a picture, and press “Use this picture” below it.' }),
    ...(!alt.trim() && { alt: 'Please say what the picture shows.' }),
  };
  return [facts, {}, seen][at] ?? {};
}

/** The new entry: the facts, and the neighbor's texts with the name exchanged. */
export function townOf(draft: TownDraft, model: Town, towns: Town[]): YamlValue {
  const name = draft.name.trim();
  const slug = slugOf(name);
  const residents = Number(draft.residents.replace(/\D/g, ''));
  const fresh = { name, slug };
  const texts = Object.entries(model).filter(
    ([key, value]) => typeof value === 'object' && !['counties', 'coordinates'].includes(key),
  );
  const exchanged = (value: unknown): YamlValue => {
    if (typeof value === 'string') return exchangeName(value, model, fresh);
    if (Array.isArray(value)) return value.map(exchanged);
    if (typeof fields(value).src === 'string') return { src: draft.picture, alt: draft.alt.trim() };
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, exchanged(part)]));
    }
    return value as YamlValue;
  };
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
    ...Object.fromEntries(texts.map(([key, value]) => [key, exchanged(value)])),
  };
}

/** The counties as somebody types them: with commas, and with or without the word. */
export const typedCounties = (text: string): string[] =>
  text
    .split(',')
    .map((county) => county.replace(/\s+county\s*$/i, '').trim())
    .filter(Boolean);
