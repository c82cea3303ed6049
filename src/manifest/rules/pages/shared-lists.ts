// A page's list has entries that are switched on, and some page shows each shared list: an unused one would be lost work.

import type { Pointer } from '../../diagnostic.ts';
import { kindsOf } from '../../messages/message.ts';
import type { ExpandedPage, ExpandedTown } from '../../site/expand/expand-pages.ts';
import { townTexts } from '../../site/expand/town-texts.ts';
import { SHARED_LISTS } from '../../text/shared-lists.ts';
import { isEmptyList, valueAt } from '../../text/values.ts';
import type { Rule } from '../rule.ts';
import { shownPointer } from '../source-of.ts';

interface AllSwitchedOff {
  /** Whether the towns that are shown have no texts for the services. */
  noTowns?: boolean;
  /** Whether the section has words for the case that there is nothing to show. */
  hasWords?: boolean;
}

interface UnusedList {
  part: keyof typeof SHOWN_BY;
  /** With its part, as sections name it. */
  name: string;
}

/** The parts of the file with lists that go by names, and where the name of one is written. */
const SHOWN_BY = {
  size_lists: (name: string) => `\`items: ${name}\` in a sizes section`,
  faqs: (name: string) => `\`items: ${name}\` in a faq section`,
  accepted_items: (name: string) => `\`items: ${name}\` in an accepted-items section`,
  button_sets: (name: string) => `a line such as \`buttons: ${name}\` in a section or a town`,
};

export const { messages, found } = kindsOf({
  'all-switched-off': {
    title: 'A list that is shown with every entry switched off',
    severity: ({ hasWords }: AllSwitchedOff) => (hasWords ? 'warning' : 'error'),
    sentence: ({ noTowns }: AllSwitchedOff, place: string) =>
      noTowns
        ? 'No town that is shown has texts for these services, so this list of towns is empty.'
        : `Every entry of ${place} is switched off, so a section shows nothing.`,
    hint: ({ noTowns }: AllSwitchedOff) =>
      noTowns
        ? 'Name a service that towns have texts for, or delete the section.'
        : 'Write `is_active: true` in at least one entry, or delete the sections that show the list.',
    bad: [
      'towns.fredonia.mowing.faqs.0.is_active: false',
      'faqs.billing.0.is_active: false\nfaqs.billing.1.is_active: false',
    ],
    good: ['faqs.billing.0.is_active: false'],
  },
  'unused-list': {
    title: 'A shared list that no page shows',
    severity: 'warning',
    sentence: ({ name }: UnusedList) => `No page shows the list ${name}.`,
    hint: ({ part, name }: UnusedList) =>
      `To show it, write ${SHOWN_BY[part](name)}. If nobody is to see it, delete it.`,
    bad: [
      'faqs.business: [{ question: Do you drive on Saturdays?, answer: "Yes, until noon." }]',
      'accepted_items: [{ item: Shingles, verdict: "yes" }]',
    ],
  },
});

export const check: Rule = (context) => [...emptyLists(context), ...unusedLists(context)];

const emptyLists: Rule = (context) => {
  const { pages, notFound, towns } = context.expansion;
  return [...pages, notFound].flatMap((page) =>
    page.sections.flatMap(({ data, pointer }) => {
      const hasWords = 'empty_text' in data;
      const off = (at: Pointer) => found('all-switched-off', at, { hasWords });
      if (data.type === 'towns') {
        if (towns.length === 0) return [off(['towns'])];
        const services = data.services as string[];
        const isListed = ({ town }: ExpandedTown) => services.some((id) => townTexts(town, id));
        const at = [...pointer, 'services'];
        return towns.some(isListed) ? [] : [found('all-switched-off', at, { noTowns: true })];
      }
      return Object.keys(data)
        .filter((field) => isEmptyList(data[field]))
        .map((field) => shownPointer([...pointer, field], page, context))
        .filter((source) => isList(valueAt(context.manifest, source)))
        .map(off);
    }),
  );
};

const isList = (value: unknown) => Array.isArray(value) && value.length > 0;

/** A part of the file that is one list: its name is the reference to it. */
const ONE_LIST = 'accepted_items';

const unusedLists: Rule = ({ manifest, expansion: { pages, notFound } }) => {
  const named = SHARED_LISTS.flatMap((part) =>
    Object.keys(manifest[part] ?? {}).map((name) => `${part}.${name}`),
  );
  const { towns, ...others } = { ...manifest, acknowledged: [] };
  // The pages hold most references. The towns may be thousands.
  const unused = [others, towns].reduce(
    (names: string[], part) => {
      const text = names.length > 0 ? JSON.stringify(part) : '';
      return names.filter((name) => !text.includes(`:"${name}"`));
    },
    [...named, ...(manifest[ONE_LIST] ? [ONE_LIST] : [])],
  );
  // Another rule reports the fault of a section, which may be the misspelt name of a list.
  const faulty = ({ sections }: ExpandedPage) => sections.some(({ fits }) => fits === undefined);
  if (unused.length === 0 || [...pages, notFound].some(faulty)) return [];
  return unused.map((name) => {
    const pointer = name.split('.');
    const part = pointer[0] as keyof typeof SHOWN_BY;
    return found('unused-list', pointer, { part, name }, { at: 'key' });
  });
};
