// A list that a page shows has entries that are switched on.
import type { Pointer } from '../../diagnostic.ts';
import { defineMessages } from '../../messages/message.ts';
import { type ExpandedTown, eachSection } from '../../site/expand/expand-pages.ts';
import { townTexts } from '../../site/expand/town-texts.ts';
import { isEmptyList, valueAt } from '../../text/values.ts';
import type { Rule } from '../rule.ts';
import { resolveSourcePointer } from '../source-of.ts';

interface AllSwitchedOff {
  /** Whether the towns that are shown have no texts for the services. */
  noTowns?: boolean;
  /** Whether the section has a text for an empty list. */
  hasWords?: boolean;
}

export const { messages, createFinding } = defineMessages({
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
});

export const check: Rule = (context) => {
  const { towns } = context.expansion;
  return eachSection(context.expansion, ({ data, pointer }, page) => {
    const hasWords = 'empty_text' in data;
    const offFinding = (at: Pointer) => createFinding('all-switched-off', at, { hasWords });
    if (data.type === 'towns') {
      if (towns.length === 0) return [offFinding(['towns'])];
      const services = data.services as string[];
      const isListed = ({ town }: ExpandedTown) => services.some((id) => townTexts(town, id));
      const at = [...pointer, 'services'];
      return towns.some(isListed) ? [] : [createFinding('all-switched-off', at, { noTowns: true })];
    }
    return Object.keys(data)
      .filter((field) => isEmptyList(data[field]))
      .map((field) => resolveSourcePointer([...pointer, field], page, context))
      .filter((source) => isList(valueAt(context.manifest, source)))
      .map(offFinding);
  });
};

const isList = (value: unknown) => Array.isArray(value) && value.length > 0;
