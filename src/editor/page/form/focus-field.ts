// Moves the focus to a field of the panel, once it is drawn.
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { keyOf } from '../schema/places.ts';

const TRIES = 20;

/** Focuses the field of a place, or the first one inside it; `all` selects its text. */
export function focusField(pointer: Pointer, all = false, tries = TRIES): void {
  const id = `field:${keyOf(pointer)}`;
  const found =
    document.getElementById(id) ??
    document.querySelector<HTMLElement>(`[id^="${CSS.escape(id)}/"]`);
  if (!found) {
    if (tries > 0) requestAnimationFrame(() => focusField(pointer, all, tries - 1));
    return;
  }
  found.closest('details')?.setAttribute('open', '');
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: 'center' });
  if (found instanceof HTMLTextAreaElement)
    found.setSelectionRange(all ? 0 : found.value.length, found.value.length);
}
