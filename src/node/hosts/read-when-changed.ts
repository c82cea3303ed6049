// Reads a file once, and again when a new build has changed it.
import { readFileSync, statSync } from 'node:fs';

/**
 * Gives what `parse` makes of the text of `file`, which is read at once and again whenever it has changed. While the file
 * is not there the text from before counts; at first it is empty.
 */
export function readWhenChanged<T>(file: string, parse: (text: string) => T): () => T {
  let read = { changed: 0, content: parse('') };
  const current = () => {
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changed === 0 || changed === read.changed) return read.content;
    try {
      read = { changed, content: parse(readFileSync(file, 'utf8')) };
    } catch {
      // It was there a moment ago.
    }
    return read.content;
  };
  current();
  return current;
}
