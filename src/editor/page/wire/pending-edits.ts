// Typed words until the server has them, in this page and in the browser: a closed tab or a server that is gone loses none.
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { asObject } from '../../../manifest/text/values.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
import { keyOf } from '../../document/schema/pointers.ts';
import { getHost } from './host.ts';
import { useEditor } from './store.ts';

/** What somebody typed at a place. */
export interface PendingEdit {
  pointer: Pointer;
  /** Undefined for a key that is to go. */
  value?: YamlValue;
  /** The value that the person saw before. */
  before?: YamlValue;
  /** A value that was sent and not answered: it may be written. */
  sent?: YamlValue;
  /** The version of an earlier page, by which entries are found that have moved since. */
  version?: string;
  /** The step in words, for undo. */
  words: string;
  session?: string;
}

/** By place, as `keyOf` writes it. */
const kept = new Map<string, PendingEdit>();

/** Members, and sites that are edited at one address after the other, have words of their own. */
function storageName(key: string): string {
  const { origin } = asObject(asObject(useEditor.getState().state?.manifest).site);
  return `curbside:kept:${origin}:${getHost().member ?? ''}:${key}`;
}

export const pendingEditAt = (key: string) => kept.get(key);

export const keptKeys = () => [...kept.keys()];

/** Keeps words at a place; undefined forgets them. */
export function savePendingEdit(key: string, words?: PendingEdit): void {
  if (words) kept.set(key, words);
  else kept.delete(key);
  if (words) useEditor.setState({ saved: 'Saving …' });
  const version = useEditor.getState().state?.version;
  try {
    if (words)
      localStorage.setItem(
        storageName(key),
        JSON.stringify({ ...words, version: words.version ?? version }),
      );
    else localStorage.removeItem(storageName(key));
  } catch {
    // A browser that stores nothing has them until the page is closed.
  }
}

/**
 * Moves pending edits to the new pointers of their entries, after somebody else's changes. An edit of a removed entry keeps
 * the version before. Returns the new keys by the old ones.
 */
export function moveWords(place: (pointer: Pointer) => Pointer | undefined, before?: string) {
  const moved = [...kept].flatMap(([key, words]) => {
    if (words.version !== undefined) return [];
    const pointer = place(words.pointer);
    const next = pointer ? keyOf(pointer) : `${key} ${before}`;
    if (next === key) return [];
    savePendingEdit(key);
    return [{ key, next, words: { ...words, ...(pointer ? { pointer } : { version: before }) } }];
  });
  for (const { next, words } of moved) savePendingEdit(next, words);
  return new Map(moved.map(({ key, next }) => [key, next]));
}

/** Takes in what an earlier page has left. */
export function restorePendingEdits(): void {
  const start = storageName('');
  try {
    for (const [name, words] of Object.entries<string>(localStorage))
      if (name.startsWith(start) && !kept.has(name.slice(start.length)))
        kept.set(name.slice(start.length), JSON.parse(words));
  } catch {
    // Storage is blocked or unreadable: start without pending edits.
  }
}
