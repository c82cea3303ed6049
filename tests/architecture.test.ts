// The house rules that a reader relies on: who may import whom, and what every source file looks like.
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { folderOf, type SourceFile, sourceFiles } from './source-files.ts';

const folders = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const inFolder = (folder: string) => sourceFiles.filter(({ path }) => folderOf(path) === folder);

/** Imports that a test forbids, as "file imports target". */
function breaches(files: SourceFile[], forbidden: (target: string, from: string) => boolean) {
  return files.flatMap(({ path, imports }) =>
    imports.filter((target) => forbidden(target, path)).map((to) => `${path} imports ${to}`),
  );
}

/** schema -> model <- manifest <- node, and model <- outside <- ui <- sections <- app. */
const mayImport: Record<string, string[]> = {
  model: [],
  outside: ['model'],
  delivery: ['model'],
  ui: ['model', 'outside'],
  sections: ['model', 'outside', 'ui'],
  app: ['model', 'outside', 'ui', 'sections'],
  manifest: ['model'],
  editor: ['model', 'outside', 'ui', 'manifest'],
  admin: ['model', 'outside', 'ui'],
  node: ['model', 'outside', 'delivery', 'manifest', 'app', 'editor', 'admin'],
};

/** The folders that run in the visitor’s browser, and the one that runs in an Edge Function. */
const BROWSER = ['model', 'outside', 'ui', 'sections', 'app', 'editor', 'admin', 'delivery'];

/** The packages that must never reach it. */
const BUILD_TIME =
  /^(node:|yaml$|yaml\/|ajv$|ajv\/|vite$|sharp$|@fastify|negotiator$|us-atlas|d3-geo|topojson|json-schema-to-typescript$|nodemailer$)/;

describe('the direction of imports', () => {
  it('is laid down for every folder of src', () => {
    expect(folders.toSorted()).toEqual(Object.keys(mayImport).toSorted());
  });

  it.each(Object.entries(mayImport))('%s imports only itself and %j', (folder, allowed) => {
    const known = [folder, ...allowed];
    const outside = breaches(
      inFolder(folder),
      (target) => folders.includes(folderOf(target)) && !known.includes(folderOf(target)),
    );
    expect(outside).toEqual([]);
  });

  it.each(BROWSER)('%s imports nothing that only the build may use', (folder) => {
    expect(breaches(inFolder(folder), (target) => BUILD_TIME.test(target))).toEqual([]);
  });

  it('keeps the model free of packages', () => {
    const packages = breaches(inFolder('model'), (target) => folderOf(target) !== 'model');
    expect(packages).toEqual([]);
  });

  it('keeps sections apart: none imports another one', () => {
    const sections = inFolder('sections').filter(({ path }) => path.split('/').length > 2);
    const own = (path: string) => path.split('/').slice(0, 2).join('/');
    const others = breaches(
      sections,
      (target, from) => folderOf(target) === 'sections' && own(target) !== own(from),
    );
    expect(others).toEqual([]);
  });

  it('leads out of src only to packages', () => {
    expect(breaches(sourceFiles, (target) => target.startsWith('..'))).toEqual([]);
  });
});

/** The paths of the files for which something is not so. */
const without = (isSo: (file: SourceFile) => boolean) =>
  sourceFiles.filter((file) => !isSo(file)).map(({ path }) => path);

describe('every source file', () => {
  it('says in its first line what it is for', () => {
    const firstLine = /^\/\/ [A-Z`].{10,}[.:]\n/;
    expect(without(({ text }) => firstLine.test(text))).toEqual([]);
  });

  it('has fewer than 250 lines, unless it is generated', () => {
    const short = ({ path, text }: SourceFile) =>
      path.endsWith('.generated.ts') || text.split('\n').length < 250;
    expect(without(short)).toEqual([]);
  });

  it('lies at most three folders deep', () => {
    expect(without(({ path }) => path.split('/').length <= 4)).toEqual([]);
  });

  it('exports by name and passes nothing on', () => {
    expect(without(({ text }) => !/^export (default|\*) /m.test(text))).toEqual([]);
  });

  it('suppresses no type error and has no type "any"', () => {
    const typed = ({ text }: SourceFile) =>
      !/@ts-(ignore|expect-error|nocheck)|[:<] ?any\b|\bas any\b/.test(text);
    expect(without(typed)).toEqual([]);
  });

  // The browser gets a further class of a component behind all others: see src/app/styles.ts.
  it('extends no styled component that has several classes', () => {
    const varied = sourceFiles.flatMap(({ text }) =>
      [...text.matchAll(/(\w+) = styled[^`]*<\{\s*\$/g)].map(([, name]) => name),
    );
    expect(varied).toContain('CardGrid');
    const extension = new RegExp(`styled\\((\\w+\\.)?(${varied.join('|')})\\)`);
    expect(without(({ text }) => !extension.test(text))).toEqual([]);
  });
});

/** The names that a pattern finds in the source files, each with the files that declare it. */
function declared(pattern: RegExp): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { path, text } of sourceFiles) {
    for (const [, name = ''] of text.matchAll(pattern)) {
      found.set(name, (found.get(name) ?? new Set()).add(path));
    }
  }
  return found;
}

/** The comments of a file, each as one line of plain text. */
function commentsOf(text: string): string[] {
  const found = text.matchAll(/\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n)+|(?<=[\s;,{(])\/\/.*/gm);
  return [...found].map(([comment]) =>
    comment
      .replace(/^\s*(?:\/\*\*?|\*\/|\*|\/\/)\s?/gm, ' ')
      .replace(/\s+/g, ' ')
      .replace(/\*\/|^ | $/g, ''),
  );
}

/** Openings that put the subject last, and words with a plainer one. */
const WINDING =
  /(?:^|[.:;] )(?:Where|Whoever|Whatever|So many|So much|What|Nobody)\b|\b(?:stands?|stood)\b(?!-)|\b(?:tells?|told|is none of)\b/;

describe('every comment', () => {
  it('begins with its subject and uses plain verbs', () => {
    const winding = sourceFiles
      .filter(({ path }) => !path.endsWith('.generated.ts'))
      .flatMap(({ path, text }) =>
        commentsOf(text)
          .filter((comment) => WINDING.test(comment))
          .map((comment) => `${path}: ${comment}`),
      );
    expect(winding).toEqual([]);
  });
});

describe('one word for one thing', () => {
  it('gives the name of an exported type to no other type', () => {
    const types = declared(/^(?:export )?(?:interface|type|class|enum) (\w+)/gm);
    const exported = declared(/^export (?:interface|type|class|enum) (\w+)/gm);
    const twice = [...exported.keys()].filter((name) => (types.get(name)?.size ?? 0) > 1);
    expect(twice.map((name) => [name, ...(types.get(name) ?? [])])).toEqual([]);
  });

  // Styles are namespaces of their component, and every command has a `run`.
  /** Every command, rule and slip is a module with the same exports. */
  const OF_MODULES = ['run', 'messages', 'check', 'examples'];

  it('gives the name of an exported function or constant to no other one', () => {
    const exported = declared(
      /^export (?:async )?(?:function\*?|const|let) ([a-z]\w*|[A-Z_]+)\b/gm,
    );
    const twice = [...exported].filter(
      ([name, { size }]) => size > 1 && !OF_MODULES.includes(name),
    );
    expect(twice.map(([name, paths]) => [name, ...paths])).toEqual([]);
  });
});

describe('every folder', () => {
  it('holds at most sixteen loose files', () => {
    const sizes = new Map<string, number>();
    for (const { path } of sourceFiles) {
      const folder = path.slice(0, path.lastIndexOf('/'));
      sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
    }
    const full = [...sizes].filter(([, size]) => size > 16);
    expect(full).toEqual([]);
  });
});
