// Reads a file once, and again when a new build has changed it.
import { existsSync, readFileSync, statSync } from 'node:fs';

/** Gives what `parse` makes of the text of `file`; a file that is not there is an empty text. */
export function readWhenChanged<T>(file: string, parse: (text: string) => T): () => T {
  let read: { changed: number; content: T } | undefined;
  return () => {
    const changed = existsSync(file) ? statSync(file).mtimeMs : 0;
    if (changed !== read?.changed) {
      read = { changed, content: parse(changed ? readFileSync(file, 'utf8') : '') };
    }
    return read.content;
  };
}
