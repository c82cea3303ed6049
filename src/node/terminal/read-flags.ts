// Parses a command line: `faq billing --question "Do you take checks?" --yes`.

/**
 * Parses a command line: `--name Gowanda` is the same as `--name=Gowanda`.
 * @param knownFlags the names of flags without a value
 */
export function readFlags(args: string[], knownFlags: string[]) {
  const positionals: string[] = [];
  const flags: Record<string, string> = {};
  const switches: string[] = [];
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? '';
    const [, name = '', value] = /^--([^=]+)(?:=([\s\S]*))?$/.exec(arg) ?? [];
    const next = args[index + 1];
    if (!name) positionals.push(arg);
    else if (knownFlags.includes(name)) switches.push(name);
    else if (value !== undefined) flags[name] = value;
    else if (next === undefined || next.startsWith('--')) flags[name] = '';
    else {
      flags[name] = next;
      index++;
    }
  }
  return { words: positionals, flags, switches };
}
