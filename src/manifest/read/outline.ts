// Reads the rough structure of a manifest off its lines, for texts that cannot be read as YAML.
import type { Pointer } from '../problem.ts';

interface Entry {
  [field: string]: unknown;
  sections: { type: string }[];
  /** Names of shared lists that stand in the entry. */
  names: string[];
}

/** A rough manifest: its lists with the few fields that make addresses, and the place that each line belongs to. */
export interface Outline {
  data: Record<string, Entry[]>;
  /** The part, entry and group that a line belongs to; lines count from 1. */
  pointerAt(line: number): Pointer;
}

const PART = /^([a-z_]+):/;
const ENTRY = /^ {0,2}- /;
const GROUP = /^ {2,4}([a-z_]+):\s*(#.*)?$/;
const FIELD = /^ {2,4}(?:- )?(id|path|slug|service|is_active|name): *"?([^"\n]*[^"\s])/;
const SECTION = /^ {4,6}- type: *([a-z-]+)/;
const NAME = /: (faqs\.\w+|button_sets\.\w+|size_lists\.\w+|container_specs)\s*$/;

/** Goes by the indentation that pages.yaml has; a line that is out of place may be taken for part of its neighbour. */
export function outline(text: string): Outline {
  const data: Outline['data'] = {};
  const pointers: Pointer[] = [];
  let pointer: (string | number)[] = [];
  for (const line of text.split('\n')) {
    const part = PART.exec(line)?.[1];
    const list = part === undefined ? data[String(pointer[0])] : undefined;
    if (part !== undefined) {
      pointer = [part];
      data[part] = [];
    } else if (list && ENTRY.test(line)) {
      list.push({ sections: [], names: [] });
      pointer = [pointer[0] as string, list.length - 1];
    } else if (list) {
      const group = GROUP.exec(line)?.[1];
      const depth = list.length > 0 ? 2 : 1;
      if (group) pointer = [...pointer.slice(0, depth), group];
      const entry = list.at(-1);
      if (group && entry) entry[group] ??= {};
    }
    const entry = data[String(pointer[0])]?.at(-1);
    if (entry) note(entry, line);
    pointers.push(pointer);
  }
  return { data, pointerAt: (line) => pointers[line - 1] ?? [] };
}

function note(entry: Entry, line: string): void {
  const [, field, value] = FIELD.exec(line) ?? [];
  if (field) entry[field] ??= value === 'false' ? false : value;
  const type = SECTION.exec(line)?.[1];
  if (type) entry.sections.push({ type });
  const name = NAME.exec(line)?.[1];
  if (name) entry.names.push(name);
}
