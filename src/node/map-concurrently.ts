// Runs asynchronous work for many entries with limited concurrency.

/** Runs the work for all entries in their order, `atOnce` at a time. Rejects with the first failure and starts nothing after it. */
export async function mapConcurrently<T>(
  entries: Iterable<T>,
  atOnce: number,
  work: (entry: T) => Promise<unknown>,
): Promise<void> {
  // A failing worker closes the shared generator, so the others stop too.
  const waiting = each(entries);
  const worker = async () => {
    for (const entry of waiting) await work(entry);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

function* each<T>(entries: Iterable<T>): Generator<T> {
  yield* entries;
}
