// Asks questions on a terminal.
import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';

export interface Terminal {
  input: Readable;
  output: Writable;
  /** Whether a person can answer. */
  interactive: boolean;
}

export function processTerminal(): Terminal {
  const { stdin: input, stdout: output } = process;
  return { input, output, interactive: Boolean(input.isTTY && output.isTTY) };
}

/**
 * Opens a conversation. Lines that arrive early answer later questions. `ask` returns undefined after the input has ended
 * (Ctrl+D, Ctrl+C).
 */
export function converse({ input, output }: Terminal) {
  const reader = createInterface({ input, output });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async ask(prompt: string): Promise<string | undefined> {
      // The reader redraws its prompt on every key, so the prompt is only the last line.
      const cut = prompt.lastIndexOf('\n') + 1;
      output.write(prompt.slice(0, cut));
      reader.setPrompt(prompt.slice(cut));
      reader.prompt();
      const { done, value } = await lines.next();
      return done ? undefined : value;
    },
    close: () => reader.close(),
  };
}
