// The whole verdict on a damaged file, and signs of damage in a file that can be judged.
import { type Problem, sortProblems } from '../../problem.ts';
import type { ManifestSchema } from '../../schema/schema-files.ts';
import { fitOf, misfitCounter } from '../../schema/site-schema.ts';
import { fields } from '../../text/values.ts';
import { type ManifestSource, sourceOf } from '../../yaml/source.ts';
import { damagedCharacters, doubtfulNote, wholeFileProblem } from './whole-file-cause.ts';

interface Fault {
  source: ManifestSource;
  problems: Problem[];
}

interface FaultContext {
  schema: ManifestSchema;
  /** The command that brings back the last good version of the file, where there is one. */
  lastGood?: () => { restore?: string } | undefined;
}

/** The verdict on a damaged file: its lines have no findings. */
export function wholeFault(text: string, file: string, around: FaultContext): Fault | undefined {
  const { schema, lastGood } = around;
  const count = misfitCounter(schema);
  const problem = wholeFileProblem(text, {
    file,
    lastGood: () => lastGood?.()?.restore,
    parts: schema.files.get('manifest.schema.json')?.required,
    misfits: (data: unknown) => fitOf(data, schema).errors,
    fits: (data: unknown) => data !== undefined && count(data) === 0,
  });
  return problem && { source: unreadSource(file, text), problems: [problem] };
}

/** The source of a text that was not read. */
export const unreadSource = (file: string, text: string): ManifestSource =>
  sourceOf(file, text, { data: undefined, isPlain: false });

const isAcknowledged = (data: unknown, code: string) =>
  (fields(data).acknowledged as { code: string }[] | undefined)?.some(
    (known) => known.code === code,
  ) ?? false;

/** The verdict on lines, with a sign of damage to the whole file. */
export function withSigns<V extends Fault & { site?: unknown }>(verdict: V): V {
  const { source, problems, site } = verdict;
  const { text, file } = source;
  const damage = damagedCharacters(text, file);
  const isAsked = site !== undefined && !isAcknowledged(source.data, 'left-out-note');
  const sign = damage ?? (isAsked ? doubtfulNote(text, file) : undefined);
  if (!sign) return verdict;
  // Some damaged characters are invisible.
  const others = damage ? problems.filter(({ code }) => code !== 'hidden-character') : problems;
  const all = sortProblems([sign, ...others]);
  return { ...verdict, problems: all, ...(damage && { site: undefined }) };
}
