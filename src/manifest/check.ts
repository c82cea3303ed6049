// Step 2 of a page: every problem of a manifest in one run, or the site that it describes.
import type { Manifest } from '../model/manifest.generated.ts';
import type { Site } from '../model/site.ts';
import { placeName } from './messages/place-name.ts';
import { type PlaceOf, sentenceOf, severityOf } from './messages/words.ts';
import { type Finding, oncePerPlace, type Problem, sortProblems } from './problem.ts';
import { completed } from './repair/complete.ts';
import { inventsFact } from './repair/facts.ts';
import { misfitFindings } from './repair/misfit-findings.ts';
import { mistakesIn } from './repair/mistakes.ts';
import { type Repaired, repair } from './repair/repair.ts';
import { report } from './repair/report.ts';
import { verified } from './repair/verified.ts';
import { vocabularyOf } from './repair/vocabulary.ts';
import { unreadSource, wholeFault, withSigns } from './repair/whole-file/fault.ts';
import { oddInLarge } from './repair/whole-file/whole-file-cause.ts';
import { acknowledge } from './rules/acknowledge.ts';
import { allRules } from './rules/all-rules.ts';
import type { ManifestSchema } from './schema/schema-files.ts';
import { fitOf } from './schema/site-schema.ts';
import { unfitTexts } from './schema/unfit-texts.ts';
import { completeSections } from './site/complete-sections.ts';
import { type Expansion, expandPages } from './site/expand-pages.ts';
import type { PublicFiles } from './site/public-files.ts';
import { resolveSite } from './site/resolve-site.ts';
import { recallTowns, type TownMemory } from './site/town-memory.ts';
import { LARGEST_ODD } from './text/effort.ts';
import { readPlainYaml } from './yaml/plain-yaml.ts';
import { createReader, type Pieces, readText } from './yaml/read.ts';
import { type ManifestSource, sourceOf } from './yaml/source.ts';

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
 * @param saved the text of the file
 * @param file the name that problems are reported under
 */
export function validateManifest(saved: string, file: string, around: Surroundings): Verdict {
  const known: Pieces = new Map();
  const verdict = verdictOn(saved, file, { ...around, known });
  const { text } = verdict.source;
  const problems = verified(verdict.problems, text, {
    before: verdict.problems,
    check: (other) => verdictOn(other, file, { ...around, known, memory: undefined }).problems,
    invents: (edit) => inventsFact(text, edit, around.schema.files),
  });
  return { ...verdict, problems };
}

/** Surroundings, and what was read before. */
type Known = Surroundings & { known: Pieces };

/** The verdict with edits of which nobody has looked yet whether they mend. */
function verdictOn(saved: string, file: string, around: Known): Verdict {
  // Windows ends a line with a carriage return too, and very old programs with nothing else.
  const text = saved.includes('\r') ? saved.replace(/\r\n?/g, '\n') : saved;
  const isPlain = readPlainYaml(text) !== undefined;
  // What is not plain may be made to exhaust whoever reads it.
  const unread = isPlain ? undefined : wholeFault(text, file, around);
  if (unread) return unread;
  if (!isPlain && text.length > LARGEST_ODD) return verdictOnLarge(text, file, around);
  const reading = readText(text);
  const source = sourceOf(file, text, reading);
  const sound = reading.doubts.length > 0 ? undefined : soundVerdict(source, around);
  if (sound?.site) return withSigns(sound);
  const whole = isPlain ? wholeFault(text, file, around) : undefined;
  if (whole) return whole;
  if (sound) return withSigns(sound);
  const repaired = repair(text, vocabularyOf(around.schema, text), createReader(around.known));
  const problems = problemsOf(repaired, source, around);
  // What is only doubtful may be as it was meant: then there is a site.
  const doubtful = problems.some(isError) ? undefined : soundVerdict(source, around);
  if (!doubtful) return withSigns({ source, problems });
  return withSigns({ ...doubtful, problems: sortProblems([...problems, ...doubtful.problems]) });
}

/** The verdict on a text that is too large for the full reader: only the pieces that are not plain are looked at. */
function verdictOnLarge(text: string, file: string, { schema, known }: Known): Verdict {
  const source = unreadSource(file, text);
  const repaired = repair(text, vocabularyOf(schema, text), createReader(known));
  const mistakes = mistakesIn(repaired, text.split('\n'));
  const problems = report(mistakes, [], { source, data: repaired.reading.data });
  return { source, problems: problems.length > 0 ? problems : [oddInLarge(text, file)] };
}

/** The verdict on a text that can be read and fits the schema; undefined on any other. */
function soundVerdict(source: ManifestSource, around: Surroundings): Verdict | undefined {
  const { findings: unfit, data } = unfitTexts(source.data);
  if (data === undefined || data === null) return undefined;
  const { schema, errors } = fitOf(data, around.schema);
  if (errors.length > 0) return undefined;
  const manifest = data as Manifest;
  const { memory, files } = around;
  if (memory) recallTowns(memory, manifest, schema);
  const { expansion, findings } = judge(manifest, { ...around, schema });
  const left = acknowledge(findings, manifest, (finding) => sentenceOf(finding, placeIn(manifest)));
  const problems = report([], [...unfit, ...left], { source, data });
  return problems.some(isError)
    ? { source, expansion, problems }
    : { source, expansion, problems, site: resolveSite(manifest, expansion, files) };
}

/** What is wrong with a text that cannot be read or does not fit: by the edits that would mend it, and what is left. */
function problemsOf(repaired: Repaired, original: ManifestSource, around: Surroundings): Problem[] {
  const { lines, reading } = repaired;
  const mistakes = mistakesIn(repaired, original.text.split('\n'));
  const source = sourceOf(original.file, lines.join('\n'), reading);
  const say = (findings: Finding[], data: unknown) =>
    report(mistakes, findings, { source, data, repaired, original });
  if (reading.stumbles.length > 0 || reading.data === undefined) return say([], reading.data);
  const { findings: unfit, data, isSaid } = unfitTexts(reading.data);
  const { schema, errors } = fitOf(data, around.schema);
  const misfits = misfitFindings(errors, data, source, schema).filter((found) => !isSaid(found));
  // What was only taken out of the way may be what others need.
  const isGuessed = repaired.kept.some(({ candidate }) => candidate.sureness === 'unsure');
  const isRenamed = repaired.kept.some(({ candidate }) => candidate.kind === 'wrong-format');
  const whole = isGuessed ? undefined : completed(data, around.schema, isRenamed);
  const further = whole
    ? judge(whole.data as Manifest, { ...around, schema: whole.schema }).findings.filter(
        whole.counts,
      )
    : [];
  const isSound = mistakes.length + misfits.length === 0;
  return say([...unfit, ...misfits, ...(isSound ? further : further.filter(isAnError))], data);
}

/** The pages of a manifest that fits the schema, and everything that the schema cannot say. */
function judge(
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

const isError = ({ severity }: Problem) => severity === 'error';

const isAnError = (finding: Finding) => severityOf(finding) === 'error';
