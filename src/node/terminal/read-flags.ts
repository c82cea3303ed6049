// Parses a command line: `faq billing --question "Do you take checks?" --yes`.

/** A parsed command line. */
export interface CommandLine {
  words: string[];
  /** `--name Gowanda` and `--name=Gowanda`. */
  flags: Record<string, string>;
  /** Flags without a value. */
  switches: string[];
}

/**
 * Parses a command line.
 * @param switches the names of flags without a value
 */
export function readFlags(args: string[], switches: string[]): CommandLine {
  const line: CommandLine = { words: [], flags: {}, switches: [] };
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? '';
    const [, name = '', value] = /^--([^=]+)(?:=([\s\S]*))?$/.exec(arg) ?? [];
    const next = args[index + 1];
    if (!name) line.words.push(arg);
    else if (switches.includes(name)) line.switches.push(name);
    else if (value !== undefined) line.flags[name] = value;
    else if (next === undefined || next.startsWith('--')) line.flags[name] = '';
    else {
      line.flags[name] = next;
      index++;
    }
  }
  return line;
}
