// The source of a section's content: the section itself, a shared list, or the town's entry.
import type { Pointer } from '../diagnostic.ts';
import type { ExpandedPage } from '../site/expand/expand-pages.ts';
import { valueAt } from '../text/values.ts';
import type { RuleContext } from './rule.ts';

/** The place of the value that a field of a section names, or of the field with its own value. */
export function resolveSourcePointer(
  pointer: Pointer,
  { town }: Pick<ExpandedPage, 'town'>,
  { manifest }: Pick<RuleContext, 'manifest'>,
): Pointer {
  const written = valueAt(manifest, pointer);
  if (typeof written !== 'string') return pointer;
  // The town's text is written in braces.
  const name = /^\{(town\.[\w.]+)\}$/.exec(written)?.[1] ?? written;
  const [first = '', ...rest] = name.split('.');
  const source =
    first === 'town' && town ? ['towns', manifest.towns.indexOf(town), ...rest] : [first, ...rest];
  const found = valueAt(manifest, source);
  if (found === undefined) return pointer;
  // A list may name another one.
  return typeof found === 'string' && Array.isArray(valueAt(manifest, found.split('.')))
    ? found.split('.')
    : source;
}
