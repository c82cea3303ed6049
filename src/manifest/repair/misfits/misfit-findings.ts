// Findings about the places that no edit makes fit: one for each cause.
import type { ErrorObject } from 'ajv';
import type { Finding } from '../../problem.ts';
import { sampleValue } from '../../schema/sample-value.ts';
import type { ManifestSchema } from '../../schema/schema-files.ts';
import type { ManifestSource } from '../../yaml/source.ts';
import { misfitFinding, misfitOf } from './misfits.ts';

/** The number of errors of each keyword that are reported or counted; tens of thousands have one cause. */
const MOST = 10_000;

/** The number of missing fields that get the form of their line. */
const MOST_BLANKS = 50;

/** With more missing parts than this, the file is another one or only a piece: that is one cause. */
const MOST_PARTS = 3;

/** The findings about all errors of the schema. */
export function misfitFindings(
  errors: ErrorObject[],
  data: unknown,
  source: ManifestSource,
  { files }: ManifestSchema,
): Finding[] {
  const counts = new Map<string, number>();
  const isEarly = ({ keyword }: ErrorObject) => {
    counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
    return (counts.get(keyword) ?? 0) <= MOST;
  };
  const findings = errors
    .filter(isEarly)
    .filter((error) => !isOfWrongType(error, errors))
    .flatMap((error) => {
      const misfit = misfitOf(error, data, '');
      const written = error.keyword === 'type' ? source.written(misfit.pointer) : '';
      return misfitFinding({ ...misfit, written }) ?? [];
    })
    .map((finding, index) => (index < MOST_BLANKS ? withBlank(finding, data, files) : finding));
  return withoutMissingParts(findings);
}

/** A value of the wrong kind is not on a list of texts either. */
function isOfWrongType({ keyword, instancePath }: ErrorObject, errors: ErrorObject[]): boolean {
  const isType = (error: ErrorObject) =>
    error.keyword === 'type' && error.instancePath === instancePath;
  return keyword === 'enum' && errors.some(isType);
}

/** A missing field with the form of its line. */
function withBlank(finding: Finding, data: unknown, files: ManifestSchema['files']): Finding {
  if (finding.kind !== 'missing-key' || !('key' in finding.facts)) return finding;
  const { key } = finding.facts;
  const value = sampleValue(files, [...finding.pointer, key], data);
  return value === undefined ? finding : { ...finding, mend: { add: key, value } };
}

/** One finding in place of those about the parts of the file, where many are missing. */
function withoutMissingParts(findings: Finding[]): Finding[] {
  const missing = findings.filter(
    ({ kind, pointer }) => kind === 'missing-key' && pointer.length === 0,
  );
  const [first, ...others] = missing;
  if (first?.kind !== 'missing-key' || missing.length <= MOST_PARTS) return findings;
  const { mend: _, ...rest } = first;
  return [
    { ...rest, facts: { ...first.facts, others: others.length } } as Finding,
    // A file that ends in the middle lacks the remaining fields of its last entries.
    ...findings.filter(
      ({ kind, pointer }) =>
        kind !== 'missing-key' && !(kind === 'unknown-key' && pointer.length === 1),
    ),
  ];
}
