// Does a piece of work for many entries, some of them at the same time.

/**
 * Does the work for all entries, in their order, so many at a time. Throws the first failure; nothing is begun after it.
 */
export async function besideEachOther<T>(
  entries: Iterable<T>,
  atOnce: number,
  work: (entry: T) => Promise<unknown>,
): Promise<void> {
  // A generator is over for all who take from it as soon as one of them breaks off.
  const waiting = each(entries);
  const worker = async () => {
    for (const entry of waiting) await work(entry);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

function* each<T>(entries: Iterable<T>): Generator<T> {
  yield* entries;
}
