// Typed words until the server has them, in this page and in the browser: a closed tab or a server that is gone loses none.
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { fields } from '../../../manifest/text/values.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
import { keyOf } from '../schema/pointers.ts';
import { useEditor } from './store.ts';

/** What somebody typed at a place. */
export interface KeptWords {
  pointer: Pointer;
  /** Undefined for a key that is to go. */
  value?: YamlValue;
  /** The value that the person saw before, in this version of the text. */
  before?: YamlValue;
  version?: string;
  /** A value that was sent and not answered: it may be written. */
  sent?: YamlValue;
  /** The step in words, for undo. */
  words: string;
  session?: string;
}

let kept: Record<string, KeptWords> = {};

/** Sites that are edited at one address after the other have words of their own. */
const storageName = () =>
  `curbside:kept:${fields(fields(useEditor.getState().state?.manifest).site).origin}`;

/** What is kept, by place. */
export const keptWords = () => kept;

export const keptAt = (pointer: Pointer) => kept[keyOf(pointer)];

/** Takes in what an earlier page has left. */
export function recallWords(): void {
  kept = { ...stored(), ...kept };
}

/** Keeps words at a place; undefined forgets them. */
export function keepWords(pointer: Pointer, words?: KeptWords): void {
  const place = { [keyOf(pointer)]: words };
  kept = defined({ ...kept, ...place });
  try {
    // Other tabs have words of their own there.
    localStorage.setItem(storageName(), JSON.stringify({ ...stored(), ...place }));
  } catch {
    // A browser that stores nothing has them until the page is closed.
  }
}

function stored(): Record<string, KeptWords> {
  try {
    return JSON.parse(localStorage.getItem(storageName()) ?? '{}');
  } catch {
    return {};
  }
}

const defined = (all: Record<string, KeptWords | undefined>) =>
  JSON.parse(JSON.stringify(all)) as Record<string, KeptWords>;
