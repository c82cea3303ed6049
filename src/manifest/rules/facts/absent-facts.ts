// Links, sections and privacy texts mention only existing facts of the business.
import type { Clause, Manifest } from '../../../model/manifest.generated.ts';
import type { Finding, Pointer } from '../../diagnostic.ts';
import type { Expansion } from '../../site/expand/expand-pages.ts';
import { stateOf } from '../../site/expand/placeholders.ts';
import { createFinding } from '../../site/expand/scope.ts';
import { FACTS, type FactName } from '../../site/facts.ts';
import { absentFact, LINK_FACTS, needsOf, SECTION_FACTS } from '../../site/optional-facts.ts';
import { asObject } from '../../text/values.ts';
import { type Link, linksOf } from '../links/anchors.ts';
import type { Rule } from '../rule.ts';

export const check: Rule = ({ manifest, expansion }) => [
  ...absentOnPages(manifest, expansion),
  ...expansion.sharedLeaves.flatMap(linksOf(expansion.schema)).flatMap(linkToAbsentFact(manifest)),
  ...fieldsOfAbsentFacts(manifest),
  // Pages show a town with its state: its own, or the office's.
  ...manifest.towns.flatMap((town, index) =>
    stateOf(town, manifest.company)
      ? []
      : [createFinding('absent-fact', ['towns', index, 'name'], { townWithoutState: town.name })],
  ),
];

/** The findings about pages that show an absent fact of the business. */
export function absentOnPages(manifest: Manifest, expansion: Expansion): Finding[] {
  const { pages, notFound, schema } = expansion;
  const findLinks = linksOf(schema);
  return [...pages, notFound].flatMap(({ sections, leaves }) => [
    ...leaves.flatMap(findLinks).flatMap(linkToAbsentFact(manifest)),
    ...sections.flatMap(({ data, pointer }) => {
      const { type } = data;
      const facts = needsOf(type, SECTION_FACTS);
      const clauses = type === 'legal' ? (data.clauses as Clause[]) : [];
      return [
        ...absentFact({ section: type }, facts, manifest, [...pointer, 'type']),
        // A privacy text lists outside services.
        ...clauses.flatMap(({ services = {} }, clause) =>
          Object.keys(services).flatMap((name) => {
            const at = [...pointer, 'clauses', clause, 'services', name];
            const listedFacts = Object.hasOwn(FACTS, name) ? [name as FactName] : [];
            return absentFact({ privacyText: name }, listedFacts, manifest, at, { at: 'key' });
          }),
        ),
      ];
    }),
  ]);
}

const linkToAbsentFact =
  (manifest: Manifest) =>
  ({ value, pointer, part }: Link): Finding[] =>
    Object.hasOwn(LINK_FACTS, value)
      ? absentFact({ link: value }, needsOf(value, LINK_FACTS), manifest, pointer, { part })
      : [];

/** Closed and half days of an office without hours, and a page's line for holiday weeks without holidays. */
function fieldsOfAbsentFacts(manifest: Manifest): Finding[] {
  const { service_days, pages, town_pages = [] } = manifest;
  const switches = (field: string, fact: FactName, list: object[], at: Pointer) =>
    list.flatMap((entry, index) =>
      asObject(entry)[field] ? absentFact({ field }, [fact], manifest, [...at, index, field]) : [],
    );
  const holidays = service_days?.holidays ?? [];
  return [
    ...['office_closed', 'office_closes'].flatMap((field) =>
      switches(field, 'hours', holidays, ['service_days', 'holidays']),
    ),
    ...switches('holiday_line', 'service_days', pages, ['pages']),
    ...switches('holiday_line', 'service_days', town_pages, ['town_pages']),
  ];
}
