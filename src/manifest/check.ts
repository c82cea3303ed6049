// Step 2 of a page: every problem of a manifest in one run, or the site that it describes.
import type { Manifest } from '../model/manifest.generated.ts';
import type { Site } from '../model/site.ts';
import { placeName } from './messages/place-name.ts';
import { type PlaceOf, sentenceOf, severityOf } from './messages/words.ts';
import { type Finding, oncePerPlace, type Problem, sortProblems } from './problem.ts';
import { inventsFact } from './repair/edits/facts.ts';
import { verified } from './repair/edits/verified.ts';
import { withoutLostName } from './repair/lost-names.ts';
import { completed } from './repair/misfits/complete.ts';
import { misfitFindings } from './repair/misfits/misfit-findings.ts';
import { isRenaming, type Mistake, mistakesIn } from './repair/mistakes.ts';
import { report } from './repair/report.ts';
import { type Repaired, repair, unrepaired } from './repair/search/repair.ts';
import { vocabularyOf } from './repair/search/vocabulary.ts';
import { unreadSource, wholeFault, withSigns } from './repair/whole-file/fault.ts';
import { oddInLarge } from './repair/whole-file/whole-file-cause.ts';
import { acknowledge } from './rules/acknowledge.ts';
import { allRules } from './rules/all-rules.ts';
import type { Previous } from './rules/rule.ts';
import type { ManifestSchema } from './schema/schema-files.ts';
import { fitOf } from './schema/site-schema.ts';
import { unfitTexts } from './schema/unfit-texts.ts';
import { type Expansion, expandPages } from './site/expand/expand-pages.ts';
import { recallTowns, type TownMemory } from './site/expand/town-memory.ts';
import type { PublicFiles } from './site/public-files.ts';
import { resolveSite } from './site/resolve/resolve-site.ts';
import { LARGEST_ODD } from './text/effort.ts';
import { isGroup } from './text/values.ts';
import { createReader, type Pieces, readPlainly, readText } from './yaml/read.ts';
import { type ManifestSource, sourceOf } from './yaml/source.ts';

/** The schema, files and settings that a manifest is checked against. */
export interface Surroundings {
  schema: ManifestSchema;
  files: PublicFiles;
  production?: boolean;
  /** Whether the build's environment names a database; undefined before anything looked. */
  database?: boolean;
  /** The last version that worked, where there is one; it is asked for only when it is needed. */
  lastGood?: () => LastGood | undefined;
  /** The pages that an earlier reading made of each town. */
  memory?: TownMemory;
  /** False for errors alone, quickly: without edits, and without the warnings that take long. */
  edits?: boolean;
}

/** The last version of a file that could be read and fits the schema. */
export interface LastGood {
  text: string;
  /** The command that brings it back, where the file has changed since. */
  restore?: string;
  /** Whether it is only the site's own file, which another one is likely to have been made from. */
  isOther?: boolean;
}

/** All problems of a manifest, sorted by line, and the site unless one of them is an error. */
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
export const validateManifest = (saved: string, file: string, around: Surroundings): Verdict =>
  verdictOn(saved, file, { ...around, known: new Map(), isTrial: around.edits === false });

interface Known extends Surroundings {
  /** The pieces that were read before. */
  known: Pieces;
  /** Whether the text is only tried, with an edit: then no further edits are looked for. */
  isTrial?: boolean;
}

function verdictOn(saved: string, file: string, around: Known): Verdict {
  // Windows ends a line with a carriage return too, and very old programs with nothing else.
  const text = saved.includes('\r') ? saved.replace(/\r\n?/g, '\n') : saved;
  const plain = readPlainly(text);
  // A text that is not plain may be made to exhaust the full reader.
  const unread = plain ? undefined : wholeFault(text, file, around);
  if (unread) return unread;
  if (!plain && text.length > LARGEST_ODD) return verdictOnLarge(text, file, around);
  const reader = createReader(around.known);
  const found = plain ?? reader(text.split('\n')) ?? readText(text);
  // A file with a piece that cannot be read has no site.
  const reading = found.stumbles.length > 0 ? { ...found, data: undefined } : found;
  const source = sourceOf(file, text, reading);
  const sound = reading.doubts.length > 0 ? undefined : soundVerdict(source, around);
  if (sound?.site) return withSigns(sound);
  const whole = plain ? wholeFault(text, file, around) : undefined;
  if (whole) return whole;
  if (sound) return withSigns(sound);
  const repaired = around.isTrial
    ? unrepaired(text, reader)
    : repair(text, vocabularyOf(around.schema, text), reader);
  const problems = problemsOf(repaired, source, around);
  // A doubtful value may be as it was meant: then there is a site.
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
function soundVerdict(source: ManifestSource, around: Known): Verdict | undefined {
  const { findings: unfit, data } = unfitTexts(source.data);
  if (data === undefined || data === null) return undefined;
  const { schema, errors } = fitOf(data, around.schema);
  if (errors.length > 0) return undefined;
  const manifest = data as Manifest;
  const { memory, files } = around;
  if (memory) recallTowns(memory, manifest, schema);
  const { expansion, findings } = judge(source, manifest, { ...around, schema });
  const { mistakes, findings: left } = withoutLostName(
    acknowledge(findings, manifest, (finding) => sentenceOf(finding, placeIn(manifest))),
    source.text,
  );
  const say = (findings: Finding[]) => report(mistakes, findings, { source, data });
  const problems = findingsOf([...unfit, ...left], say, source, around);
  return problems.some(isError)
    ? { source, expansion, problems }
    : { source, expansion, problems, site: resolveSite(manifest, expansion, files) };
}

/** The problems of a text that cannot be read or does not fit the schema: the edits that mend it, and the rest. */
function problemsOf(repaired: Repaired, original: ManifestSource, around: Known): Problem[] {
  const { lines, reading } = repaired;
  const mistakes = mistakesIn(repaired, original.text.split('\n')).map((mistake) =>
    withoutInvention(mistake, original.text, around),
  );
  const source = sourceOf(original.file, lines.join('\n'), reading);
  const say = (findings: Finding[], data: unknown) =>
    report(mistakes, findings, { source, data, repaired, original });
  if (reading.stumbles.length > 0 || reading.data === undefined) return say([], reading.data);
  const { findings: unfit, data, isSaid } = unfitTexts(reading.data);
  const { schema, errors } = fitOf(data, around.schema);
  const misfits = misfitFindings(errors, data, source, schema).filter((found) => !isSaid(found));
  // A part that was taken out of the way may be one that others need.
  const isGuessed = repaired.kept.some(({ candidate }) => candidate.sureness === 'unsure');
  const isRenamed = repaired.kept.some(isRenaming);
  const whole = isGuessed ? undefined : completed(data, around.schema, isRenamed);
  const further = whole
    ? judge(original, whole.data as Manifest, { ...around, schema: whole.schema }).findings.filter(
        whole.counts,
      )
    : [];
  const findings = [...unfit, ...misfits, ...further.filter(isAnError)];
  return findingsOf(findings, (some) => say(some, data), source, around);
}

/** The problems of findings, each with an edit only where the text with it is better. */
function findingsOf(
  findings: Finding[],
  say: (findings: Finding[]) => Problem[],
  source: ManifestSource,
  around: Known,
): Problem[] {
  const before = say(findings);
  if (around.isTrial || !findings.some(({ mend }) => mend)) return before;
  const { text, file } = source;
  const trial = { ...around, memory: undefined, isTrial: true };
  const kept = verified(findings, source, {
    before: () => verdictOn(text, file, trial).problems,
    check: (other) => verdictOn(other, file, trial).problems,
    invents: (edit) => inventsFact(text, edit, around.schema.files),
  });
  return say(kept);
}

/** A mistake without an edit that would make up facts of the business. */
function withoutInvention(mistake: Mistake, text: string, { schema }: Known): Mistake {
  const { edit, ...rest } = mistake;
  return edit && inventsFact(text, edit, schema.files) ? rest : mistake;
}

/** The pages of a manifest that fits the schema, and everything that the schema cannot say. */
function judge(
  source: ManifestSource,
  manifest: Manifest,
  { memory, production = false, ...around }: Surroundings,
): { expansion: Expansion; findings: Finding[] } {
  const expansion = expandPages(manifest, around.schema, memory);
  const { lastGood: _, ...rest } = around;
  const context = {
    manifest,
    expansion,
    production,
    ...rest,
    previous: previousOf(source, around),
  };
  const findings = oncePerPlace(allRules.flatMap(({ check }) => check(context)));
  return { expansion, findings };
}

/** Whether a text can be read and fits the schema. */
export function fits(text: string, schema: ManifestSchema): boolean {
  const { data, stumbles } = readText(text);
  return stumbles.length === 0 && isGroup(data) && fitOf(data, schema).errors.length === 0;
}

/** Reads the last good version once, unless the file is still the same. */
function previousOf({ text }: ManifestSource, around: Surroundings): () => Previous | undefined {
  let previous: Previous | undefined | null = null;
  return () => {
    if (previous === null) previous = readPrevious(text, around);
    return previous;
  };
}

function readPrevious(text: string, { lastGood, schema }: Surroundings): Previous | undefined {
  const last = lastGood?.();
  if (!last || last.isOther || last.text === text) return undefined;
  const { data } = readText(last.text);
  if (data === undefined || data === null) return undefined;
  const fit = fitOf(data, schema);
  if (fit.errors.length > 0) return undefined;
  const manifest = data as Manifest;
  return { manifest, expansion: expandPages(manifest, fit.schema) };
}

const placeIn =
  (manifest: Manifest): PlaceOf =>
  (pointer) =>
    placeName(pointer, manifest);

const isError = ({ severity }: Problem) => severity === 'error';

const isAnError = (finding: Finding) => severityOf(finding) === 'error';
