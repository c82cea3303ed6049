// Says what a long step does: a line that counts on a terminal, and one plain line in any other output.

/** A terminal shows nothing of work that is shorter than this, in milliseconds. */
const QUIET_TIME_MS = 2_000;

/** The least time between two updates of the line, in milliseconds. */
const REDRAW_INTERVAL_MS = 100;

/**
 * Does work that consists of `total` pieces. The line on a terminal goes when the work ends or fails. Without pieces
 * nothing is said.
 * @param work calls `step` with the number of pieces that are done, one unless it says otherwise
 */
export function withProgress<T>(
  title: string,
  total: number,
  work: (step: (count?: number) => void) => Promise<T>,
): Promise<T> {
  const { stdout } = process;
  const isTerminal = stdout.isTTY && process.env.CI === undefined;
  if (!isTerminal && total > 0) stdout.write(`${title} (${total})\n`);
  let [done, shown] = [0, 0];
  const start = Date.now();
  const step = (count = 1) => {
    done += count;
    const now = Date.now();
    if (!isTerminal || now - start < QUIET_TIME_MS || now - shown < REDRAW_INTERVAL_MS) return;
    stdout.write(`\r${title}: ${done} of ${total}`);
    shown = now;
  };
  return work(step).finally(() => {
    if (shown > 0) stdout.write('\r\u001b[K');
  });
}
