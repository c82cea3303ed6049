// What a page shows has something to show: not every entry of its list is switched off.
import type { ExpandedTown } from '../expand-pages.ts';
import { placeName } from '../place-name.ts';
import type { Finding, Pointer, Severity } from '../problem.ts';
import { capital } from '../schema/schema-words.ts';
import { townTexts } from '../town-texts.ts';
import { isEmptyList, valueAt } from '../values.ts';
import type { Rule, RuleContext } from './rule.ts';
import { sourceOf } from './source-of.ts';

export const emptyLists: Rule = (context) => {
  const { pages, notFound, towns } = context.expansion;
  return [...pages, notFound].flatMap((page) =>
    page.sections.flatMap(({ data, pointer }) => {
      const severity = 'empty_text' in data ? 'warning' : 'error';
      const off = (source: Pointer) => allOff(source, severity, context);
      if (data.type === 'towns') {
        if (towns.length === 0) return [off(['towns'])];
        const services = data.services as string[];
        const isListed = ({ town }: ExpandedTown) => services.some((id) => townTexts(town, id));
        return towns.some(isListed) ? [] : [noTowns([...pointer, 'services'])];
      }
      return Object.keys(data)
        .filter((field) => isEmptyList(data[field]))
        .map((field) => sourceOf([...pointer, field], page, context))
        .filter((source) => isList(valueAt(context.manifest, source)))
        .map(off);
    }),
  );
};

const isList = (value: unknown) => Array.isArray(value) && value.length > 0;

/** An error, unless the section has words for the case that there is nothing to show. */
function allOff(pointer: Pointer, severity: Severity, { manifest }: RuleContext): Finding {
  return {
    code: 'all-switched-off',
    severity,
    pointer,
    message: `${capital(placeName(pointer, manifest))} is shown, but every entry of it is switched off.`,
    hint: 'Set `is_active: true` for at least one entry, or take out the sections that show the list.',
  };
}

function noTowns(pointer: Pointer): Finding {
  return {
    code: 'all-switched-off',
    pointer,
    message: 'No town that is shown has texts for these services, so this list of towns is empty.',
    hint: 'Name a service that towns have texts for, or take the section out.',
  };
}
