// Links, sections and privacy texts mention only existing facts of the business.
import type { Clause, Manifest } from '../../../model/manifest.generated.ts';
import type { RuleMessages } from '../../messages/message.ts';
import type { Finding } from '../../problem.ts';
import type { ExpandedSection, Expansion } from '../../site/expand/expand-pages.ts';
import type { Leaf } from '../../site/expand/leaf.ts';
import { stateOf } from '../../site/expand/words.ts';
import {
  absentFact,
  type FactName,
  HOURS,
  LINK_FACTS,
  type Needing,
  SECTION_FACTS,
  SERVICE_DAYS,
  SERVICE_FACTS,
} from '../../site/optional-facts.ts';
import type { Rule } from '../rule.ts';

/** The facts that a business may lack, each with its name in a sentence and the way to add it. */
const ABSENT: Record<FactName, { name: string; add: string }> = {
  email: { name: 'an e-mail address of the office', add: 'add `email:` under `company:`' },
  street: {
    name: 'a street address of the office',
    add: 'add `address:` with its `street:` under `company:`',
  },
  rating: { name: 'a rating', add: 'add `rating:` under `company:`' },
  hours: { name: 'office hours', add: 'add `hours:` under `company:`' },
  service_days: { name: 'service days', add: 'add `service_days:` with its holidays' },
  founded: { name: 'a founding year', add: 'add `founded:` under `company:`' },
  billing_portal: integration('billing_portal', 'a billing portal'),
  ordering: integration('ordering', 'an online ordering site'),
  review_widget: integration('review_widget', 'a review widget'),
  maps: integration('maps', 'a maps service'),
  analytics: integration('analytics', 'a service that counts visits'),
};

function integration(key: string, name: string) {
  return { name, add: `add \`${key}:\` under \`integrations:\`` };
}

type AbsentFact = (Needing & { fact: FactName }) | { townWithoutState: string };

function needing(what: Needing): string {
  if ('link' in what) return `The link "${what.link}"`;
  if ('section' in what) return `The ${what.section} section`;
  if ('field' in what) return `"${what.field}: true"`;
  return 'placeholder' in what ? `{${what.placeholder}}` : `The text about "${what.privacyText}"`;
}

export const messages = {
  'absent-fact': {
    title: 'A text, a link or a section that needs a fact which the business does not have',
    sentence: (facts: AbsentFact) =>
      'townWithoutState' in facts
        ? `Nothing says in which state ${facts.townWithoutState} is.`
        : `${needing(facts)} needs ${ABSENT[facts.fact].name}, and the file has none.`,
    hint: (facts: AbsentFact) =>
      'townWithoutState' in facts
        ? 'Add `state:` with two letters to the town, or the `address:` of the office under `company:`.'
        : `Delete it, or ${ABSENT[facts.fact].add}.`,
    bad: [
      'company.email: ~\nbutton_sets.more.0.to: email',
      'company.rating: ~\npages./lawn-care/.sections.hero.heading: Rated {rating}',
      'pages./about/.holiday_line: true',
      'pages./about/.sections.terms.clauses.0.services: { analytics: A counter }\nintegrations.analytics: ~',
    ],
    good: ['button_sets.more.0.to: email'],
  },
} satisfies RuleMessages;

export const check: Rule = ({ manifest, expansion }) => [
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

function linkToAbsentFact(leaf: Leaf, manifest: Manifest): Finding[] {
  const { key, value } = leaf;
  if (key !== 'to' || !Object.hasOwn(LINK_FACTS, value)) return [];
  const fact = LINK_FACTS[value]?.find(({ isThere }) => !isThere(manifest));
  return fact ? [absentFact({ link: value }, fact, { pointer: leaf.pointer })] : [];
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
