// Works that must not overlap.

/** Gives a function that runs each work when the one before it has ended, well or not. */
export function turns(first: Promise<unknown> = Promise.resolve()) {
  let last = first;
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next.catch(() => {});
    return next;
  };
}
