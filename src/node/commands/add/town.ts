// Adds a town: asks for its facts, and copies the texts of another one.

import { countyNames } from '../../../drawings/map/atlas.ts';
import { pageName } from '../../../editor/document/compare/site-names.ts';
import { exchangeNames } from '../../../editor/document/exchange-names.ts';
import { choiceHint, didYouMean, someInWords } from '../../../manifest/messages/phrases.ts';
import { servicesOf } from '../../../manifest/site/expand/town-texts.ts';
import { closestMatch } from '../../../manifest/text/nearest.ts';
import { badgeOf, slugOf, withoutState } from '../../../manifest/text/strings.ts';
import { asObject } from '../../../manifest/text/values.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
import type { Manifest, Town } from '../../../model/manifest.generated.ts';
import type { Site } from '../../../model/site.ts';
import type { AdditionKind, Answers, Field, NewEntry } from './kind.ts';

export const newTown: AdditionKind = {
  title: ({ name }) => `the town ${name}`,
  fields: townFields,
  entry,
  leftToDo,
};

function townFields(manifest: Manifest): Field[] {
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

/** The entry: the new town's facts, and the texts of the other town with the names exchanged. */
function entry(manifest: Manifest, answers: Answers): NewEntry {
  const { towns } = manifest;
  const { name = '', slug = '', like = '' } = answers;
  const model = towns.find(({ id }) => id === like) as Town;
  const chosen = namesIn(answers.services ?? '');
  const without = ['coordinates', ...servicesLike(like, manifest)].filter(
    (key) => !chosen.includes(key),
  );
  const texts = Object.fromEntries(Object.entries(model).filter(([key]) => !without.includes(key)));
  const coordinates = coordinatesOf(answers.coordinates ?? '');
  const value = {
    ...asObject(exchangeNames(texts as YamlValue, model, { name, slug })),
    id: slug,
    name,
    slug,
    local_blurb: answers.blurb ?? '',
    is_active: answers.show !== 'no',
    display_order: Math.max(...towns.map((town) => town.display_order)) + 1,
    counties: countiesIn(answers.counties ?? ''),
    residents: Number(digits(answers.residents ?? '')),
    residents_badge: answers.badge ?? '',
    ...(coordinates && { coordinates: { ...coordinates } }),
  };
  return { kind: 'insert', pointer: ['towns'], at: towns.length, value };
}

function leftToDo({ name = '', show, services = '' }: Answers, { pages }: Site): string[] {
  // Lists of a town's services are cut after a few; a town behind the cut is easily missed.
  const full = pages.filter(({ page }) =>
    page.sections.some(
      (section) =>
        section.type === 'towns' &&
        section.nearest === undefined &&
        section.services.some((service) => namesIn(services).includes(service)) &&
        !section.items.some((town) => town.name === name),
    ),
  );
  return [
    `Read the whole entry of ${name}, and say it in words of its own: search engines drop pages that repeat another one.`,
    show === 'no'
      ? `${name} is hidden. When its texts are right, set its \`is_active\` to true.`
      : `To hide ${name} until its texts are right, set its \`is_active\` to false.`,
    ...(show === 'no' || full.length === 0
      ? []
      : [
          `The lists of towns on ${someInWords(full.map(pageName))} are full and do not show ${name}. To put it there, give it a smaller \`display_order\` than another town.`,
        ]),
  ];
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
  const meant = closestMatch(unknown, names);
  return `No county is called "${unknown}".${meant ? ` ${didYouMean(meant)}` : ''}`;
}
