// Step 2 of a page: every problem of a manifest in one run, or the site that it describes.
import type { Manifest } from '../model/manifest.generated.ts';
import type { Site } from '../model/site.ts';
import { acknowledge } from './acknowledge.ts';
import { completeSections } from './complete-sections.ts';
import { type Expansion, expandPages } from './expand-pages.ts';
import { type Finding, type Problem, sortProblems } from './problem.ts';
import type { PublicFiles } from './public-files.ts';
import { type ManifestSource, readManifest } from './read-manifest.ts';
import { resolveSite } from './resolve-site.ts';
import { allRules } from './rules/all-rules.ts';
import type { ManifestSchema } from './schema-files.ts';
import { schemaFindings } from './schema-problems.ts';

/** What a manifest is judged against. */
export interface Surroundings {
  schema: ManifestSchema;
  files: PublicFiles;
  production?: boolean;
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
export function validateManifest(
  text: string,
  file: string,
  { schema, files, production = false }: Surroundings,
): Verdict {
  const source = readManifest(text, file);
  if (source.problems.length > 0) return { source, problems: sortProblems(source.problems) };
  if (!schema.manifest(source.data)) {
    const findings = schemaFindings(schema.manifest.errors ?? [], source.data);
    return { source, problems: sortProblems(findings.map(source.report)) };
  }
  const manifest = source.data as Manifest;
  const expansion = expandPages(manifest, schema);
  const findings = [
    ...expansion.findings,
    ...completeSections(expansion, schema),
    ...allRules.flatMap((rule) => rule({ manifest, expansion, schema, files, production })),
  ];
  const remaining = acknowledge(withoutEchoes(findings), manifest);
  const problems = sortProblems(remaining.map(source.report));
  if (problems.some(({ severity }) => severity === 'error')) {
    return { source, expansion, problems };
  }
  return { source, expansion, problems, site: resolveSite(manifest, expansion, files) };
}

/** Leaves out findings that only repeat another one: what an unknown reference refers to fits nowhere. */
function withoutEchoes(findings: Finding[]): Finding[] {
  const unknown = new Set(
    findings
      .filter(({ code }) => code === 'unknown-reference')
      .map(({ pointer }) => pointer.join('/')),
  );
  return findings.filter(
    ({ code, pointer }) => code !== 'reference-does-not-fit' || !unknown.has(pointer.join('/')),
  );
}
