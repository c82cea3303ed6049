// Adds a page with a hero, a text and a closing call to action.

import type { YamlValue } from '../../../manifest/yaml/write.ts';
import type { Manifest } from '../../../model/manifest.generated.ts';
import type { AdditionKind, Answers, NewEntry } from './kind.ts';

export const newPage: AdditionKind = {
  title: ({ path }) => `the page ${path}`,
  fields: (manifest) => [
    {
      flag: 'path',
      ask: 'Address, with a slash at both ends, such as /recycling/',
      refuse: (path) => refusePath(path, manifest),
    },
    { flag: 'label', ask: 'Short name, as a link to the page would say it' },
    {
      flag: 'title',
      ask: 'Title for search engines, up to 60 characters',
      fallback: ({ label }) => label && `${label} | {company}`,
      refuse: (title) => refuseTitle(title, manifest),
    },
    { flag: 'description', ask: 'One or two sentences for search engines, up to 160 characters' },
    { flag: 'heading', ask: 'Main heading of the page', fallback: ({ label }) => label },
    { flag: 'intro', ask: 'The paragraph under the main heading' },
    { flag: 'text-heading', ask: 'Heading of the text below it' },
    { flag: 'text', ask: 'The text, one paragraph' },
    {
      flag: 'closing',
      ask: 'Heading above the two buttons at the end',
      fallback: () => 'Questions? Call {phone}',
    },
  ],
  entry,
  leftToDo: ({ path }) => [
    `No link leads to ${path} yet. To show it in the menu or at the foot of every page, add it to the links under \`navigation\` or \`footer\`.`,
  ],
};

function refusePath(path: string, { pages }: Manifest): string | undefined {
  if (pages.some((page) => page.path === path)) return `There is a page ${path} already.`;
  return /^\/([a-z0-9-]+\/)*$/.test(path)
    ? undefined
    : `Write small letters, digits and hyphens between slashes, such as /${
        path
          .toLowerCase()
          .replace(/[^a-z0-9/]+/g, '-')
          .replace(/^[/-]+|[/-]+$/g, '') || 'recycling'
      }/.`;
}

function refuseTitle(title: string, { pages }: Manifest): string | undefined {
  const other = pages.find(({ seo }) => seo.meta_title === title);
  return other && `The page ${other.path} has this title already.`;
}

function entry(manifest: Manifest, answers: Answers): NewEntry {
  const { path = '', label = '', title = '', description = '', heading = '', intro = '' } = answers;
  const { 'text-heading': textHeading = '', text: paragraph = '', closing = '' } = answers;
  const page: YamlValue = {
    path,
    label,
    seo: { meta_title: title, meta_description: description },
    sections: [
      { type: 'hero', heading, intro },
      { type: 'text', heading: textHeading, paragraphs: [paragraph], tone: 'plain' },
      { type: 'cta', heading: closing, buttons: buttons(manifest), tone: 'dark' },
    ],
  };
  return { kind: 'insert', pointer: ['pages'], at: manifest.pages.length, value: page };
}

/** The two buttons that close a page: the menu's quote button, and a call. */
function buttons({ navigation: { quote } }: Manifest): YamlValue[] {
  return [
    { label: quote.label, to: quote.to, style: 'primary' },
    { label: 'Call Now', to: 'call', style: 'secondary', icon: 'phone' },
  ];
}
