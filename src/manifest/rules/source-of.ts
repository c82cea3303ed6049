// The source of a section's content: the section itself, a shared list, or the town's entry.
import type { Pointer } from '../diagnostic.ts';
import type { ExpandedPage } from '../site/expand/expand-pages.ts';
import { valueAt } from '../text/values.ts';
import type { RuleContext } from './rule.ts';

/** The pointer of the value that a field refers to, or of the field if it holds the value itself. */
export function resolveSourcePointer(
  pointer: Pointer,
  { town }: Pick<ExpandedPage, 'town'>,
  { manifest }: Pick<RuleContext, 'manifest'>,
): Pointer {
  const written = valueAt(manifest, pointer);
  if (typeof written !== 'string') return pointer;
  // A text of the town is written in braces.
  const name = /^\{(town\.[\w.]+)\}$/.exec(written)?.[1] ?? written;
  const [first = '', ...rest] = name.split('.');
  const source =
    first === 'town' && town ? ['towns', manifest.towns.indexOf(town), ...rest] : [first, ...rest];
  const found = valueAt(manifest, source);
  if (found === undefined) return pointer;
  // The target may itself be a reference to a list.
  return typeof found === 'string' && Array.isArray(valueAt(manifest, found.split('.')))
    ? found.split('.')
    : source;
}
