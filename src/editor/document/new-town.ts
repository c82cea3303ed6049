// Adds a town: asks for its facts, and copies the texts of another one.

import { countyNames } from '../../drawings/map/atlas.ts';
import { choiceHint, didYouMean } from '../../manifest/messages/choices.ts';
import { servicesOf } from '../../manifest/site/expand/town-texts.ts';
import { nearest } from '../../manifest/text/nearest.ts';
import { badgeOf, slugOf, withoutState } from '../../manifest/text/short-names.ts';
import type { Manifest, Town } from '../../model/manifest.generated.ts';
import type { Addition, AdditionKind, Answers, EditSource } from './addition.ts';
import { appendEntry, placeOfList } from './append-entry.ts';
import { copyTown, type TownFacts } from './copy-town.ts';
import type { Field } from './fields.ts';
import { townLeftovers } from './town-leftovers.ts';

export const newTown: AdditionKind = {
  title: ({ name }) => `the town ${name}`,
  fields,
  add,
  leftToDo: townLeftovers,
};

function fields(manifest: Manifest): Field[] {
  const { towns } = manifest;
  return [
    {
      flag: 'name',
      ask: 'Name of the town',
      refuse: (name) => refuseState(name) ?? taken(towns, 'name', name),
    },
    {
      flag: 'slug',
      ask: 'Its part of the address',
      fallback: ({ name = '' }) => slugOf(name) || undefined,
      refuse: (slug) => refuseSlug(slug, towns),
    },
    {
      flag: 'counties',
      ask: 'County, without the word County (several: with commas)',
      refuse: (text) => refuseCounties(countiesIn(text)),
    },
    {
      flag: 'residents',
      ask: 'How many people live there',
      refuse: (text) =>
        /^[1-9]\d*$/.test(digits(text)) ? undefined : 'Type a number, such as 2500.',
    },
    {
      flag: 'badge',
      ask: 'The rounded number for the town’s page',
      fallback: ({ residents }) => residents && badgeOf(Number(digits(residents))),
    },
    {
      flag: 'coordinates',
      ask: 'Where it is, in degrees north and east, such as 42.4631, -78.9356',
      optional: true,
      refuse: (text) =>
        coordinatesOf(text)
          ? undefined
          : 'Type two numbers with a comma, such as 42.4631, -78.9356.',
    },
    { flag: 'blurb', ask: 'One sentence about the town, for lists of towns' },
    {
      flag: 'like',
      ask: 'Which town’s texts to begin with',
      fallback: () => towns.find((town) => town.is_active && town.kind !== 'region')?.id,
      refuse: (id) => refuseLike(id, towns),
    },
    {
      flag: 'services',
      ask: 'Which of that town’s services (several: with commas)',
      fallback: ({ like }) => servicesLike(like, manifest).join(', '),
      refuse: (text, { like }) => refuseServices(namesIn(text), servicesLike(like, manifest)),
    },
    {
      flag: 'show',
      ask: 'Show it to visitors right away (yes or no)',
      fallback: () => 'yes',
      refuse: (word) => (/^(yes|no)$/.test(word) ? undefined : 'Type yes or no.'),
    },
  ];
}

function refuseState(name: string): string | undefined {
  const bare = withoutState(name);
  return bare === name ? undefined : `The state comes behind the name by itself: type ${bare}.`;
}

function taken(towns: Town[], field: 'name' | 'slug' | 'id', text: string): string | undefined {
  return towns.some((town) => town[field].toLowerCase() === text.toLowerCase())
    ? `There is a town with the ${field} "${text}" already.`
    : undefined;
}

function refuseSlug(slug: string, towns: Town[]): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug)) {
    return `Use small letters, digits and hyphens, such as ${slugOf(slug) || 'new-town'}.`;
  }
  return taken(towns, 'slug', slug) ?? taken(towns, 'id', slug);
}

function refuseLike(id: string, towns: Town[]): string | undefined {
  const town = towns.find((other) => other.id === id);
  if (town?.kind === 'region') return `${town.name} is a region; its texts do not fit a town.`;
  const ids = towns.map((other) => other.id);
  return town ? undefined : `There is no town with the id "${id}". ${choiceHint(id, ids)}`;
}

/** The services whose texts the town has that the new one begins with. */
function servicesLike(like: string | undefined, manifest: Manifest): string[] {
  const town = manifest.towns.find(({ id }) => id === like);
  return town ? servicesOf(town, manifest) : [];
}

const namesIn = (text: string) => text.split(',').flatMap((name) => name.trim() || []);

function refuseServices(names: string[], known: string[]): string | undefined {
  const unknown = names.find((name) => !known.includes(name));
  return unknown === undefined
    ? undefined
    : `That town has no texts for "${unknown}". It has them for ${known.join(', ')}.`;
}

const digits = (text: string) => text.replace(/[,\s]/g, '');

/** Latitude and longitude from `42.4631, -78.9356`. */
function coordinatesOf(text: string): Town['coordinates'] | undefined {
  const [latitude = Number.NaN, longitude = Number.NaN, ...rest] = text
    .split(/[,\s]+/)
    .map((part) => (part === '' ? Number.NaN : Number(part)));
  const onEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return onEarth && rest.length === 0 ? { latitude, longitude } : undefined;
}

function add(source: EditSource, answers: Answers): Addition {
  const { text, document, manifest } = source;
  const place = placeOfList(text, document, ['towns']);
  if (!place) return { refusal: 'The list of towns is not written one entry below the other.' };
  const { name = '', slug = '', like = '', coordinates = '' } = answers;
  const chosen = namesIn(answers.services ?? '');
  const without = servicesLike(like, manifest).filter((service) => !chosen.includes(service));
  const facts: TownFacts = {
    id: slug,
    name,
    slug,
    local_blurb: answers.blurb ?? '',
    is_active: answers.show !== 'no',
    display_order: Math.max(...manifest.towns.map((town) => town.display_order)) + 1,
    counties: countiesIn(answers.counties ?? ''),
    residents: Number(digits(answers.residents ?? '')),
    residents_badge: answers.badge ?? '',
    coordinates: coordinatesOf(coordinates),
  };
  const lines = copyTown(source, place, { like, without }, facts);
  return { insertion: appendEntry(text, place, lines, name) };
}

/** The counties of an answer, as the map writes them: "erie county" is Erie. */
function countiesIn(text: string): string[] {
  const bare = text.split(/,|\band\b|&/).map((county) => county.trim());
  return bare.filter(Boolean).map((county) => {
    const name = county.replace(/\s+(?:county|co\.?)$/i, '');
    const isIt = (known: string) => known.toLowerCase() === name.toLowerCase();
    return countyNames().find(isIt) ?? name;
  });
}

/** Why a county cannot be entered: no map has its name. */
function refuseCounties(counties: string[]): string | undefined {
  const names = countyNames();
  const unknown = counties.find((county) => !names.includes(county));
  if (unknown === undefined) return undefined;
  const meant = nearest(unknown, names);
  return `No county is called "${unknown}".${meant ? ` ${didYouMean(meant)}` : ''}`;
}
