// Moves the focus to a field of the panel, once it is drawn.
import type { Pointer } from '../../manifest/problem.ts';
import { keyOf } from '../schema/places.ts';

const TRIES = 20;

/** Focuses the field of a place, or the first one inside it. */
export function focusField(pointer: Pointer, tries = TRIES): void {
  const id = `field:${keyOf(pointer)}`;
  const found =
    document.getElementById(id) ??
    document.querySelector<HTMLElement>(`[id^="${CSS.escape(id)}/"]`);
  if (!found) {
    if (tries > 0) requestAnimationFrame(() => focusField(pointer, tries - 1));
    return;
  }
  found.closest('details')?.setAttribute('open', '');
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: 'center' });
  if (found instanceof HTMLTextAreaElement)
    found.setSelectionRange(found.value.length, found.value.length);
}
