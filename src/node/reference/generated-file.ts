// Files that are made from others and committed with them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Such a file: its path, what it has to hold, what it is made from, and the command that makes it. */
interface GeneratedFile {
  path: string;
  text: string;
  sources: string;
  command: string;
}

/** Writes the file. With `--check` it only says whether it is current, and returns 1 when it is not. */
export function writeGenerated(
  { path, text, sources, command }: GeneratedFile,
  args: string[],
): number {
  if (!args.includes('--check')) {
    writeFileSync(path, text);
    return 0;
  }
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return 0;
  console.error(`${path} is older than ${sources}. Run: ${command}`);
  return 1;
}
