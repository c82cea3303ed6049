// One line on a terminal that says how far a long piece of work has come.

/** Shorter work than this many milliseconds goes without. */
const PATIENCE = 2_000;

/** Between two lines at least so many milliseconds pass: more would only slow the work down. */
const PAUSE = 100;

/**
 * Does work that consists of `total` pieces, and takes the line away at its end, however it ends. Says nothing where the
 * output is not a terminal, as on a build server.
 * @param work is given a function to call with the number of pieces that are done, one unless said otherwise
 */
export function withProgress<T>(
  title: string,
  total: number,
  work: (step: (count?: number) => void) => Promise<T>,
): Promise<T> {
  const { stdout } = process;
  const isSilent = !stdout.isTTY || process.env.CI !== undefined;
  let [done, shown] = [0, 0];
  const start = Date.now();
  const step = (count = 1) => {
    done += count;
    const now = Date.now();
    if (isSilent || now - start < PATIENCE || now - shown < PAUSE) return;
    stdout.write(`\r${title}: ${done} of ${total}`);
    shown = now;
  };
  return work(step).finally(() => {
    if (shown > 0) stdout.write('\r\u001b[K');
  });
}
