// Ways to judge a broken text: whether it works with a change, and how many errors it has.
import type { Finding } from '../diagnostic.ts';
import type { ManifestSchema } from '../schema/schema-files.ts';
import { fitOf, schemaErrorCounter } from '../schema/site-schema.ts';
import { isReadable, type Parsed, parseText, type Suspicion } from '../yaml/parse.ts';
import { readPlainYaml } from '../yaml/plain-yaml.ts';
import { type ManifestSource, sourceOf } from '../yaml/source.ts';
import type { Judged } from './hunks.ts';
import { schemaFindings } from './schema-errors.ts';

/** The last version of a file that could be read and fits the schema. */
export interface LastGood {
  text: string;
  /** The command that brings it back, where the file has changed since. */
  restore?: string;
  /** Whether it is only the site's own file, which another one is likely to have been made from. */
  isOther?: boolean;
}

/** A text that cannot be read or does not fit, and what is known around it. */
export interface Broken {
  source: ManifestSource;
  parsed: Parsed;
  schema: ManifestSchema;
  good?: LastGood;
  /** Whether there is time for fixes. */
  withFixes: boolean;
  /** The errors that the rules find in a text that fits. */
  rulesOn(source: ManifestSource): Finding[];
}

/** Reading 127 kB takes 2 ms where the text is plain, and 25 ms where it is not. */
const FULLY = 12;

/** All readings of a check together take so many characters, so that every file gets its answer within seconds. */
const MOST_READ = 150_000_000;

/** Ways to judge a text, which share their effort. */
export type Judges = ReturnType<typeof judgesOf>;

export function judgesOf({ source, schema, good }: Broken) {
  const schemaErrors = schemaErrorCounter(schema);
  let left = MOST_READ;
  /** Whether a text may be read; if so, it counts as read so many times. */
  const allows = ({ length }: string, times: number) => {
    if (left < length * times) return false;
    left -= length * times;
    return true;
  };
  const base = good?.text ?? source.text;
  const isPlain = readPlainYaml(base) !== undefined;
  return {
    names: new Set([...schema.keys, ...namesIn(base)]),
    /** The data of a text that works; undefined for any other. */
    read: (text: string): unknown => {
      if (!allows(text, isPlain ? 1 : FULLY)) return undefined;
      const parsed = isPlain ? undefined : parseText(text);
      const data = parsed ? (isSound(parsed) ? parsed.data : undefined) : readPlainYaml(text);
      return data !== undefined && schemaErrors(data) === 0 ? data : undefined;
    },
    /** The number of errors and the first one's line; undefined where there is no more time. */
    judge: (text: string): Judged | undefined => {
      if (!allows(text, 2)) return undefined;
      const parsed = parseText(text);
      // The package takes longer than the reader of plain texts.
      if (!parsed.isPlain) allows(text, FULLY);
      const [first] = parsed.errors.length > 0 ? parsed.errors : swallowed(parsed);
      const lineAt = (position: number) => text.slice(0, position).split('\n').length - 1;
      if (first) return { errors: 1000 + parsed.errors.length, line: lineAt(first.start) };
      const count = schemaErrors(parsed.data);
      if (count === 0) return { errors: 0, line: 0 };
      const fresh = sourceOf('', text, parsed);
      const errors = schemaFindings(fitOf(parsed.data, schema).errors, fresh);
      const starts = errors.map((finding) => fresh.placeOf(finding).line - 1);
      return { errors: count, line: Math.min(...starts) };
    },
  };
}

const namesIn = (text: string) =>
  [...text.matchAll(/^ *(?:- +)*([a-z_][\w-]*):(?= |$)/gm)].map(([, name = '']) => name);

/** Values that cannot have been meant, so that the text counts as broken. */
export const swallowed = ({ suspicions }: Parsed): Suspicion[] =>
  suspicions.filter(({ what }) => what === 'swallowed-line' || what === 'anchor');

/** Whether a text can be read, and as it is likely to be meant. */
export const isSound = (parsed: Parsed) => isReadable(parsed) && swallowed(parsed).length === 0;
