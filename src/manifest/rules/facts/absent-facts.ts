// Links, sections and privacy texts mention only existing facts of the business.
import type { Clause, Manifest } from '../../../model/manifest.generated.ts';
import type { Finding } from '../../problem.ts';
import type { ExpandedSection, Expansion } from '../../site/expand/expand-pages.ts';
import type { Leaf } from '../../site/expand/leaf.ts';
import { stateOf } from '../../site/expand/words.ts';
import {
  absentFact,
  HOURS,
  LINK_FACTS,
  SECTION_FACTS,
  SERVICE_DAYS,
  SERVICE_FACTS,
} from '../../site/optional-facts.ts';
import type { Rule } from '../rule.ts';

export const absentFacts: Rule = ({ manifest, expansion }) => [
  ...absentOnPages(manifest, expansion),
  ...expansion.sharedLeaves.flatMap((leaf) => linkToAbsentFact(leaf, manifest)),
  ...linesAboutNothing(manifest),
  ...closuresOfNoOffice(manifest),
  ...townsWithoutState(manifest),
];

/** The findings about pages that show an absent fact of the business. */
export function absentOnPages(manifest: Manifest, { pages, notFound }: Expansion): Finding[] {
  return [...pages, notFound].flatMap(({ sections, leaves }) => [
    ...leaves.flatMap((leaf) => linkToAbsentFact(leaf, manifest)),
    ...sections.flatMap((section) => [
      ...sectionOfAbsentFact(section, manifest),
      ...privacyTextOfAbsentFact(section, manifest),
    ]),
  ]);
}

function linkToAbsentFact({ key, value, pointer }: Leaf, manifest: Manifest): Finding[] {
  if (key !== 'to' || !Object.hasOwn(LINK_FACTS, value)) return [];
  const fact = LINK_FACTS[value]?.find(({ isThere }) => !isThere(manifest));
  return fact ? [absentFact({ link: value }, fact, { pointer })] : [];
}

function sectionOfAbsentFact({ data, pointer }: ExpandedSection, manifest: Manifest): Finding[] {
  const fact = Object.hasOwn(SECTION_FACTS, data.type) ? SECTION_FACTS[data.type] : undefined;
  if (!fact || fact.isThere(manifest)) return [];
  return [absentFact({ section: data.type }, fact, { pointer: [...pointer, 'type'] })];
}

/** The list of outside services in a privacy text. */
function privacyTextOfAbsentFact(
  { data, pointer }: ExpandedSection,
  manifest: Manifest,
): Finding[] {
  if (data.type !== 'legal') return [];
  return (data.clauses as Clause[]).flatMap(({ services = {} }, clause) =>
    Object.keys(services).flatMap((name) => {
      const fact = SERVICE_FACTS[name];
      if (!fact || fact.isThere(manifest)) return [];
      const at = [...pointer, 'clauses', clause, 'services', name];
      return [absentFact({ privacyText: name }, fact, { pointer: at, at: 'key' })];
    }),
  );
}

/** Closed days of an office without hours. */
function closuresOfNoOffice(manifest: Manifest): Finding[] {
  if (HOURS.isThere(manifest)) return [];
  return (manifest.service_days?.holidays ?? []).flatMap(({ office_closed }, index) => {
    const pointer = ['service_days', 'holidays', index, 'office_closed'];
    return office_closed ? [absentFact({ field: 'office_closed' }, HOURS, { pointer })] : [];
  });
}

/** A page's line for holiday weeks. */
function linesAboutNothing(manifest: Manifest): Finding[] {
  if (SERVICE_DAYS.isThere(manifest)) return [];
  return (['pages', 'town_pages'] as const).flatMap((list) =>
    (manifest[list] ?? []).flatMap(({ holiday_line }, index) =>
      holiday_line
        ? [
            absentFact({ field: 'holiday_line' }, SERVICE_DAYS, {
              pointer: [list, index, 'holiday_line'],
            }),
          ]
        : [],
    ),
  );
}

/** A town's name reads with its state, which comes from the office where the town has none. */
function townsWithoutState(manifest: Manifest): Finding[] {
  return manifest.towns.flatMap((town, index) =>
    stateOf(town, manifest.company)
      ? []
      : [
          {
            kind: 'absent-fact',
            pointer: ['towns', index, 'name'],
            facts: { townWithoutState: town.name },
          },
        ],
  );
}
