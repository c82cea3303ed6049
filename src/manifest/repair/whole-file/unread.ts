// What is handed on of a file that nobody has read, because of what happened to it as a whole.
import type { ManifestSource } from '../../read/read-manifest.ts';

export function unread(text: string, file: string): ManifestSource {
  const start = { line: 1, column: 1, length: 1 };
  return {
    file,
    text,
    data: undefined,
    problems: [],
    report: ({ severity = 'error', ...finding }) => ({ ...finding, ...start, severity, file }),
    written: () => '',
  };
}
