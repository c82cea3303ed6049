// Runs async work with limited concurrency.

/** Does the work for all entries, in their order, at most `atOnce` at a time. Throws the first failure and begins nothing after it. */
export async function mapConcurrently<T>(
  entries: Iterable<T>,
  atOnce: number,
  work: (entry: T) => Promise<unknown>,
): Promise<void> {
  // One loop that breaks off ends the generator for all.
  const waiting = (function* () {
    yield* entries;
  })();
  const worker = async () => {
    for (const entry of waiting) await work(entry);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
