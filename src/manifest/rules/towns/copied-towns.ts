// A town's texts are not copied: they would not be true of another town, and do not name another.
import type { Manifest, Town } from '../../../model/manifest.generated.ts';
import type { Finding } from '../../diagnostic.ts';
import { defineMessages } from '../../messages/message.ts';
import { capital } from '../../messages/phrases.ts';
import { sharedSentences, shingleTexts, type TextShingles } from '../../text/shingles.ts';
import { getOrCreate } from '../../text/values.ts';
import type { Rule, RuleContext } from '../rule.ts';
import { findForeignTownNames, type TownEntry, townFields } from './town-names.ts';

type Copied =
  | { town: string; other: string; shared: number; of: number }
  | { town: string; named: string };

/** A change of the base manifest: both towns then say the same of planters, but for their names and some words. */
const SPUN = `towns.fredonia.planting:
  meta_description: Containers for move-out week in Fredonia.
  intro: A container at the creek or up the hill, for as long as your job takes.
  service_badge: FREDONIA SERVICE
  corner_badge: Village specialists
  sizes_intro: Two sizes cover the village.
  size_uses: { yard-10: One attic on Temple Street., yard-20: A whole roof after a storm. }
  projects_intro: Storms make much of the work here.
  projects: [{ title: Roofing, description: Shingles go straight from your roof into a box. }]
  benefits_intro: Our yard is only blocks from the green.
  benefits: [{ title: Close by, description: A truck is never too far away. }]
  benefit_buttons: []
  same_day: Call before noon, and a box often stands there by evening.
  closing_heading: Ready for the next storm?
  closing_text: Ask us for a box today.`;

export const { messages, createFinding } = defineMessages({
  'copied-town': {
    title: 'A town with the words or the name of another one',
    severity: 'warning',
    sentence: (facts: Copied, place: string) =>
      'shared' in facts
        ? `${facts.shared} of ${facts.of} sentences in ${place} would be as true of ${facts.other}.`
        : `${capital(place)} names ${facts.named}.`,
    hint: (facts: Copied) =>
      'shared' in facts
        ? 'Say what is only true of this town: its streets, its houses, the work that people there call about. Search engines may show only one of two such pages.'
        : `If it was copied or renamed, say what is true of ${facts.town}.`,
    bad: [
      SPUN,
      'towns.fredonia.planting.service_badge: DUNKIRK SERVICE',
      'towns.fredonia.planting.closing_heading: Start your Dunkirk project',
      'towns.dunkirk.planting.closing_heading: Start at Dunkirk Harbor\ntowns.fredonia.planting.closing_heading: Start at Dunkirk Harbor',
    ],
    good: [
      'towns.fredonia.planting.closing_heading: From Dunkirk to the vineyards',
      'towns.fredonia.planting.closing_heading: Dunkirk Street, Fredonia',
      'towns.fredonia.planting.corner_badge: Local Family Service',
    ],
  },
});

export const check: Rule = (context) => {
  const { manifest } = context;
  const towns = singleTowns(context);
  // A region holds towns, and may be named by them.
  const townsWithoutRegions = towns.filter((entry) => !isRegion(entry));
  return [
    ...findCopiedTowns(towns, manifest),
    ...findForeignTownNames(townsWithoutRegions).map(({ pointer, facts, replacement }) =>
      createFinding('copied-town', pointer, facts, { replacement }),
    ),
    ...findCopiedTexts(townsWithoutRegions),
  ];
};

const isRegion = ({ town }: TownEntry) => town.kind === 'region';

/** Texts that repeat an earlier town's text word for word, with a town's name in it, such as "Collins Center". */
function findCopiedTexts(towns: TownEntry[]): Finding[] {
  const first = new Map<string, Town>();
  return towns.flatMap(({ town, index, fields }) =>
    fields.flatMap(({ text, pointer }) => {
      const firstTown = first.get(text);
      if (!firstTown) first.set(text, town);
      const [named, ...more] = [firstTown ?? town, town].filter(({ name }) => text.includes(name));
      if (!firstTown || !named || more.length > 0) return [];
      const facts = {
        town: town.name,
        named: `${named.name}, in the words of ${firstTown.name}’s own text`,
      };
      return createFinding('copied-town', ['towns', index, ...pointer], facts);
    }),
  );
}

/** The towns whose id, slug and name are unique, with their positions: another rule reports the others first. */
function singleTowns(context: RuleContext): TownEntry[] {
  const { towns } = context.manifest;
  const counts = new Map<string, number>();
  const namesOf = ({ id, slug, name }: Town) => [`id ${id}`, `slug ${slug}`, `name ${name}`];
  for (const name of towns.flatMap(namesOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return towns
    .map((town, index) => ({ town, index, fields: townFields(town, context) }))
    .filter(({ town }) => namesOf(town).every((name) => counts.get(name) === 1));
}

/**
 * The share of a town's sentences for a service that another town shares, from which on the town counts as copied; both
 * towns must reach it. With fewer than MIN_SENTENCES all have to be shared.
 */
const COPIED_SHARE = 1 / 3;
const MIN_SENTENCES = 5;

/** Towns with a smaller share of rare pairs of words in common are not compared, which saves time. */
const MIN_RARE_SHARE = 0.25;

const shingleCache = new WeakMap<Town, Map<string, TextShingles>>();

/** The shingles of a town's texts for a service. Cached by town object: unchanged towns keep theirs across saves. */
function readShingles({ town, fields }: TownEntry, service: string): TextShingles {
  const services = getOrCreate(shingleCache, town, () => new Map());
  return getOrCreate(services, service, () => {
    const texts = fields.filter((field) => field.service === service).map(({ text }) => text);
    return shingleTexts(texts, town.name);
  });
}

/** Towns that share most sentences with the earlier town that has the most rare pairs of words in common. */
function findCopiedTowns(towns: TownEntry[], { services }: Manifest): Finding[] {
  // A copy is below its original in the file; regions are compared first.
  const inOrder = towns.toSorted((a, b) => Number(isRegion(b)) - Number(isRegion(a)));
  return services.flatMap(({ id: service }) => {
    const firstWith = new Map<number, TownEntry>();
    return inOrder.flatMap((entry): Finding[] => {
      const shingles = readShingles(entry, service);
      const counts = new Map<TownEntry, number>();
      for (const pair of shingles.rarePairs) {
        const rival = firstWith.get(pair);
        if (rival && rival !== entry) counts.set(rival, (counts.get(rival) ?? 0) + 1);
        else if (!rival) firstWith.set(pair, entry);
      }
      const most = Math.max(...counts.values());
      if (!(most >= shingles.rarePairs.length * MIN_RARE_SHARE)) return [];
      const [rival] = [...counts].find(([, count]) => count === most) as [TownEntry, number];
      const rivalShingles = readShingles(rival, service);
      const of = shingles.sentences.length;
      const least = of < MIN_SENTENCES ? 1 : COPIED_SHARE;
      const shared = sharedSentences(shingles, rivalShingles);
      if (!(shared / of >= least)) return [];
      if (!(sharedSentences(rivalShingles, shingles) / rivalShingles.sentences.length >= least))
        return [];
      const facts = { town: entry.town.name, other: rival.town.name, shared, of };
      return [createFinding('copied-town', ['towns', entry.index, service], facts, { at: 'key' })];
    });
  });
}
