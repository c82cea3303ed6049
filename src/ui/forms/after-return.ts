// Notices that the visitor has returned, for example from the mail program.

/**
 * Calls `act` once, when the page has lost the visitor's attention and has it again.
 * @returns calls it off
 */
export function afterReturn(act: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let left = false;
  const look = () => {
    // A frame of the page takes the focus from its window, but not from the document.
    const here = !document.hidden && document.hasFocus();
    if (left && here) {
      ending.abort();
      act();
    }
    left ||= !here;
  };
  for (const type of ['blur', 'focus']) addEventListener(type, look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  return () => ending.abort();
}
