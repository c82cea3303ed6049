// Applies changes to the data at hand, so that the panel follows before the server's news arrive.
import type { ManifestChange } from '../../manifest/edit/splice/change.ts';
import type { Pointer } from '../../manifest/problem.ts';
import type { YamlValue } from '../../manifest/yaml/write.ts';

type Steps = Record<string | number, YamlValue>;

/** The data with the changes; parts that do not change are shared with the old data. */
export function appliedChanges(data: YamlValue, changes: ManifestChange[]): YamlValue {
  return changes.reduce(withChange, data);
}

function withChange(data: YamlValue, change: ManifestChange): YamlValue {
  const { pointer } = change;
  const [above, last] = [pointer.slice(0, -1), pointer.at(-1) as string | number];
  switch (change.kind) {
    case 'set':
      return at(data, above, (around) => ({ ...around, [last]: change.value }));
    case 'unset':
      return at(data, above, ({ [last]: _gone, ...rest }) => rest);
    case 'insert':
      return list(data, pointer, (entries) => entries.toSpliced(change.at, 0, change.value));
    case 'remove':
      return list(data, above, (entries) => entries.toSpliced(Number(last), 1));
    case 'move':
      return list(data, pointer, (entries) => withMoved(entries, change.from, change.to));
  }
}

/** The list with one entry at another position. */
export function withMoved<T>(entries: readonly T[], from: number, to: number): T[] {
  const [entry, ...none] = entries.slice(from, from + 1);
  return entry === undefined || none.length > 0
    ? [...entries]
    : entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}

function list(
  data: YamlValue,
  pointer: Pointer,
  change: (entries: YamlValue[]) => YamlValue[],
): YamlValue {
  if (pointer.length === 0) return data;
  const last = pointer.at(-1) as string | number;
  return at(data, pointer.slice(0, -1), (around) => {
    const entries = around[last];
    return { ...around, [last]: change(Array.isArray(entries) ? entries : []) };
  });
}

/** Replaces the group or list at a place by what `change` makes of it. */
function at(data: YamlValue, pointer: Pointer, change: (around: Steps) => Steps): YamlValue {
  const [step, ...rest] = pointer;
  if (step === undefined) return sameKind(data, change({ ...(data as Steps) }));
  const inner = (data as Steps | undefined)?.[step] ?? {};
  return sameKind(data, { ...(data as Steps), [step]: at(inner, rest, change) });
}

const sameKind = (before: YamlValue, after: Steps): YamlValue =>
  Array.isArray(before) ? Object.values(after) : after;
