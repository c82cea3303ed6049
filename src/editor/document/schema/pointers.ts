// Compares places of the manifest, and finds the place that the panel shows for one.
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { asArray, asObject, valueAt } from '../../../manifest/text/values.ts';

export const keyOf = (pointer: Pointer) => pointer.join('/');

export const samePlace = (a: Pointer | undefined, b: Pointer | undefined) =>
  a !== undefined && b !== undefined && keyOf(a) === keyOf(b);

/** Whether a place is another one, or inside it. */
export const isInside = (inner: Pointer, outer: Pointer) =>
  outer.every((step, depth) => inner[depth] === step);

/** The key of a picture's file by the keys of its alt text and of its focal point. */
export const FILE_BESIDE: Record<string, string> = {
  alt: 'src',
  hero_alt_text: 'hero_image_url',
  focus: 'src',
  hero_focus: 'hero_image_url',
};

/** The pointer of the alt text or the focal point of a picture's file. */
export function besidePicture(file: Pointer, part: 'alt' | 'focus'): Pointer | undefined {
  const isPart = (key: string) => key.includes(part) && FILE_BESIDE[key] === file.at(-1);
  const key = Object.keys(FILE_BESIDE).find(isPart);
  return key === undefined ? undefined : [...file.slice(0, -1), key];
}

/** Every value inside another one that is no group and no list, with its place. */
export function leavesOf(value: unknown, pointer: Pointer = []): [Pointer, unknown][] {
  if (typeof value !== 'object' || value === null) return [[pointer, value]];
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return parts.flatMap(([step, part]) => leavesOf(part, [...pointer, step]));
}

/** The place that a reference names: `faqs.billing`, or `town.mowing.reasons` on a page of that town. */
export function referredPlace(name: string, town: Pointer | undefined): Pointer | undefined {
  const steps = name.split('.');
  if (steps[0] !== 'town') return steps;
  return town && [...town, ...(steps[1] === 'hero_image' ? ['hero_image_url'] : steps.slice(1))];
}

/** The entry of the size that a place is about: it is named there by its id, or by its label in the table. */
export function sizeAbout(pointer: Pointer, manifest: unknown): Pointer | undefined {
  if (pointer[0] === 'size_lists') return pointer.length > 2 ? pointer.slice(0, 3) : undefined;
  const row = pointer[0] === 'container_specs' ? valueAt(manifest, pointer.slice(0, 2)) : undefined;
  const label = asObject(row).size;
  for (const [list, sizes] of Object.entries(asObject(asObject(manifest).size_lists))) {
    const at = asArray(sizes).findIndex((size) => {
      const { id, size_label } = asObject(size);
      return label === undefined ? pointer.includes(String(id)) : size_label === label;
    });
    if (at >= 0) return ['size_lists', list, at];
  }
  return undefined;
}

/** Keys whose text names an entry, the best first. */
const NAMES =
  'heading title question size_label label name item size value text reason from path when'.split(
    ' ',
  );

/** "4:30" for 16:30. */
const clock = (time: string) => time.replace(/^\d+/, (hour) => String(Number(hour) % 12 || 12));

/** An entry of a list in a few words. */
export function summaryOf(entry: unknown): string {
  if (typeof entry === 'string' || typeof entry === 'number') return String(entry);
  if (Array.isArray(entry)) return entry.map(summaryOf).join(' · ');
  const group = asObject(entry);
  const { from, to, opens, closes } = group;
  if (opens && closes) {
    return `${from}${to ? ` – ${to}` : ''}, ${clock(String(opens))} to ${clock(String(closes))}`;
  }
  if (String(from).startsWith('/')) return `${from} → ${to}`;
  const named = NAMES.map((key) => group[key]).find((text) => typeof text === 'string' && text);
  const any = Object.values(group).find((text) => typeof text === 'string');
  return String(named ?? any ?? '');
}
