// One line on a terminal that says how far a long piece of work has come.

/** Shorter work than this many milliseconds goes without. */
const PATIENCE = 2_000;

/** Between two lines at least so many milliseconds pass: more would only slow the work down. */
const PAUSE = 100;

export interface Progress {
  /** So many more pieces are done. */
  step(count?: number): void;
  /** Takes the line away. */
  end(): void;
}

/** Starts counting `total` pieces. Says nothing where the output is not a terminal, as on a build server. */
export function startProgress(title: string, total: number): Progress {
  const { stdout } = process;
  const isSilent = !stdout.isTTY || process.env.CI !== undefined;
  let [done, shown] = [0, 0];
  const start = Date.now();
  return {
    step(count = 1) {
      done += count;
      const now = Date.now();
      if (isSilent || now - start < PATIENCE || now - shown < PAUSE) return;
      stdout.write(`\r${title}: ${done} of ${total}`);
      shown = now;
    },
    end() {
      if (shown > 0) stdout.write('\r\u001b[K');
    },
  };
}
