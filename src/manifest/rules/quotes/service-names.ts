// Ids of services are free: towns have their texts under them, links choose by them, and search records name them.
import type { Finding } from '../../problem.ts';
import { PAGE_KINDS } from '../../schema/site-schema.ts';
import { OTHER } from '../../site/resolve/quote-choices.ts';
import type { Rule } from '../rule.ts';

export const serviceNames: Rule = ({ manifest: { services }, schema: { townFields } }) =>
  services.flatMap(({ id }, index): Finding[] => {
    const pointer = ['services', index, 'id'];
    if (services.findIndex((other) => other.id === id) < index) {
      return [{ kind: 'duplicate-id', pointer, facts: { of: 'service', id } }];
    }
    const means = meaningOf(id, townFields);
    return means ? [{ kind: 'taken-id', pointer, facts: { id, means } }] : [];
  });

/** The existing meaning of a word, which no service can use as its id. */
function meaningOf(id: string, townFields: Set<string>) {
  if (townFields.has(id)) return 'fact of a town';
  if (PAGE_KINDS.includes(id)) return 'kind of page';
  return id === OTHER ? 'last choice' : undefined;
}

/** Two templates for one service would make two pages for each of its towns. */
export const serviceTemplates: Rule = ({ manifest: { town_pages = [] } }) =>
  town_pages.flatMap(({ service }, index): Finding[] =>
    town_pages.findIndex((other) => other.service === service) === index
      ? []
      : [
          {
            kind: 'duplicate-template',
            pointer: ['town_pages', index, 'service'],
            facts: { service },
          },
        ],
  );
