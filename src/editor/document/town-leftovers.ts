// Finds the texts of a copied town that still speak of the other one, so that the family can rewrite them.
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Town } from '../../model/manifest.generated.ts';
import type { Site } from '../../model/site.ts';
import type { Answers, EditSource } from './addition.ts';
import { pageList } from './compare/change.ts';

/** Capitalised words that name no place of a town. */
const EVERYWHERE = new Set(
  'I AM PM Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Year Years Day Memorial Independence Labor Thanksgiving Christmas Eve Customer ID'.split(
    ' ',
  ),
);

interface LocalText {
  line: number;
  key: string;
  names: string[];
}

/** The work that remains after a town was copied, with the lines of the text as it now is. */
export function townLeftovers(source: EditSource, answers: Answers, site: Site): string[] {
  const { name = '', like = '', slug, show } = answers;
  const { towns, company } = source.manifest;
  const services = source.manifest.services.map(({ id }) => id);
  const old = towns.find(({ id }) => id === like)?.name ?? like;
  const index = towns.findIndex((town) => town.slug === slug);
  const offered = services.filter((id) => id in (towns[index] ?? {}));
  const region = regionWords(company.service_area, towns);
  const lines = localTexts(source.text, index, { name, old, services, region }).map(
    ({ line, key, names }) => `  line ${line}, ${key}: ${names.join(', ')}`,
  );
  return [
    ...(lines.length > 0
      ? [
          `The texts about ${name} are those of ${old}, with the name exchanged. These lines still speak of ${old}’s own places. Rewrite them:\n${lines.join('\n')}`,
        ]
      : []),
    `Read the rest of the entry too, and say it in words of its own: search engines drop pages that repeat another one.`,
    show === 'no'
      ? `${name} is hidden. When its texts are right, set its \`is_active\` to true.`
      : `To hide ${name} until its texts are right, set its \`is_active\` to false.${unlisted(name, offered, site)}`,
  ];
}

/** Lists of a town's services are cut after a few; a town behind the cut is easily missed. */
function unlisted(name: string, offered: string[], { pages }: Site): string {
  const lists = pages.filter(({ page }) =>
    page.sections.some(
      (section) =>
        section.type === 'towns' &&
        section.nearest === undefined &&
        section.services.some((service) => offered.includes(service)) &&
        !section.items.some((town) => town.name === name),
    ),
  );
  const paths = lists.map(({ page }) => page.path);
  return paths.length > 0
    ? `\n\nThe lists of towns on ${pageList(paths)} are full and do not show ${name}. To put it there, give it a smaller \`display_order\` than another town.`
    : '';
}

/** The words of the towns' common area, such as those of Western Ohio; counties belong to single towns. */
function regionWords(area: string, towns: Town[]): Set<string> {
  const counties = new Set(towns.flatMap((town) => town.counties));
  return new Set(area.split(/[^\p{L}]+/u).filter((word) => !counties.has(word)));
}

/** A town whose texts were copied from another one. */
interface Copied {
  name: string;
  /** The other town's name. */
  old: string;
  services: string[];
  /** Words of their common area. */
  region?: Set<string>;
}

/** The lines of a town's page texts that name places of the town `old`, with those names. */
export function localTexts(
  text: string,
  index: number,
  { name, old, services, region = new Set() }: Copied,
): LocalText[] {
  const lines = new LineCounter();
  const entry = parseDocument(text, { lineCounter: lines }).getIn(['towns', index]);
  if (!isMap(entry)) return [];
  const vocabulary = new Set(text.match(/(?<![\p{L}’])\p{Ll}+/gu));
  // Slugs are in lower case, but each names a place.
  for (const word of old.toLowerCase().split(' ')) vocabulary.delete(word);
  return services
    .flatMap((part) => textsUnder(entry.get(part, true)))
    .map(({ key, value, offset }) => ({
      line: lines.linePos(offset).line,
      key,
      names: localNames(key, value, old, vocabulary).filter(
        (words) => words !== name && !words.split(' ').every((word) => region.has(word)),
      ),
    }))
    .filter(({ names }) => names.length > 0);
}

interface Text {
  key: string;
  value: string;
  offset: number;
}

/** The texts of a part of the manifest, each with its key or its list's key. */
function textsUnder(node: unknown, key = ''): Text[] {
  if (isScalar(node)) {
    const { value, range } = node;
    return typeof value === 'string' ? [{ key, value, offset: range?.[0] ?? 0 }] : [];
  }
  if (isMap(node)) return node.items.flatMap((pair) => textsUnder(pair.value, String(pair.key)));
  return isSeq(node) ? node.items.flatMap((item) => textsUnder(item, key)) : [];
}

function localNames(key: string, value: string, old: string, vocabulary: Set<string>): string[] {
  // Badges and titles have capitals of their own; a word that is also written small is no name.
  if (key.endsWith('badge')) return [];
  const names = namesIn(value, /title|heading/.test(key) ? vocabulary : undefined);
  return value.includes(old) && !names.some((word) => word.includes(old)) ? [old, ...names] : names;
}

const WORD = "\\p{Lu}\\p{L}*(?:[’'-]\\p{L}+)*";
const PHRASE = new RegExp(`${WORD}(?: (?:${WORD}|\\d+))*`, 'gu');

/**
 * The names in a text: capitalised words that do not merely begin a sentence. `vocabulary` holds the ordinary words.
 */
function namesIn(text: string, vocabulary?: Set<string>): string[] {
  const telling = (word: string) =>
    /^\p{Lu}/u.test(word) &&
    word !== word.toUpperCase() &&
    !EVERYWHERE.has(word.replace(/[’'].*$/, '')) &&
    !word
      .toLowerCase()
      .split('-')
      .every((part) => vocabulary?.has(part));
  const names = [...text.matchAll(PHRASE)].map(({ 0: phrase, index }) => {
    const begins = /(^|[.!?:“"(])$/.test(text.slice(0, index).trimEnd());
    const words = phrase.replace(/[’']s$/, '').split(' ');
    const named = begins && !vocabulary ? words.slice(1) : words;
    const first = named.findIndex(telling);
    return first === -1 ? '' : named.slice(first).join(' ');
  });
  return [...new Set(names.filter(Boolean))];
}
