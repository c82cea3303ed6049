// Ids of services and addresses of pages are not taken: towns have keys of these ids, and SEO records name them.
import { ASSETS, OFFICE } from '../../../model/own-files.ts';
import { defineMessages } from '../../messages/message.ts';
import { PAGE_KINDS } from '../../schema/site-schema.ts';
import { OTHER_CHOICE } from '../../site/resolve/quote-choices.ts';
import type { Rule } from '../rule.ts';

const MEANS = {
  'fact of a town': 'each town has a fact of this name',
  'kind of page': 'it names a kind of page',
  'last choice': 'it is the last choice of the quote form',
};

type Taken = { id: string; means: keyof typeof MEANS } | { path: string; by: string };

export const { messages, createFinding } = defineMessages({
  'taken-name': {
    title: 'A service’s id or a page’s address that means something else',
    sentence: (facts: Taken) =>
      'path' in facts
        ? `The address ${facts.path} is taken: ${facts.by} is for the website’s own files.`
        : `A service cannot have the id "${facts.id}": ${MEANS[facts.means]}.`,
    hint: (facts: Taken) =>
      'path' in facts
        ? 'Begin it with another word.'
        : 'Choose another word, here and wherever the service is named.',
    bad: [
      'services.+: { id: slug, label: Snails }',
      'services.+: { id: home, label: Homes }',
      'services.+: { id: other, label: Others }',
      `pages.+: { path: /assets/, label: Assets, seo: { meta_title: Our, meta_description: Own. },
        sections: [{ type: hero, heading: Assets }] }`,
      `pages.+: { path: /admin/login/, label: Office, seo: { meta_title: Our, meta_description: Own. },
        sections: [{ type: hero, heading: Sign in }] }`,
    ],
    good: ['services.+: { id: snails, label: Snails }'],
  },
});

export const check: Rule = ({ manifest, schema: { townFields }, expansion: { pages } }) => [
  ...manifest.services.flatMap(({ id }, index) => {
    const means = meaningOf(id, townFields);
    return means ? [createFinding('taken-name', ['services', index, 'id'], { id, means })] : [];
  }),
  ...[ASSETS, OFFICE].flatMap((by) =>
    pages
      .filter(({ path }) => path.startsWith(by))
      .map(({ path, pointer }) => createFinding('taken-name', [...pointer, 'path'], { path, by })),
  ),
];

/** The existing meaning of a word, which no service can use as its id. */
function meaningOf(id: string, townFields: Set<string>): keyof typeof MEANS | undefined {
  if (townFields.has(id)) return 'fact of a town';
  if (PAGE_KINDS.includes(id)) return 'kind of page';
  return id === OTHER_CHOICE ? 'last choice' : undefined;
}
