// Checks filled-in sections against their schema once more, and sets the defaults that the schema states.
import type { Finding } from '../../diagnostic.ts';
import type { ManifestSchema } from '../../schema/schema-files.ts';
import { isEmptyList } from '../../text/values.ts';
import { type ExpandedSection, type Expansion, eachSection } from '../expand/expand-pages.ts';
import { createFinding } from '../expand/scope.ts';

/**
 * Sets the schema's defaults in every section of the expansion, in place.
 * Returns a finding for each field that does not fit, because a reference names something of another kind.
 */
export const completeSections = (expansion: Expansion, schema: ManifestSchema): Finding[] =>
  eachSection(expansion, (section) => completeSection(section, schema));

function completeSection(section: ExpandedSection, schema: ManifestSchema): Finding[] {
  const { data, pointer, broken } = section;
  const { type } = data;
  // A reference that leads nowhere has its own finding.
  if (broken || section.validatedWith === schema) return [];
  const validate = schema.section(type);
  if (validate(data)) {
    section.validatedWith = schema;
    return [];
  }
  const fields = (validate.errors ?? []).map(
    ({ instancePath, params }) => instancePath.split('/')[1] ?? String(params.missingProperty),
  );
  // Another rule reports lists without an active entry.
  const schemaErrors = [...new Set(fields)].filter((field) => !isEmptyList(data[field]));
  return schemaErrors.map((field) =>
    createFinding('reference-does-not-fit', [...pointer, field], { section: type }),
  );
}
