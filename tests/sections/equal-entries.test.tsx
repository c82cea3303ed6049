// A list may have two equal entries, such as cards with one title: React gets a key of its own for each.
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Section } from '../../src/model/site.ts';
import { componentOf, loadAllSections } from '../../src/sections/registry.ts';
import { FactsContext } from '../../src/ui/contexts.ts';
import { manifestText, siteOf } from '../manifest/real-manifest.ts';
import { examples } from './example-sections.ts';

await loadAllSections();
const { facts } = siteOf(manifestText);

/** The keys that two neighbors in a list share, in a tree whose plain function components are rendered too. */
function sharedKeys(node: ReactNode): string[] {
  if (Array.isArray(node)) {
    const keys = node.flatMap((entry) => (isValidElement(entry) ? (entry.key ?? []) : []));
    return [...keys.filter((key, at) => keys.indexOf(key) < at), ...node.flatMap(sharedKeys)];
  }
  if (!isValidElement(node)) return [];
  const { type, props } = node as ReactElement<{ children?: ReactNode }>;
  const isPlain = typeof type === 'function' && !type.prototype?.isReactComponent;
  const render = type as (props: object) => ReactNode;
  return sharedKeys(isPlain ? render(props) : props.children);
}

/** A section each of whose lists of texts and groups has its first entry twice. */
const withEqualEntries = (section: Section) =>
  Object.fromEntries(
    Object.entries(section).map(([key, value]) => [
      key,
      Array.isArray(value) && value.length > 0 ? [value[0], ...value] : value,
    ]),
  );

/** The types whose lists hold only words and pictures of the manifest. */
const WRITTEN = [
  'accordion',
  'cards',
  'checklist',
  'feature-cards',
  'hero',
  'people',
  'steps',
  'table',
  'text',
];

it.each(examples.filter(({ type }) => WRITTEN.includes(type)))(
  'a list with an equal entry gets different keys: $type $number',
  ({ type, section }) => {
    const Section = componentOf(type);
    let shared: string[] | undefined;
    const Probe = () => {
      shared = sharedKeys(<Section section={withEqualEntries(section) as typeof section} />);
      return null;
    };
    renderToStaticMarkup(
      <FactsContext value={facts}>
        <Probe />
      </FactsContext>,
    );
    expect(shared).toEqual([]);
  },
);
