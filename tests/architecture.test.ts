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
