// Compares two texts or lists from both ends.

/** How much two texts or lists have in common: at their start, and of the rest at their end. */
export function commonEnds<T extends ArrayLike<string>>(a: T, b: T): [start: number, end: number] {
  const most = Math.min(a.length, b.length);
  let [start, end] = [0, 0];
  while (start < most && a[start] === b[start]) start++;
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return [start, end];
}
