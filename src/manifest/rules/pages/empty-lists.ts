// A page's list has entries that are switched on.
import type { Facts } from '../../messages/all-messages.ts';
import type { Finding, Pointer } from '../../problem.ts';
import type { ExpandedTown } from '../../site/expand/expand-pages.ts';
import { townTexts } from '../../site/expand/town-texts.ts';
import { isEmptyList, valueAt } from '../../text/values.ts';
import type { Rule } from '../rule.ts';
import { shownPointer } from '../source-of.ts';

export const emptyLists: Rule = (context) => {
  const { pages, notFound, towns } = context.expansion;
  return [...pages, notFound].flatMap((page) =>
    page.sections.flatMap(({ data, pointer }) => {
      const hasWords = 'empty_text' in data;
      const off = (pointer: Pointer) => allOff(pointer, { hasWords });
      if (data.type === 'towns') {
        if (towns.length === 0) return [off(['towns'])];
        const services = data.services as string[];
        const isListed = ({ town }: ExpandedTown) => services.some((id) => townTexts(town, id));
        return towns.some(isListed) ? [] : [allOff([...pointer, 'services'], { noTowns: true })];
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

const allOff = (pointer: Pointer, facts: Facts<'all-switched-off'>): Finding => ({
  kind: 'all-switched-off',
  pointer,
  facts,
});
