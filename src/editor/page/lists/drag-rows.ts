// Drags a row of a list by its handle.
import type { PointerEvent } from 'react';

/** Follows the pointer from a press on a row's handle, and calls `move` with the new position. */
export function startDrag(
  { button, pointerId, currentTarget: handle }: PointerEvent<HTMLElement>,
  list: HTMLElement,
  from: number,
  move: (to: number) => unknown,
): void {
  const rows = [...list.children] as HTMLElement[];
  const dragged = rows[from];
  if (button !== 0 || !dragged) return;
  handle.setPointerCapture(pointerId);
  let to = from;
  const unmark = () => {
    for (const row of rows) row.removeAttribute('data-drop');
  };
  handle.onpointermove = ({ clientY }) => {
    dragged.setAttribute('data-dragged', '');
    to = positionAt(clientY, rows, from);
    unmark();
    if (to !== from) rows[to]?.setAttribute('data-drop', to < from ? 'before' : 'after');
  };
  handle.onpointerup = () => to !== from && move(to);
  // The browser tells of every end, also of a gesture that it takes for itself.
  handle.onlostpointercapture = () => {
    handle.onpointermove = null;
    handle.onpointerup = null;
    unmark();
    dragged.removeAttribute('data-dragged');
  };
}

/** The position that a row dropped at a height would have. */
const positionAt = (y: number, rows: HTMLElement[], from: number) =>
  rows.filter((row, index) => {
    const { top, height } = row.getBoundingClientRect();
    return index !== from && y > top + height / 2;
  }).length;
