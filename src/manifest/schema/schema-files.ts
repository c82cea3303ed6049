// Loads the JSON Schema of the manifest, one file per idea.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnySchemaObject, ValidateFunction } from 'ajv';
import { besideFile } from './references.ts';
import { type CodeCache, codeOnDisk, loadValidators } from './validators.ts';

/** The schema, ready to check manifests and single sections. */
export interface ManifestSchema {
  manifest: ValidateFunction;
  /** The names of a town's own facts, which no service can have. */
  townFields: Set<string>;
  /** Caches the compiled code of this schema, and of those that manifests make for themselves. */
  code: CodeCache;
  /** Checks one section of the given type and sets the defaults that the schema states, in place. */
  section(type: string): ValidateFunction;
  /** Every schema file by its path below schema/. */
  files: Map<string, AnySchemaObject>;
  /** Every key that some group of a manifest may have. */
  keys: Set<string>;
  /** Names of the fields whose text refers to a list or value elsewhere in the manifest. */
  referenceFields: Set<string>;
  /** Names of the fields that hold a picture or a list of pictures, and of those that name its file. */
  pictureFields: Set<string>;
  pictureFileFields: Set<string>;
  /** Names of the fields that hold where a link leads, and of those with the address of an outside service. */
  linkFields: Set<string>;
  addressFields: Set<string>;
  /** Names of the fields that hold the name of an icon. */
  iconFields: Set<string>;
  /** Names of the fields whose text is no sentence: ids, files, addresses, phone numbers, choices. */
  codedFields: Set<string>;
  /** Names of the fields whose words may be links. */
  linkedTextFields: Set<string>;
}

/** Reads every `*.schema.json` under `folder`; keys are paths relative to it, with forward slashes. */
export function readSchemaFiles(folder: string): Map<string, AnySchemaObject> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  return new Map(files.map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))]));
}

/** Section types beside those of the schema's folder. */
type SectionSchemas = (readonly [type: string, schema: AnySchemaObject])[];

const ANY_SECTION = 'section.schema.json';

/** The schema files with further section types, in place of one of the same name. */
function withSections(
  files: Map<string, AnySchemaObject>,
  sections: SectionSchemas,
): Map<string, AnySchemaObject> {
  if (sections.length === 0) return files;
  const added = new Map(sections.map(([type, schema]) => [`sections/${type}.schema.json`, schema]));
  const { oneOf = [], ...others } = files.get(ANY_SECTION) ?? {};
  const references = [...added.keys()].filter((file) => !files.has(file)).map(($ref) => ({ $ref }));
  return new Map([
    ...files,
    ...added,
    [ANY_SECTION, { ...others, oneOf: [...oneOf, ...references] }],
  ]);
}

/** The folder for compiled schemas, relative to the schema's folder. */
const COMPILED_CACHE_PATH = '../node_modules/.cache/curbside';

/** The schema of towns, without their texts about services, which depend on the manifest's templates. */
export const TOWN = 'business/town.schema.json';

/** By folder: the last loaded schema and its source text. */
const loaded = new Map<string, { text: string; schema: ManifestSchema }>();

/**
 * The schema in `folder` (the project's schema/), with further section types, made again only when a file of it has
 * changed. Throws when the schema itself is faulty.
 */
export function loadSchema(folder: string, sections: SectionSchemas = []): ManifestSchema {
  const files = withSections(readSchemaFiles(folder), sections);
  const text = JSON.stringify([...files]);
  const cached = loaded.get(folder);
  if (cached?.text === text) return cached.schema;
  const schema = schemaOf(files, codeOnDisk(join(folder, COMPILED_CACHE_PATH)));
  loaded.set(folder, { text, schema });
  return schema;
}

/** The schema that some files make. Throws when it is faulty. */
export function schemaOf(files: Map<string, AnySchemaObject>, code: CodeCache): ManifestSchema {
  const fields = fieldsOf(files);
  const only = files.get('parts/only-with.schema.json')?.pattern;
  const isReference = ({ $ref, pattern = '' }: AnySchemaObject) =>
    !$ref && (pattern === only || pattern.startsWith('^button_sets'));
  const isLinkedText = ({ $ref = '' }: AnySchemaObject) =>
    /(linked-text|paragraphs)\.schema\.json$/.test($ref);
  const fieldNames = (isKind: (field: AnySchemaObject) => boolean) =>
    new Set(fields.flatMap(([name, field]) => (isKind(field) ? name : [])));
  const sentences = fieldNames(isSentence);
  const validators = loadValidators(withOpenTowns(files), code);
  const validator = (name: string): ValidateFunction => {
    const validate = validators[name];
    if (!validate) throw new Error(`schema/${name} is missing`);
    return validate;
  };
  return {
    manifest: validator('manifest.schema.json'),
    // Templates call the town's picture `hero_image`, which is no key of a town.
    townFields: new Set([...Object.keys(files.get(TOWN)?.properties ?? {}), 'hero_image']),
    code,
    section: (type: string) => validator(`sections/${type}.schema.json`),
    files,
    keys: new Set(fields.map(([name]) => name)),
    referenceFields: fieldNames(isReference),
    pictureFields: fieldNames(isPictureField),
    pictureFileFields: fieldNames(({ control }) => control === 'picture'),
    linkFields: fieldNames(({ control }) => control === 'link'),
    addressFields: fieldNames(isAddress),
    iconFields: fieldNames(({ control }) => control === 'icon'),
    codedFields: new Set([...fieldNames(isText)].filter((name) => !sentences.has(name))),
    linkedTextFields: fieldNames(isLinkedText),
  };
}

/** Whether a field holds a picture: a file and its description. */
const isPictureField = ({ properties = {} }: AnySchemaObject): boolean =>
  properties.src?.control === 'picture' && 'alt' in properties;

/** Whether a field holds a web address, or that of a file in public/, and no picture. */
const isAddress = ({ control, pattern = '' }: AnySchemaObject): boolean =>
  !control && pattern.startsWith('^(/') && pattern.includes('|https://');

const isText = ({ type, const: only, enum: choices }: AnySchemaObject): boolean =>
  type === 'string' || Boolean(choices) || typeof only === 'string';

/** Whether a field takes any text: the schema has no pattern, choices or control for it. */
const isSentence = (field: AnySchemaObject): boolean => {
  const { control, pattern, chosen_from, enum: choices, const: only } = field;
  return isText(field) && !control && !pattern && !chosen_from && !choices && only === undefined;
};

/** The files, with a town schema that allows any further key: the schema of the site checks those. */
function withOpenTowns(files: Map<string, AnySchemaObject>): Map<string, AnySchemaObject> {
  return new Map([...files, [TOWN, { ...files.get(TOWN), additionalProperties: true }]]);
}

/** Every named field in the schema, once per occurrence, with what it refers to; a list counts as its entries, too. */
function fieldsOf(files: Map<string, AnySchemaObject>): [name: string, schema: AnySchemaObject][] {
  const found: [string, AnySchemaObject][] = [];
  const walk = (node: unknown, file: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const { properties = {} } = node as AnySchemaObject;
    for (const [name, field] of Object.entries<AnySchemaObject>(properties)) {
      for (const part of [field, field?.items])
        if (part) found.push([name, { ...files.get(besideFile(file, part.$ref ?? '')), ...part }]);
    }
    for (const value of Object.values(node)) walk(value, file);
  };
  for (const [file, schema] of files) walk(schema, file);
  return found;
}
