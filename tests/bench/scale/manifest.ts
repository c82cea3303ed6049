// Makes manifests with any number of towns from the real one: the same texts on every machine, no two towns alike.

/** The entry of one town: its words as they are written, and the names that have to change in a copy. */
interface Entry {
  name: string;
  slug: string;
  text: string;
}

const BEGINNINGS =
  'Alder Amber Apple Ash Aspen Bay Beaver Birch Black Bram Bright Brook Bush Cedar Cherry Clay Clear Cliff Clover Cold Copper Crane Deer Dove Eagle East Elder Elm Ever Fair Fern Finch Flint Fox Frost Glen Gold Grape Green Hale Hawk Hazel High Holly Iron Ivy Kings Lake Lark Lime Linden Long Maple Marsh Meadow Mill Moss North Oak Old Orchard Otter Pine Plum Quail Raven Red Reed Ridge River Robin Rose Sand Silver Snow South Spring Star Stone Summer Swan Thorn Vine Walnut West White Wild Willow Wind Wolf Wood Wren'.split(
    ' ',
  );
const ENDINGS =
  'berg boro bridge brook burg burn bury by cliff cote creek crest dale dell den don edge end falls farm field fold ford gate glen grove ham haven head hill holm hurst land lawn ley mere mill mont moor mount ness park point pool port ridge run shore side stead stow ton vale view ville wick wood worth yard'.split(
    ' ',
  );
const ROADS = ['Road', 'Lane', 'Street', 'Avenue', 'Drive', 'Hill', 'Corners', 'Crossing'];
const TURNS = ['near', 'around', 'beyond', 'down', 'along', 'past', 'up', 'over by'];

/**
 * The text of a manifest with `count` towns: the original's, and copies of them with names and sentences of their own.
 * Copies carry no pictures of their own. Throws when the original has more towns than are asked for.
 */
export function manifestWithTowns(original: string, count: number): string {
  const [, list = ''] = /^towns:\n((?:(?: .*|#.*)?\n)*?)(?=(?:#.*\n)*[a-z])/m.exec(original) ?? [];
  const entries = list.split(/^(?= {2}(?:- id:))/m).filter((text) => text.startsWith('  - id:'));
  if (entries.length === 0 || entries.length > count) {
    throw new Error(`${entries.length} towns cannot become ${count}`);
  }
  // A region is not a town, so no copies of it are made.
  const models = entries.filter((text) => !text.includes('    kind: region')).map(entryOf);
  const copies = Array.from({ length: count - entries.length }, (_, index) =>
    copyOf(models[index % models.length] as Entry, index, entries.length + index + 1),
  );
  return original.replace(list, () => `${list.trimEnd()}\n\n${copies.join('\n')}\n`);
}

function entryOf(text: string): Entry {
  const field = (key: string) =>
    new RegExp(`^ {2}(?:- |  )${key}: (.*)$`, 'm').exec(text)?.[1] ?? '';
  return { name: field('name'), slug: field('slug'), text: text.replace(/^ *#.*\n/gm, '') };
}

/** A search description, which is left as long as it is, or a line with sentences in it, or an entry of a list. */
const SENTENCES =
  /( {6}meta_description: (?:>-\n(?: {8}.*\n)+|.*\n))|.*[a-z}][.?!](?=\s|$).*|^ {8}- [A-Z].*/gm;

/** The places where a sentence of such a line ends. */
const ENDS = /(?<=[a-z}])(?=[.?!](\s|$))|(?<=^ {8}- [A-Z].*[a-z])$/g;

/** Another town in the model's words, with a place of its own in every sentence. */
function copyOf({ name, slug, text }: Entry, index: number, order: number): string {
  const fresh = townName(index);
  const residents = 1200 + ((index * 397) % 48_000);
  let sentence = 0;
  return text
    .trimEnd()
    .concat('\n')
    .replaceAll(name, fresh)
    .replaceAll(name.toUpperCase(), fresh.toUpperCase())
    .replace(/^( {2}- id|.{4}slug): .*$/gm, (_, key: string) => `${key}: ${fresh.toLowerCase()}`)
    .replaceAll(`/${slug}/`, `/${fresh.toLowerCase()}/`)
    .replace(/^ {4}display_order: .*$/m, `    display_order: ${order}`)
    .replace(/^ {4}residents: .*$/m, `    residents: ${residents}`)
    .replace(
      /^ {4}residents_badge: .*$/m,
      `    residents_badge: "${Math.floor(residents / 100)}00+"`,
    )
    .replace(/(latitude: ).*/, (_, key: string) => key + (42 + (index % 97) / 100).toFixed(4))
    .replace(/(longitude: ).*/, (_, key: string) => key + (-79 + (index % 89) / 100).toFixed(4))
    .replace(SENTENCES, (line, meta?: string) =>
      meta ? line : line.replace(ENDS, () => ` ${placeIn(index, sentence++)}`),
    );
}

/** Longer names would make search titles that are warned of, and a manifest is measured as it is when all is well. */
const LONGEST = 11;
const NAMES = ENDINGS.flatMap((ending) => BEGINNINGS.map((beginning) => beginning + ending)).filter(
  ({ length }) => length <= LONGEST,
);

/** A name of its own for each of the first five thousand copies and more. */
const townName = (index: number): string => NAMES[index % NAMES.length] ?? '';

/** "near Maple Hollow Road": another one for each sentence of each town. */
function placeIn(town: number, sentence: number): string {
  const turn = TURNS[(town + sentence) % TURNS.length];
  const road = ROADS[(town * 3 + sentence) % ROADS.length];
  return `${turn} ${townName(town * 7 + sentence * 13)} ${road}`;
}
