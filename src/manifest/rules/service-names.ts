// Ids of services are free: towns have their texts under them, links choose by them, and search records name them.
import type { Finding, Pointer } from '../problem.ts';
import { OTHER } from '../resolve/quote-choices.ts';
import { PAGE_KINDS } from '../schema/site-schema.ts';
import type { Rule } from './rule.ts';

export const serviceNames: Rule = ({ manifest: { services }, schema: { townFields } }) =>
  services.flatMap(({ id }, index): Finding[] => {
    const pointer = ['services', index, 'id'];
    if (services.findIndex((other) => other.id === id) < index) {
      const message = `Two services have the id "${id}".`;
      return [{ code: 'duplicate-id', pointer, message, hint: 'Give this one an id of its own.' }];
    }
    if (townFields.has(id)) return [taken(id, pointer, 'each town has a fact of this name')];
    if (PAGE_KINDS.includes(id)) return [taken(id, pointer, 'it names a kind of page')];
    return id === OTHER ? [taken(id, pointer, 'it is the last choice of the quote form')] : [];
  });

function taken(id: string, pointer: Pointer, why: string): Finding {
  return {
    code: 'taken-id',
    pointer,
    message: `A service cannot have the id "${id}": ${why}.`,
    hint: 'Choose another word, here and wherever the service is named.',
  };
}

/** Two templates for one service would make two pages for each of its towns. */
export const serviceTemplates: Rule = ({ manifest: { town_pages = [] } }) =>
  town_pages.flatMap(({ service }, index): Finding[] =>
    town_pages.findIndex((other) => other.service === service) === index
      ? []
      : [
          {
            code: 'duplicate-template',
            pointer: ['town_pages', index, 'service'],
            message: `The service "${service}" has two entries under \`town_pages\`, so every town would get two pages for it.`,
            hint: 'Keep one of the two. What only some towns are to show goes into a section with only_with.',
          },
        ],
  );
