// The whole verdict on a file to which something happened as a whole.
import { type Problem, sortProblems } from '../../problem.ts';
import type { ManifestSource } from '../../read/read-manifest.ts';
import type { ManifestSchema } from '../../schema/schema-files.ts';
import { misfitCounter } from '../../schema/site-schema.ts';
import { LARGEST_ODD } from '../../text/effort.ts';
import { readPlainYaml } from '../../yaml/plain-yaml.ts';
import { doubtfulNote, wholeFileProblem } from './whole-file-cause.ts';

interface Fault {
  source: ManifestSource;
  problems: Problem[];
}

interface Around {
  schema: ManifestSchema;
  /** The command that brings back the last good version of the file, where there is one. */
  lastGood?: () => string | undefined;
}

/** The verdict on a file that cannot be read since something happened to it as a whole: nothing is said of its lines. */
export function unreadFault(saved: string, file: string, around: Around): Fault | undefined {
  const text = saved.replace(/\r\n?/g, '\n');
  // In a large file the reader has its own limits.
  if (text.length > LARGEST_ODD || readPlainYaml(text) !== undefined) return undefined;
  return wholeFault(unread(text, file), around);
}

/** The same for a file of which at least something could be read. */
export function wholeFault(source: ManifestSource, around: Around): Fault | undefined {
  const { text, file } = source;
  const problem = wholeFileProblem(text, { file, ...knownFiles(around) });
  return problem && { source, problems: [problem] };
}

/** The verdict with a warning of a note that may stand for lines that were left out. */
export function withNote<V extends Fault & { site?: unknown }>(verdict: V): V {
  const { source, problems, site } = verdict;
  const note = site === undefined ? undefined : doubtfulNote(source.text, source.file);
  return note ? { ...verdict, problems: sortProblems([note, ...problems]) } : verdict;
}

/** What the causes of whole files are judged by. */
function knownFiles({ schema, lastGood }: Around) {
  const count = misfitCounter(schema);
  return {
    parts: schema.files.get('manifest.schema.json')?.required,
    fits: (data: unknown) => data !== undefined && count(data) === 0,
    lastGood,
  };
}

/** What is handed on of a file that nobody has read. */
function unread(text: string, file: string): ManifestSource {
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
