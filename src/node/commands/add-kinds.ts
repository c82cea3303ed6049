// What `npm run add` asks for a town, a page and a question; `editor/document/new-entries.ts` makes the entries.

import { pageName } from '../../editor/document/compare/site-names.ts';
import { newPage, newQuestion, newTown } from '../../editor/document/new-entries.ts';
import { formatNames, formatSomeNames } from '../../manifest/messages/phrases.ts';
import type { SchemaFiles } from '../../manifest/schema/references.ts';
import { servicesOf } from '../../manifest/site/expand/town-texts.ts';
import { badgeOf, questionId, slugOf } from '../../manifest/text/strings.ts';
import type { Manifest } from '../../model/manifest.generated.ts';
import type { Site } from '../../model/site.ts';
import { type Answers, type Field, namesIn } from './add-fields.ts';
import { answeredTexts, openTexts, townTextFields } from './add-town-texts.ts';

export interface AdditionKind {
  /** The subject of a sentence about these answers: `the town Gowanda`. */
  title(answers: Answers): string;
  fields(manifest: Manifest, files: SchemaFiles): Field[];
  entry(manifest: Manifest, answers: Answers, files: SchemaFiles): ReturnType<typeof newTown>;
  /** The work that remains by hand; `site` is the one with the new entry. */
  leftToDo?(answers: Answers, site: Site, manifest: Manifest, files: SchemaFiles): string[];
}

const numberOf = (text = '') => Number(text.replace(/[,\s]/g, ''));

/** The questions about a town itself. */
const townFacts = ({ towns }: Manifest): Field[] => [
  { flag: 'name', ask: 'Name of the town', sample: 'Newtown' },
  {
    flag: 'slug',
    ask: 'Its part of the address',
    fallback: ({ name = '' }) => slugOf(name) || undefined,
  },
  {
    flag: 'state',
    ask: 'Its state, if that is not the office’s: two letters',
    optional: true,
  },
  {
    flag: 'counties',
    ask: 'County, without the word County (several: with commas)',
    sample: towns[0]?.counties[0] ?? 'Erie',
  },
  { flag: 'residents', ask: 'How many people live there', sample: '2500' },
  {
    flag: 'badge',
    ask: 'The rounded number on the town’s page',
    fallback: ({ residents }) => badgeOf(numberOf(residents) || 0),
  },
  {
    flag: 'coordinates',
    ask: 'Where it is, in degrees north and east, such as 42.4631, -78.9356',
    optional: true,
  },
  {
    flag: 'blurb',
    ask: 'One sentence about the town, for lists of towns',
    sample: 'A market town on the river.',
  },
];

const town: AdditionKind = {
  title: ({ name }) => `the town ${name}`,
  fields: (manifest, files) => {
    const models = manifest.towns.filter(({ kind }) => kind !== 'region');
    const offered = ({ like }: Answers) =>
      models.flatMap((one) => (one.id === like ? servicesOf(one, manifest) : []));
    return [
      ...townFacts(manifest),
      {
        flag: 'like',
        ask: 'Which town is like it, as an example',
        fallback: () => models.find(({ is_active }) => is_active)?.id,
        choices: () => models.map(({ id }) => id),
      },
      {
        flag: 'services',
        ask: 'Which of that town’s services (several: with commas)',
        fallback: (answers) => offered(answers).join(', '),
        choices: offered,
      },
      {
        flag: 'picture',
        ask: 'Its picture, a file in public/',
        fallback: ({ like }) => models.find(({ id }) => id === like)?.hero_image_url,
      },
      { flag: 'alt', ask: 'What the picture shows', sample: 'A street.' },
      ...townTextFields(manifest, files),
      {
        flag: 'show',
        ask: 'Show it to visitors right away (yes or no)',
        fallback: () => 'yes',
        choices: () => ['yes', 'no'],
      },
    ];
  },
  entry: (manifest, answers, files) => {
    const { name = '', counties = '', residents = '', blurb = '', like = '', ...more } = answers;
    return newTown(manifest, {
      ...{ name, counties, residents, blurb, like },
      ...{ slug: more.slug, state: more.state, badge: more.badge, isHidden: more.show === 'no' },
      coordinates: coordinatesIn(more.coordinates),
      picture: { src: more.picture ?? '', alt: more.alt ?? '' },
      texts: answeredTexts(manifest, files, answers),
    });
  },
  leftToDo: (answers, { pages }, manifest, files) => {
    const { name = '', show, services } = answers;
    const open = openTexts(manifest, files, answers);
    // Lists of a town's services are cut after a few; a town behind the cut is easily missed.
    const full = pages.filter(({ page }) =>
      page.sections.some(
        (section) =>
          section.type === 'towns' &&
          section.nearest === undefined &&
          section.services.some((service) => namesIn(services).includes(service)) &&
          !section.items.some((item) => item.name === name),
      ),
    );
    const hasMap = pages.some(({ page }) =>
      page.sections.some((section) => section.type === 'towns' && section.map),
    );
    const isMissed = show !== 'no' && full.length > 0;
    return [
      ...(open.length > 0
        ? [
            `The pages of ${name} go without what you were not asked for. To say more there, add what is true of it to its entry: ${formatNames(open)}.`,
          ]
        : []),
      ...(hasMap && !answers.coordinates
        ? [
            `${name} has no place on the map yet. To put it there, add \`coordinates: { latitude: …, longitude: … }\` to its entry.`,
          ]
        : []),
      show === 'no'
        ? `${name} is hidden. When its texts are right, set its \`is_active\` to true.`
        : `To hide ${name} until its texts are right, set its \`is_active\` to false.`,
      ...(isMissed
        ? [
            `The lists of towns on ${formatSomeNames(full.map(pageName))} are full and do not show ${name}. To put it there, give it a smaller \`display_order\` than another town.`,
          ]
        : []),
    ];
  },
};

/** Latitude and longitude from `42.4631, -78.9356`. What is no number is for the check to name. */
function coordinatesIn(text?: string) {
  if (!text) return undefined;
  const [latitude = '', longitude = ''] = text
    .split(/[,\s]+/)
    .map((part) => (part === '' || Number.isNaN(Number(part)) ? part : Number(part)));
  return { latitude, longitude };
}

const page: AdditionKind = {
  title: ({ path }) => `the page ${path}`,
  fields: () => [
    {
      flag: 'path',
      ask: 'Address, with a slash at both ends, such as /jobs/',
      sample: '/new-page-to-add/',
    },
    { flag: 'label', ask: 'Short name, as a link to it would say', sample: 'New' },
    {
      flag: 'title',
      ask: 'Title for search engines, up to 60 characters',
      fallback: ({ label }) => label && `${label} | {company}`,
    },
    {
      flag: 'description',
      ask: 'One or two sentences for search engines, up to 160 characters',
      sample: 'A page of its own.',
    },
    {
      flag: 'heading',
      ask: 'Main heading of the page',
      fallback: ({ label }) => label,
    },
    { flag: 'intro', ask: 'The paragraph under it', sample: 'Welcome.' },
    {
      flag: 'text-heading',
      ask: 'Heading of the text below it',
      sample: 'More',
    },
    { flag: 'text', ask: 'The text, one paragraph', sample: 'More.' },
    {
      flag: 'closing',
      ask: 'Heading above the two buttons at the end',
      fallback: () => 'Questions? Call {phone}',
    },
  ],
  entry: (manifest, { path = '', label = '', 'text-heading': textHeading, ...texts }) =>
    newPage(manifest, { path, label, textHeading, ...texts }),
  leftToDo: ({ path }) => [
    `No link leads to ${path} yet. To show it in the menu or at the foot of every page, add it to the links under \`navigation\` or \`footer\`.`,
  ],
};

const faq: AdditionKind = {
  title: ({ question, list }) => `the question “${question}” in the list ${list}`,
  fields: ({ faqs }) => [
    { flag: 'list', ask: 'Which list', choices: () => Object.keys(faqs) },
    {
      flag: 'question',
      ask: 'The question, as a customer would ask it',
      sample: 'What else?',
    },
    { flag: 'answer', ask: 'The answer', sample: 'Ask us.' },
    {
      flag: 'id',
      ask: 'A short name that links can point at',
      fallback: ({ question = '' }) => (question ? questionId(question) : undefined),
    },
  ],
  entry: (manifest, { list = '', question = '', answer = '', id }) =>
    newQuestion(manifest, { list, question, answer, id }),
};

export const KINDS: Record<string, AdditionKind> = { town, page, faq };
