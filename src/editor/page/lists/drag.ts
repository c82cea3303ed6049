// Drags a row of a list with the pointer. A line shows where it would land.
import type { PointerEvent } from 'react';

/** Follows the pointer from a press on a row's handle, and calls `move` with the new position. */
export function startDrag(
  event: PointerEvent<HTMLElement>,
  list: HTMLElement,
  from: number,
  move: (to: number) => unknown,
): void {
  if (event.button !== 0) return;
  const handle: HTMLElement = event.currentTarget;
  const rows = [...list.children] as HTMLElement[];
  const dragged = rows[from];
  if (!dragged) return;
  handle.setPointerCapture(event.pointerId);
  const stop = new AbortController();
  const { signal } = stop;
  let to = from;
  const clear = () => {
    for (const row of rows) row.removeAttribute('data-drop');
  };
  const end = () => {
    stop.abort();
    clear();
    dragged.removeAttribute('data-dragged');
  };
  handle.addEventListener(
    'pointermove',
    ({ clientY }) => {
      dragged.setAttribute('data-dragged', '');
      to = positionAt(clientY, rows, from);
      clear();
      if (to !== from) rows[to]?.setAttribute('data-drop', to < from ? 'before' : 'after');
    },
    { signal },
  );
  handle.addEventListener(
    'pointerup',
    () => {
      end();
      if (to !== from) move(to);
    },
    { signal },
  );
  handle.addEventListener('pointercancel', end, { signal });
}

/** The position that a row dropped at a height would have. */
function positionAt(y: number, rows: HTMLElement[], from: number): number {
  const above = rows.filter((row, index) => {
    const { top, height } = row.getBoundingClientRect();
    return index !== from && y > top + height / 2;
  });
  return above.length;
}
