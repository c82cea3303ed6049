// Step 2 of a page: every problem of a manifest in one run, or the site that it describes.
import type { Manifest } from '../model/manifest.generated.ts';
import type { Site } from '../model/site.ts';
import { placeName } from './messages/place-name.ts';
import { reportFew } from './messages/report-few.ts';
import { type PlaceOf, sentenceOf, told } from './messages/words.ts';
import {
  type Finding,
  oncePerPlace,
  type Problem,
  sortProblems,
  type ToldFinding,
} from './problem.ts';
import { outline } from './read/outline.ts';
import { type ManifestSource, readManifest } from './read/read-manifest.ts';
import { inventsFact } from './repair/facts.ts';
import { verified } from './repair/verified.ts';
import { unreadFault, wholeFault, withNote } from './repair/whole-file/fault.ts';
import { acknowledge } from './rules/acknowledge.ts';
import { allRules } from './rules/all-rules.ts';
import { fewErrors } from './schema/few-errors.ts';
import { keysOfParts } from './schema/foreign-keys.ts';
import { lostLine, lostLineProblem, withoutLine } from './schema/lost-lines.ts';
import { lostListName } from './schema/lost-list-names.ts';
import { townNamesIn } from './schema/own-parts.ts';
import { sampleValue } from './schema/sample-value.ts';
import type { ManifestSchema } from './schema/schema-files.ts';
import { schemaFindings } from './schema/schema-problems.ts';
import { fitOf, misfitCounter } from './schema/site-schema.ts';
import { withStandIns } from './schema/stand-ins.ts';
import { unfitTexts } from './schema/unfit-texts.ts';
import { seenOn } from './seen-on.ts';
import { completeSections } from './site/complete-sections.ts';
import { type Expansion, expandPages } from './site/expand-pages.ts';
import type { PublicFiles } from './site/public-files.ts';
import { resolveSite } from './site/resolve-site.ts';
import { recallTowns, type TownMemory } from './site/town-memory.ts';
import { LARGEST_ODD } from './text/effort.ts';
import { readPlainYaml } from './yaml/plain-yaml.ts';

/** What a manifest is judged against. */
export interface Surroundings {
  schema: ManifestSchema;
  files: PublicFiles;
  production?: boolean;
  /** Whether the build's environment names a database; undefined where nobody has looked. */
  database?: boolean;
  /** The command that brings back the last good version of the file, where there is one. */
  lastGood?: () => string | undefined;
  /** What was made of towns when the manifest was read before. */
  memory?: TownMemory;
}

/** All problems of a manifest, sorted by line, and the site when none of them is an error. */
export interface Verdict {
  problems: Problem[];
  site?: Site;
  /** The manifest as it was read, which knows the line of everything. */
  source: ManifestSource;
  /** The pages with the place of each text, when the manifest fits the schema. */
  expansion?: Expansion;
}

/**
 * Reads, checks and resolves a manifest.
 * @param text the YAML
 * @param file the name that problems are reported under
 */
export function validateManifest(text: string, file: string, around: Surroundings): Verdict {
  const unreadable = unreadFault(text, file, around);
  if (unreadable) return unreadable;
  const first = withNote(verdictOn(text, file, around));
  const whole = first.site ? undefined : wholeFault(first.source, around);
  if (whole) return whole;
  const verdict = guessedVerdict(first, file, around);
  const { files } = around.schema;
  const problems = verified(verdict.problems, verdict.source.text, {
    before: first.problems,
    check: (other) => verdictOn(other, file, { ...around, memory: undefined }).problems,
    invents: (edit) => inventsFact(verdict.source.text, edit, files),
  });
  return { ...verdict, problems };
}

function guessedVerdict(verdict: Verdict, file: string, around: Surroundings): Verdict {
  if (verdict.site) return verdict;
  const { source, problems } = verdict;
  // To look for a lost line is to read the text again and again.
  if (source.text.length > LARGEST_ODD) return verdict;
  const count = misfitCounter(around.schema);
  const misfits = (other: string) => {
    const data = readPlainYaml(other);
    return data === undefined ? Number.POSITIVE_INFINITY : count(data);
  };
  const lost =
    lostLine(source.text, problems, {
      files: fitOf(source.data, around.schema).schema.files,
      misfits,
    }) ?? lostListName(source.text, problems);
  if (!lost) return verdict;
  const rest = verdictOn(lost.mended, file, { ...around, memory: undefined }).problems;
  // A line that is at fault itself was never there.
  if (rest.some(({ line }) => line === lost.line)) return verdict;
  const gone = withPages([lostLineProblem(lost, source.text, file)], source);
  return {
    source,
    problems: sortProblems([...gone, ...rest.map((other) => withoutLine(other, lost))]),
  };
}

function verdictOn(text: string, file: string, around: Surroundings): Verdict {
  const { files, memory } = around;
  const source = readManifest(text, file, {
    misfits: misfitCounter(around.schema),
    keys: new Set([...around.schema.keys, ...townNamesIn(text)]),
  });
  const unfit = unfitTexts(source.data);
  const { data } = unfit;
  const verdict = (findings: ToldFinding[], counted: ToldFinding[] = []): Verdict => {
    const others = findings.filter((found) => !unfit.isSaid(found));
    const told = reportFew([...unfit.findings, ...others], source.report, counted);
    return { source, problems: withPages(sortProblems(withoutEchoes(source, told)), source) };
  };
  if (source.data === undefined) return verdict([]);
  const { schema, errors: misfits } = fitOf(data, around.schema);
  const judge = (manifest: Manifest, memory?: TownMemory) =>
    judgement(manifest, { ...around, schema, memory });
  if (misfits.length > 0) {
    const { errors, others } = fewErrors(misfits, data);
    const faults = schemaFindings(errors, data, {
      written: source.written,
      parts: keysOfParts(schema.files),
      sample: (pointer) => sampleValue(schema.files, pointer, data),
    });
    // Something can only stand in for what is told.
    if (others.length > 0) return verdict(faults, others);
    const rest = withStandIns(data, faults);
    const further = rest ? inWords(judge(rest.manifest).findings, placeIn(rest.manifest)) : [];
    return verdict([...faults, ...further.filter((found) => rest?.counts(found))]);
  }
  const manifest = data as Manifest;
  if (memory) recallTowns(memory, manifest, schema);
  const { expansion, findings } = judge(manifest, memory);
  const place = placeIn(manifest);
  const left = acknowledge(findings, manifest, (finding) => sentenceOf(finding, place));
  const { problems } = verdict(inWords(left, place));
  return problems.some(({ severity }) => severity === 'error')
    ? { source, expansion, problems }
    : { source, expansion, problems, site: resolveSite(manifest, expansion, files) };
}

/** The pages of a manifest that fits the schema, and everything that the schema cannot say. */
function judgement(
  manifest: Manifest,
  { memory, production = false, ...around }: Surroundings,
): { expansion: Expansion; findings: Finding[] } {
  const expansion = expandPages(manifest, around.schema, memory);
  const context = { manifest, expansion, production, ...around };
  const findings = [
    ...expansion.findings,
    ...completeSections(expansion, around.schema),
    ...oncePerPlace(allRules.flatMap((rule) => rule(context))),
  ];
  return { expansion, findings };
}

const placeIn =
  (manifest: Manifest): PlaceOf =>
  (pointer) =>
    placeName(pointer, manifest);

const inWords = (findings: Finding[], place: PlaceOf) =>
  findings.map((finding) => told(finding, place));

/**
 * What the schema or a rule says of a value that YAML already took for something else only repeats that. Where it
 * knows how the mended line has to be changed further, that is what to paste.
 */
function withoutEchoes({ problems }: ManifestSource, others: Problem[]): Problem[] {
  const place = ({ line, column }: Problem) => `${line}:${column}`;
  const fixes = new Map(others.map((other) => [place(other), other.edit]));
  const taken = new Set(problems.map(place));
  // Some of what damaged characters become cannot be seen.
  const damaged = problems.some(({ code }) => code === 'damaged-characters');
  const isEcho = (other: Problem) =>
    taken.has(place(other)) ||
    isPastedWith(other, problems) ||
    (damaged && other.code === 'hidden-character');
  const rest = others.filter((other) => !isEcho(other));
  const errors = [...problems, ...rest].filter(({ severity }) => severity === 'error');
  const own = problems.filter((problem) => !isPastedWith(problem, errors));
  return [
    ...own.map((problem) => {
      const { line, edit = problem.edit } = { line: problem.line, edit: fixes.get(place(problem)) };
      return edit?.line === line && edit.sureness !== 'example' ? { ...problem, edit } : problem;
    }),
    ...rest,
  ];
}

/** Whether a problem lies in more lines, to be pasted for another one, than for itself: with them it looks different. */
const isPastedWith = ({ line, edit: own }: Problem, others: Problem[]) =>
  others.some(
    ({ edit }) =>
      edit &&
      edit.remove > Math.max(1, own?.remove ?? 0) &&
      edit.line <= line &&
      line < edit.line + edit.remove,
  );

/** Adds to each problem the addresses of the pages that show its place. */
function withPages(problems: Problem[], { data, text }: ManifestSource): Problem[] {
  if (problems.length === 0) return problems;
  const rough =
    data === undefined || problems.some(({ pointer }) => pointer.length === 0)
      ? outline(text)
      : undefined;
  const pagesOf = seenOn(data ?? rough?.data);
  return problems.map((problem) => {
    const { pointer, line } = problem;
    const pages = pagesOf(pointer.length === 0 && rough ? rough.pointerAt(line) : pointer);
    return pages.length > 0 ? { ...problem, pages } : problem;
  });
}
