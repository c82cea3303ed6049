// One line on a terminal that says how far a long piece of work has come.

/** Shorter work than this many milliseconds goes without. */
const PATIENCE = 2_000;

export interface Progress {
  /** One more piece is done. */
  step(): void;
  /** Takes the line away. */
  end(): void;
}

/** Starts counting `total` pieces. Says nothing where the output is not a terminal, as on a build server. */
export function startProgress(title: string, total: number): Progress {
  const { stdout } = process;
  const isSilent = !stdout.isTTY || process.env.CI !== undefined;
  const start = Date.now();
  let done = 0;
  let isShown = false;
  return {
    step() {
      done++;
      if (isSilent || Date.now() - start < PATIENCE) return;
      stdout.write(`\r${title}: ${done} of ${total}`);
      isShown = true;
    },
    end() {
      if (isShown) stdout.write('\r\u001b[K');
    },
  };
}
