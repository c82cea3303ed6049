// What a page shows has something to show: not every entry of its list is switched off.
import type { ExpandedPage } from '../expand-pages.ts';
import { placeName } from '../place-name.ts';
import type { Finding, Pointer, Severity } from '../problem.ts';
import { capital } from '../schema/schema-words.ts';
import { isEmptyList, valueAt } from '../values.ts';
import type { Rule, RuleContext } from './rule.ts';

export const emptyLists: Rule = (context) => {
  const { pages, notFound, towns } = context.expansion;
  return [...pages, notFound].flatMap((page) =>
    page.sections.flatMap(({ data, pointer }) => {
      const severity = 'empty_text' in data ? 'warning' : 'error';
      const off = (source: Pointer) => allOff(source, severity, context);
      if (data.type === 'towns') return towns.length === 0 ? [off(['towns'])] : [];
      return Object.keys(data)
        .filter((field) => isEmptyList(data[field]))
        .map((field) => sourceOf([...pointer, field], page, context))
        .filter((source) => isList(valueAt(context.manifest, source)))
        .map(off);
    }),
  );
};

/** Where the list stands that a field of a section names, or that is written out there. */
function sourceOf(pointer: Pointer, { town }: ExpandedPage, { manifest }: RuleContext): Pointer {
  const written = valueAt(manifest, pointer);
  if (typeof written !== 'string') return pointer;
  const [first = '', ...rest] = written.split('.');
  const source =
    first === 'town' && town ? ['towns', manifest.towns.indexOf(town), ...rest] : [first, ...rest];
  // A list may name another one.
  return typeof valueAt(manifest, source) === 'string'
    ? String(valueAt(manifest, source)).split('.')
    : source;
}

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
