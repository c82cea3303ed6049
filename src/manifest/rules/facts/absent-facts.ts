// Links, sections and privacy texts mention only existing facts of the business.
import type { Clause, Manifest } from '../../../model/manifest.generated.ts';
import { type Finding, found, type Pointer } from '../../diagnostic.ts';
import type { RuleMessages } from '../../messages/message.ts';
import type { Expansion } from '../../site/expand/expand-pages.ts';
import type { Leaf } from '../../site/expand/leaf.ts';
import { stateOf } from '../../site/expand/words.ts';
import {
  absentFact,
  type FactName,
  LINK_FACTS,
  type Needing,
  needsOf,
  SECTION_FACTS,
  SERVICE_FACTS,
} from '../../site/optional-facts.ts';
import { fields } from '../../text/values.ts';
import type { Rule } from '../rule.ts';

/** The facts that a business may lack, each with its name in a sentence and the part of the file to add it to. */
const ABSENT: Record<FactName, [name: string, part: string, key?: string]> = {
  email: ['an e-mail address of the office', 'company'],
  street: ['a street address of the office', 'company', 'address'],
  rating: ['a rating', 'company'],
  hours: ['office hours', 'company'],
  service_days: ['service days', ''],
  founded: ['a founding year', 'company'],
  billing_portal: ['a billing portal', 'integrations'],
  ordering: ['an online ordering site', 'integrations'],
  review_widget: ['a review widget', 'integrations'],
  maps: ['a maps service', 'integrations'],
  analytics: ['a service that counts visits', 'integrations'],
};

function toAdd(fact: FactName): string {
  const [, part, key = fact] = ABSENT[fact];
  return part ? `add \`${key}:\` under \`${part}:\`` : `add \`${key}:\``;
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
        : `${needing(facts)} needs ${ABSENT[facts.fact][0]}, and the file has none.`,
    hint: (facts: AbsentFact) =>
      'townWithoutState' in facts
        ? 'Add `state:` with two letters to the town, or the `address:` of the office under `company:`.'
        : `Delete it, or ${toAdd(facts.fact)}.`,
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
  ...fieldsOfAbsentFacts(manifest),
  // A town's name reads with its state, which comes from the office where the town has none.
  ...manifest.towns.flatMap((town, index) =>
    stateOf(town, manifest.company)
      ? []
      : [found('absent-fact', ['towns', index, 'name'], { townWithoutState: town.name })],
  ),
];

/** The findings about pages that show an absent fact of the business. */
export function absentOnPages(manifest: Manifest, { pages, notFound }: Expansion): Finding[] {
  return [...pages, notFound].flatMap(({ sections, leaves }) => [
    ...leaves.flatMap((leaf) => linkToAbsentFact(leaf, manifest)),
    ...sections.flatMap(({ data, pointer }) => {
      const { type } = data;
      const facts = needsOf(type, SECTION_FACTS);
      const clauses = type === 'legal' ? (data.clauses as Clause[]) : [];
      return [
        ...absentFact({ section: type }, facts, manifest, [...pointer, 'type']),
        // The list of outside services in a privacy text.
        ...clauses.flatMap(({ services = {} }, clause) =>
          Object.keys(services).flatMap((name) => {
            const at = [...pointer, 'clauses', clause, 'services', name];
            const facts = needsOf(name, SERVICE_FACTS);
            return absentFact({ privacyText: name }, facts, manifest, at, { at: 'key' });
          }),
        ),
      ];
    }),
  ]);
}

const linkToAbsentFact = ({ key, value, pointer }: Leaf, manifest: Manifest): Finding[] =>
  key === 'to' && Object.hasOwn(LINK_FACTS, value)
    ? absentFact({ link: value }, needsOf(value, LINK_FACTS), manifest, pointer)
    : [];

/** Closed days of an office without hours, and a page's line for holiday weeks without holidays. */
function fieldsOfAbsentFacts(manifest: Manifest): Finding[] {
  const { service_days, pages, town_pages = [] } = manifest;
  const switches = (field: string, fact: FactName, list: object[], at: Pointer) =>
    list.flatMap((entry, index) =>
      fields(entry)[field] ? absentFact({ field }, [fact], manifest, [...at, index, field]) : [],
    );
  const holidays = service_days?.holidays ?? [];
  return [
    ...switches('office_closed', 'hours', holidays, ['service_days', 'holidays']),
    ...switches('holiday_line', 'service_days', pages, ['pages']),
    ...switches('holiday_line', 'service_days', town_pages, ['town_pages']),
  ];
}
