// Step 2 of a page: every problem of a manifest in one run, or the site that it describes.
import type { Manifest } from '../model/manifest.generated.ts';
import type { Site } from '../model/site.ts';
import { acknowledge } from './acknowledge.ts';
import { LARGEST_ODD } from './effort.ts';
import { type Expansion, expandPages } from './expand-pages.ts';
import { type Finding, oncePerPlace, type Problem, sortProblems } from './problem.ts';
import type { PublicFiles } from './public-files.ts';
import { outline } from './read/outline.ts';
import { readPlainYaml } from './read/plain-yaml.ts';
import { type ManifestSource, readManifest } from './read-manifest.ts';
import { reportFew } from './report-few.ts';
import { completeSections } from './resolve/complete-sections.ts';
import { recallTowns, type TownMemory } from './resolve/town-memory.ts';
import { resolveSite } from './resolve-site.ts';
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
import { seenOn } from './seen-on.ts';
import { unfitTexts } from './unfit-texts.ts';

/** What a manifest is judged against. */
export interface Surroundings {
  schema: ManifestSchema;
  files: PublicFiles;
  production?: boolean;
  /** Whether the build's environment names a database; undefined where nobody has looked. */
  database?: boolean;
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
  const verdict = verdictOn(text, file, around);
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
  const verdict = (findings: Finding[], counted: Finding[] = []): Verdict => {
    const told = reportFew([...unfit.findings, ...findings], source.report, counted);
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
    return verdict([...faults, ...(rest ? judge(rest.manifest).findings.filter(rest.counts) : [])]);
  }
  const manifest = data as Manifest;
  if (memory) recallTowns(memory, manifest, schema);
  const { expansion, findings } = judge(manifest, memory);
  const { problems } = verdict(acknowledge(findings, manifest));
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

/**
 * What the schema or a rule says of a value that YAML already took for something else only repeats that. Where it
 * knows how the mended line has to be changed further, that is what to paste.
 */
function withoutEchoes({ problems }: ManifestSource, others: Problem[]): Problem[] {
  const place = ({ line, column }: Problem) => `${line}:${column}`;
  const fixes = new Map(others.map((other) => [place(other), other.fix]));
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
      const { line, fix = problem.fix } = { line: problem.line, fix: fixes.get(place(problem)) };
      return fix?.line === line && !fix.sample ? { ...problem, fix } : problem;
    }),
    ...rest,
  ];
}

/** Whether a problem lies in more lines, to be pasted for another one, than for itself: with them it looks different. */
const isPastedWith = ({ line, fix: own }: Problem, others: Problem[]) =>
  others.some(
    ({ fix }) =>
      fix &&
      fix.remove > Math.max(1, own?.remove ?? 0) &&
      fix.line <= line &&
      line < fix.line + fix.remove,
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
