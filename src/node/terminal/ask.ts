// Asks for one line at a time on a terminal.
import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';

/** Where a command reads answers and writes what it says. */
export interface Terminal {
  input: Readable;
  output: Writable;
  /** Whether somebody sits there who can answer. */
  interactive: boolean;
}

/** The terminal that the process was started in. */
export function processTerminal(): Terminal {
  const { stdin: input, stdout: output } = process;
  return { input, output, interactive: Boolean(input.isTTY && output.isTTY) };
}

/** A conversation; `ask` gives undefined once the input has ended (Ctrl+D, Ctrl+C). */
export interface Conversation {
  ask(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** Opens a conversation. Lines that arrive before they are asked for wait their turn. */
export function converse({ input, output }: Terminal): Conversation {
  const reader = createInterface({ input, output });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async ask(prompt) {
      // Only the last line is the prompt proper: the reader redraws it on every key.
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
