// The functions that check data against the schema. Compiling takes longer than the rest of a usual check, so the code is cached under a hash of its sources.
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { AnySchemaObject, Options, ValidateFunction } from 'ajv';

/** By file of schema/: the function that checks it. Those of sections set the defaults that the schema states, in place. */
type Validators = Record<string, ValidateFunction>;

/** Compiled code as a function that puts validators into `exports`. */
type CompiledCode = (require: (name: string) => unknown, exports: Validators) => void;

/** A cache of compiled schemas. A name is a folder for the kind of schema, and a file. */
export interface CodeCache {
  /** The code under a name; undefined or an error where it is missing, and an error where it cannot be parsed. */
  find(name: string): CompiledCode | undefined;
  keep(name: string, code: string): void;
}

/** The number of files of each kind that are kept: sites with other services or section types have other code. */
const MAX_KEPT = 16;

/** A cache on disk that keeps the newest files of each kind. */
export const codeOnDisk = (folder: string): CodeCache => ({
  find: (name) => asFunction(readFileSync(join(folder, name), 'utf8')),
  /** Deletes the oldest files first. The rename is atomic, so that no process reads half a file. In a read-only folder nothing is kept. */
  keep(name, code) {
    const file = join(folder, name);
    const kind = dirname(file);
    try {
      mkdirSync(kind, { recursive: true });
      const age = (other: string) => Date.now() - statSync(join(kind, other)).mtimeMs;
      const newestFirst = readdirSync(kind).sort((a, b) => age(a) - age(b));
      for (const old of newestFirst.slice(MAX_KEPT - 1)) rmSync(join(kind, old));
      writeFileSync(`${file}.${process.pid}`, code);
      renameSync(`${file}.${process.pid}`, file);
    } catch {}
  },
});

const asFunction = (code: string) => new Function('require', 'exports', code) as CompiledCode;

/** The base address under which the files of schema/ refer to each other. */
const BASE = 'file:///schema/';

const MANIFEST = 'manifest.schema.json';

/** The schema that a manifest makes for itself; it is beside the parts that it refers to. */
export const SITE = 'business/site.schema.json';

/** Part of the cache key: raise it when code generation changes. */
const VERSION = 6;

const require = createRequire(import.meta.url);

/**
 * The functions for the manifest and for each type of section. Throws when the schema is faulty.
 * @param files every schema file by its path below schema/
 */
export function loadValidators(files: Map<string, AnySchemaObject>, code: CodeCache): Validators {
  const make = () => codeFor(files);
  return loadOrCompile({ code, name: nameFor('schema', files), requiredExport: MANIFEST, make });
}

/**
 * The function that checks a manifest against the schema that it makes for itself.
 * @param files that schema, under the name SITE, and the files that it refers to
 */
export function loadSiteValidator(
  files: Map<string, AnySchemaObject>,
  code: CodeCache,
): ValidateFunction {
  // The types are in the other schemas: the site's own only adds rules to them.
  const make = () => `"use strict";${compile(files, [SITE], { strictTypes: false })}`;
  const name = nameFor('site-schema', files);
  return loadOrCompile({ code, name, requiredExport: SITE, make })[SITE] as ValidateFunction;
}

/** The name of the file with the code that is made from schema files. */
function nameFor(kind: string, files: Map<string, AnySchemaObject>): string {
  const { version } = require('ajv/package.json') as { version: string };
  const text = JSON.stringify([VERSION, version, ...files]);
  return `${kind}/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`;
}

interface CompileRequest {
  code: CodeCache;
  name: string;
  /** A function that the code has unless it is damaged: a power cut may leave half of it. */
  requiredExport: string;
  make(): string;
}

/** The validators of cached code, or of newly compiled code, which is then cached. */
function loadOrCompile({ code, name, requiredExport, make }: CompileRequest): Validators {
  try {
    const validators = run(code.find(name));
    if (requiredExport in validators) return validators;
  } catch {}
  const compiled = make();
  code.keep(name, compiled);
  return run(asFunction(compiled));
}

function run(code?: CompiledCode): Validators {
  const validators: Validators = {};
  code?.(runtimePart, validators);
  return validators;
}

/** The part of ajv that its code asks for, required by its full name, because a bundle has no packages to look up. */
function runtimePart(name: string): unknown {
  if (name === 'ajv/dist/runtime/equal') return require('ajv/dist/runtime/equal');
  throw new Error(`${name} is not among the parts of ajv that the check names`);
}

function codeFor(files: Map<string, AnySchemaObject>): string {
  const sections = [...files.keys()].filter((name) => name.startsWith('sections/'));
  const checking = compile(files, [MANIFEST]);
  return `"use strict";{${checking}}{${compile(files, sections, { useDefaults: true })}}`;
}

/** A function in the compiled code that appends errors to a list. */
const APPEND =
  'function append(list, more) { for (const fault of more) list.push(fault); return list; }';

/**
 * Makes compiled code append each part's errors to the list. ajv copies the whole list for each invalid part: 80,000 pages
 * without a label took more than 100 s instead of 2. The list belongs to one call, which begins with an empty one.
 */
function appending(code: string): string {
  return APPEND + code.replaceAll(/vErrors\.concat\((\w+\.errors)\)/g, 'append(vErrors, $1)');
}

function compile(
  files: Map<string, AnySchemaObject>,
  names: string[],
  options: Options = {},
): string {
  // Loaded on first use, because loading the compiler takes time.
  const { Ajv } = require('ajv') as typeof import('ajv');
  const { default: codeOf } =
    require('ajv/dist/standalone') as typeof import('ajv/dist/standalone');
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    discriminator: true,
    strictRequired: false,
    allowUnionTypes: true,
    ...options,
    // Optimizing the code takes longer than running it.
    code: { optimize: false, source: true },
  });
  // Count lengths in code units, which is fast; an emoji counts as two.
  ajv.opts.unicode = false;
  // ajv rejects unknown keywords, so declare the annotations for messages and the editor.
  for (const keyword of ['noun', 'label', 'help', 'chosen_from', 'control', 'shape'])
    ajv.addKeyword({ keyword, schemaType: 'string' });
  for (const keyword of ['advanced', 'owner']) ajv.addKeyword({ keyword, schemaType: 'boolean' });
  for (const keyword of ['choice_words', 'needs'])
    ajv.addKeyword({ keyword, schemaType: 'object' });
  for (const [name, schema] of files) ajv.addSchema(schema, BASE + name);
  return appending(codeOf(ajv, Object.fromEntries(names.map((name) => [name, BASE + name]))));
}
