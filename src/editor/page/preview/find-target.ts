// Finds what a press on an element of the page means: a text, a picture, a button, or the section around it.

import type { Pointer } from '../../../manifest/diagnostic.ts';
import { capital } from '../../../manifest/messages/phrases.ts';
import { asObject, valueAt } from '../../../manifest/text/values.ts';
import { type FormContext, fieldSchemaAt, sectionNoun } from '../../document/schema/pieces.ts';
import { besidePicture, FILE_BESIDE } from '../../document/schema/pointers.ts';
import { asShown } from '../schema/use-forms.ts';
import type { PageMap } from './map-spots.ts';

/** A text, picture, button or section under the pointer. */
export interface PageTarget {
  element: Element;
  /** The place of the text, or of the section. */
  pointer: Pointer;
  /** Its name in words. */
  name: string;
}

/** The smallest target around an element. */
export function targetAt(
  start: Element | null,
  map: PageMap,
  forms: FormContext,
): PageTarget | undefined {
  const visible = pictureUnder(start, map);
  for (let element = visible; element; element = element.parentElement) {
    const pointer = map.places.get(element);
    if (pointer) return named(element, pointer, forms);
    const section = map.sections.find((candidate) => candidate.element === element);
    if (section) return { ...section, name: sectionTitle(section.pointer, forms) };
    const size = sizeIn(element, map);
    if (start && size)
      return {
        ...{ element, pointer: [...size, ...partOfSize(start, size, forms)] },
        name: capital(fieldSchemaAt(size, forms).noun),
      };
  }
  return start && areHours(start, map)
    ? { element: start, pointer: ['company', 'hours'], name: 'Hours' }
    : undefined;
}

/** The one size whose card an element is: its mark has no text of its own. */
function sizeIn(element: Element, map: PageMap): Pointer | undefined {
  const inside = map.all.filter((mapped) => element.contains(mapped.element));
  const sizes = inside.filter(({ pointer: [part] }) => part === 'size_lists');
  const [first] = sizes;
  return new Set(sizes.map(({ pointer }) => pointer[2])).size === 1
    ? first?.pointer.slice(0, 3)
    : undefined;
}

/** The key of a size's text that a page shows a second time; its mark as the popular one has a switch of its own. */
function partOfSize(pressed: Element, size: Pointer, { manifest }: FormContext): Pointer {
  if (pressed.closest('[data-badge]')) return ['popular'];
  const words = `${pressed.textContent?.trim()} `;
  const values = Object.entries(asObject(valueAt(manifest, size)));
  // A number has its unit behind it.
  const [key] =
    values.find(([, value]) =>
      typeof value === 'number'
        ? words.startsWith(`${value} `)
        : words === `${asShown(String(value)).trim()} `,
    ) ?? [];
  return key === undefined ? [] : [key];
}

/** Whether an element shows the office hours: they are generated, so no text of the map is theirs, and the phone is nearest. */
function areHours(start: Element, map: PageMap): boolean {
  const inside = (root: Element) => map.all.filter(({ element }) => root.contains(element));
  let around: Element | null = start;
  while (around && inside(around).length === 0) around = around.parentElement;
  return (
    around !== null &&
    around !== start &&
    Boolean(start.textContent?.trim()) &&
    inside(around).some(({ pointer }) => pointer.join('/') === 'company/phone')
  );
}

/** The element that is outlined for a place. */
export function elementFor(pointer: Pointer, map: PageMap): Element | undefined {
  const key = (besidePicture(pointer, 'alt') ?? pointer).join('/');
  const all = [...map.all, ...map.sections];
  const exact = all.find((mapped) => mapped.pointer.join('/') === key);
  const found = exact ?? all.find((mapped) => `${mapped.pointer.join('/')}/`.startsWith(`${key}/`));
  return found && unfolded(found.element);
}

/** The question of a folded answer, which has no place of its own on the page. */
const unfolded = (element: Element): Element =>
  (!element.closest('summary') &&
    element.closest('details:not([open])')?.querySelector('summary')) ||
  element;

/** A frame around a picture counts as the picture. */
function pictureUnder(start: Element | null, map: PageMap): Element | null {
  if (!start || map.places.has(start)) return start;
  const pictures = start.querySelectorAll('img');
  const [only] = pictures;
  return pictures.length === 1 && only && !start.textContent?.trim() && map.places.has(only)
    ? only
    : start;
}

function named(element: Element, pointer: Pointer, forms: FormContext): PageTarget {
  const around = pointer.slice(0, -1);
  const button = element.closest('a, button');
  const isLabel =
    pointer.at(-1) === 'label' && asObject(valueAt(forms.manifest, around)).to !== undefined;
  if (button && isLabel) return { element: button, pointer, name: `Button “${short(element)}”` };
  if (element.tagName === 'IMG') {
    const file = FILE_BESIDE[String(pointer.at(-1))];
    return { element, pointer: file ? [...around, file] : pointer, name: 'Picture' };
  }
  return { element, pointer, name: capital(fieldSchemaAt(pointer, forms).noun) };
}

const short = (element: Element) => (element.textContent ?? '').trim().slice(0, 40);

function sectionTitle(pointer: Pointer, forms: FormContext): string {
  const type = String(asObject(valueAt(forms.manifest, pointer)).type ?? '');
  return `Section: ${sectionNoun(type, forms)}`;
}
