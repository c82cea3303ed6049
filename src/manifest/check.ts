// Step 2 of a page: checks a manifest and resolves its site. An error of the text comes alone; those of the schema come before any rule runs.
import type { Manifest } from '../model/manifest.generated.ts';
import type { Site } from '../model/site.ts';
import { type Diagnostic, dedupeFindings } from './diagnostic.ts';
import { schemaFindings } from './diagnostics/schema-errors.ts';
import { findTextError, suspicionFindings } from './diagnostics/text-errors.ts';
import { toDiagnostics } from './diagnostics/to-diagnostics.ts';
import { changesSince, readPrevious, rememberValid } from './last-valid.ts';
import { acknowledge } from './rules/acknowledge.ts';
import { allRules } from './rules/all-rules.ts';
import type { RuleContext } from './rules/rule.ts';
import { validateManifestData } from './schema/site-schema.ts';
import { sanitizeTexts } from './schema/unfit-texts.ts';
import { type Expansion, expandPages } from './site/expand/expand-pages.ts';
import { reuseUnchangedTowns, type TownCache } from './site/expand/town-cache.ts';
import { resolveSite } from './site/resolve/resolve-site.ts';
import { normalizeLineEnds } from './text/edits.ts';
import { parseText } from './yaml/parse.ts';
import { type ManifestSource, sourceOf } from './yaml/source.ts';

export interface CheckContext extends Pick<RuleContext, 'schema' | 'files' | 'database' | 'now'> {
  production?: boolean;
  /** Finds the text of the last valid version; called only if a rule or an unreadable text needs it. */
  findLastValid?: () => string | undefined;
  /** The pages of each town from an earlier check. */
  townCache?: TownCache;
  /** False leaves out fixes, which is quicker, and does not merge equal diagnostics. */
  withFixes?: boolean;
}

/** The diagnostics of a manifest, sorted by line, and the site unless one of them is an error. */
export interface CheckResult {
  diagnostics: Diagnostic[];
  site?: Site;
  /** The manifest as it was read, which finds the line of every value. */
  source: ManifestSource;
  /** The pages with the pointer of each text, if the manifest fits the schema. */
  expansion?: Expansion;
}

/**
 * Reads, checks and resolves a manifest. A text that cannot be read gives its first error alone, and data that do not fit
 * the schema give the schema's errors alone; otherwise every rule is asked.
 * @param saved the text of the file
 * @param file the name that diagnostics are reported under
 */
export function validateManifest(
  saved: string,
  file: string,
  checkContext: CheckContext,
): CheckResult {
  const text = normalizeLineEnds(saved);
  const parsed = parseText(text);
  const source = sourceOf(file, text, parsed);
  const options = { schema: checkContext.schema, withFixes: checkContext.withFixes !== false };

  const textError = findTextError(source, parsed, options);
  if (textError) {
    const last = options.withFixes ? checkContext.findLastValid?.() : undefined;
    const changes = last === undefined ? [] : changesSince(last, text);
    const diagnostics = toDiagnostics([textError], source, options);
    return {
      source,
      diagnostics: diagnostics.map((one) => ({ ...one, ...(changes.length > 0 && { changes }) })),
    };
  }

  const { findings: unfit, data } = sanitizeTexts(source.data);
  const { schema, errors } = validateManifestData(data, checkContext.schema);
  if (errors.length > 0) {
    const places = new Set(unfit.map(({ pointer }) => pointer.join('/')));
    const ofValues = schemaFindings(errors, source).filter(
      ({ pointer }) => !places.has(pointer.join('/')),
    );
    return { source, diagnostics: toDiagnostics([...unfit, ...ofValues], source, options) };
  }

  if (unfit.length === 0) rememberValid(text, checkContext.schema);
  const manifest = data as Manifest;
  const { townCache, files, database, now, production = false, findLastValid } = checkContext;
  if (townCache) reuseUnchangedTowns(townCache, manifest, schema);
  const expansion = expandPages(manifest, schema, townCache);
  const previous = () => {
    const last = findLastValid?.();
    return last === undefined || last === text
      ? undefined
      : readPrevious(last, checkContext.schema);
  };
  const context = { manifest, expansion, schema, files, database, now, production, previous };
  const ofRules = dedupeFindings(allRules.flatMap(({ check }) => check(context)));
  const findings = acknowledge([...ofRules, ...suspicionFindings(parsed, text)], manifest);
  const diagnostics = toDiagnostics([...unfit, ...findings], source, options);
  return diagnostics.some(({ severity }) => severity === 'error')
    ? { source, expansion, diagnostics }
    : { source, expansion, diagnostics, site: resolveSite(manifest, expansion, files) };
}
