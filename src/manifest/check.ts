// Step 2 of a page: every diagnostic of a manifest in one run, or the site that it describes.
import type { Manifest } from '../model/manifest.generated.ts';
import type { Site } from '../model/site.ts';
import { type Diagnostic, type Finding, oncePerPlace } from './diagnostic.ts';
import { fatal } from './diagnostics/damage.ts';
import { joinedEntries } from './diagnostics/joined-entries.ts';
import { type LastGood, swallowed } from './diagnostics/judges.ts';
import { locate } from './diagnostics/locate.ts';
import { suspicionFinding } from './diagnostics/parse-findings.ts';
import { report } from './diagnostics/report.ts';
import { helpfulFixes } from './diagnostics/verified.ts';
import { severityOf } from './messages/words.ts';
import { acknowledge } from './rules/acknowledge.ts';
import { allRules } from './rules/all-rules.ts';
import type { Previous, RuleContext } from './rules/rule.ts';
import type { ManifestSchema } from './schema/schema-files.ts';
import { fitOf } from './schema/site-schema.ts';
import { unfitTexts } from './schema/unfit-texts.ts';
import { type Expansion, expandPages } from './site/expand/expand-pages.ts';
import { recallTowns, type TownMemory } from './site/expand/town-memory.ts';
import { resolveSite } from './site/resolve/resolve-site.ts';
import { plainEnds } from './text/edits.ts';
import { placesOf } from './text/places.ts';
import { isReadable, type Parsed, parseText } from './yaml/parse.ts';
import { type ManifestSource, sourceOf } from './yaml/source.ts';

/** The schema, files and settings that a manifest is checked against. */
export interface Surroundings extends Pick<RuleContext, 'schema' | 'files' | 'database'> {
  production?: boolean;
  /** The last version that worked, where there is one; it is asked for only when it is needed. */
  lastGood?: () => LastGood | undefined;
  /** The pages that an earlier reading made of each town. */
  memory?: TownMemory;
  /** False for errors alone, quickly: without edits, and without the warnings that take long. */
  edits?: boolean;
}

/** All diagnostics of a manifest, sorted by line, and the site unless one of them is an error. */
export interface Verdict {
  diagnostics: Diagnostic[];
  site?: Site;
  /** The manifest as it was read, which knows the line of everything. */
  source: ManifestSource;
  /** The pages with the place of each text, when the manifest fits the schema. */
  expansion?: Expansion;
}

/**
 * Reads, checks and resolves a manifest.
 * @param saved the text of the file
 * @param file the name that diagnostics are reported under
 */
export function validateManifest(saved: string, file: string, around: Surroundings): Verdict {
  const text = plainEnds(saved);
  const parsed = parseText(text);
  const source = sourceOf(file, text, parsed);
  const sound = isSound(parsed, around) ? soundVerdict(source, parsed, around) : undefined;
  if (sound) return sound;
  const { schema, lastGood } = around;
  const withFixes = around.edits !== false;
  const rulesOn = (fitting: ManifestSource) => {
    const fit = fitOf(unfitTexts(fitting.data).data, schema);
    if (fit.errors.length > 0) return [];
    const manifest = fitting.data as Manifest;
    const { findings } = judge(fitting, manifest, { ...around, edits: false, schema: fit.schema });
    return findings.filter(isAnError);
  };
  const good = withFixes ? lastGood?.() : undefined;
  const diagnostics = locate({ source, parsed, schema, rulesOn, withFixes, ...(good && { good }) });
  return { source, diagnostics };
}

/** Whether a text can be read, as it is likely to be meant, and was saved in the right encoding. */
function isSound(parsed: Parsed, { lastGood }: Surroundings): boolean {
  if (!isReadable(parsed)) return false;
  const suspects = swallowed(parsed);
  if (suspects.length === 0) return true;
  // A value is meant that was there when the file last worked.
  const last = lastGood?.()?.text;
  const known = last === undefined ? [] : swallowed(parseText(last));
  return suspects.every(({ value }) => known.some((other) => other.value === value));
}

/** The verdict on a text that can be read and fits the schema; undefined on any other. */
function soundVerdict(
  source: ManifestSource,
  parsed: Parsed,
  around: Surroundings,
): Verdict | undefined {
  const fault = fatal(source.text, parsed);
  const { findings: unfit, data } = unfitTexts(source.data);
  const { schema, errors } = fitOf(data, around.schema);
  if (fault || errors.length > 0) return undefined;
  const manifest = data as Manifest;
  const { memory, files } = around;
  if (memory) recallTowns(memory, manifest, schema);
  const { expansion, findings } = judge(source, manifest, { ...around, schema });
  const places = placesOf(source.text);
  const suspects = new Map(
    parsed.suspicions
      .filter((one) => !swallowed(parsed).includes(one))
      .map((one) => [suspicionFinding(one), places(one.start, one.start + one.length)]),
  );
  const known = acknowledge([...findings, ...suspects.keys()], manifest);
  const before = around.edits === false ? undefined : previousOf(source.text, around)?.manifest;
  const placeOf = (finding: Finding) => suspects.get(finding) ?? source.placeOf(finding);
  const joined = before ? joinedEntries(before, data) : [];
  const all = withoutEcho([...unfit, ...known, ...joined], placeOf);
  const trial = { ...around, memory: undefined, edits: false };
  const fixes =
    around.edits === false
      ? undefined
      : helpfulFixes(all, source, (text) => validateManifest(text, source.file, trial).diagnostics);
  const diagnostics = report(all, source, { placeOf, ...(fixes && { fixes }) });
  return diagnostics.some(isError)
    ? { source, expansion, diagnostics }
    : { source, expansion, diagnostics, site: resolveSite(manifest, expansion, files) };
}

/** The pages of a manifest that fits the schema, and everything that the schema cannot say. */
function judge(
  source: ManifestSource,
  manifest: Manifest,
  { memory, production = false, ...around }: Surroundings,
): { expansion: Expansion; findings: Finding[] } {
  const expansion = expandPages(manifest, around.schema, memory);
  const context = {
    manifest,
    expansion,
    production,
    ...around,
    previous: () => previousOf(source.text, around),
  };
  const findings = oncePerPlace(allRules.flatMap(({ check }) => check(context)));
  return { expansion, findings };
}

/** Whether a text can be read and fits the schema. */
export function fits(saved: string, schema: ManifestSchema): boolean {
  const parsed = parseText(plainEnds(saved));
  return isReadable(parsed) && fitOf(parsed.data, schema).errors.length === 0;
}

/** The last version that was read: the editor checks many texts beside the same one. */
const lastRead = new WeakMap<ManifestSchema, { text: string; previous: Previous | undefined }>();

/** The last good version, unless the file is still the same. */
function previousOf(text: string, { lastGood, schema }: Surroundings): Previous | undefined {
  const last = lastGood?.();
  if (!last || last.isOther || last.text === text) return undefined;
  const known = lastRead.get(schema);
  if (known?.text === last.text) return known.previous;
  const previous = versionOf(last.text, schema);
  lastRead.set(schema, { text: last.text, previous });
  return previous;
}

function versionOf(text: string, base: ManifestSchema): Previous | undefined {
  const parsed = parseText(text);
  if (!isReadable(parsed)) return undefined;
  const { errors, schema } = fitOf(parsed.data, base);
  const manifest = parsed.data as Manifest;
  return errors.length > 0 ? undefined : { manifest, expansion: expandPages(manifest, schema) };
}

/** A value that is wrong in itself needs no comparison with the last version. */
function withoutEcho(findings: Finding[], placeOf: (finding: Finding) => { line: number }) {
  const isEcho = ({ kind }: Finding) => kind === 'damaged-value';
  if (!findings.some(isEcho)) return findings;
  const lines = new Set(findings.filter((one) => !isEcho(one)).map((one) => placeOf(one).line));
  return findings.filter((one) => !isEcho(one) || !lines.has(placeOf(one).line));
}

const isError = ({ severity }: Diagnostic) => severity === 'error';

const isAnError = (finding: Finding) => severityOf(finding) === 'error';
