// The house rules that a reader relies on: who may import whom, and what every source file looks like.
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** The room of a path below src/: a folder, or one floor of the editor or of the office. */
const roomOf = (path: string) =>
  path
    .split('/')
    .slice(0, /^(editor|office)\//.test(path) ? 2 : 1)
    .join('/');

const rooms = [...new Set(sourceFiles.map(({ path }) => roomOf(path)))];

const inRoom = (room: string) => sourceFiles.filter(({ path }) => roomOf(path) === room);

/** Imports that a test forbids, as "file imports target". */
function breaches(files: SourceFile[], forbidden: (target: string, from: string) => boolean) {
  return files.flatMap(({ path, imports }) =>
    imports.filter((target) => forbidden(target, path)).map((to) => `${path} imports ${to}`),
  );
}

/** Which rooms a room may import. `src/README.md` draws it. */
const mayImport: Record<string, string[]> = {
  model: [],
  outside: ['model'],
  ui: ['model', 'outside'],
  sections: ['model', 'outside', 'ui'],
  app: ['model', 'outside', 'ui', 'sections'],
  drawings: ['model'],
  hosts: ['model'],
  manifest: ['model', 'drawings', 'hosts'],
  files: ['model', 'drawings', 'manifest'],
  'editor/document': ['model', 'manifest'],
  'editor/protocol.ts': ['model', 'drawings', 'manifest', 'editor/document'],
  'editor/page': ['model', 'ui', 'drawings', 'manifest', 'editor/document', 'editor/protocol.ts'],
  // The handler and the forms of its store know neither files nor git.
  'editor/server': ['model', 'drawings', 'manifest', 'editor/document', 'editor/protocol.ts'],
  'editor/stores': [
    'model',
    'manifest',
    'files',
    'editor/document',
    'editor/server',
    'editor/protocol.ts',
  ],
  // As an Edge Function.
  'editor/hosted': ['model', 'manifest', 'editor/server', 'editor/stores', 'editor/protocol.ts'],
  'office/page': ['model', 'outside', 'ui'],
  'office/worker': ['model'],
  'office/local': ['model', 'office/worker'],
  'office/build': ['model', 'manifest', 'editor/server', 'office/page'],
  'office/website': [
    'model',
    'outside',
    'ui',
    'sections',
    'app',
    'editor/page',
    'editor/protocol.ts',
    'office/page',
  ],
  node: [
    'model',
    'hosts',
    'outside',
    'drawings',
    'manifest',
    'files',
    'app',
    'editor/document',
    'editor/protocol.ts',
    'editor/server',
    'editor/stores',
    'office/worker',
    'office/local',
    'office/build',
  ],
};

/** The rooms that run in the visitor’s browser, and the one that runs in an Edge Function. */
const BROWSER = [
  'model',
  'outside',
  'ui',
  'sections',
  'app',
  'editor/protocol.ts',
  'editor/page',
  'office/page',
  'office/website',
  'office/worker',
];

/** The packages that must never reach it. */
const BUILD_TIME =
  /^(node:|yaml$|yaml\/|ajv$|ajv\/|vite$|sharp$|fontkit$|subset-font$|@fastify|negotiator$|us-atlas|d3-geo|topojson|json-schema-to-typescript$|nodemailer$)/;

/** The floors of the check, from the ground up: each imports only its own and those below it. */
const FLOORS = ['text', 'yaml', 'schema', 'site', 'rules', 'diagnostics'];

const floorOf = (path: string) =>
  (path.startsWith('manifest/') ? path.split('/')[1] : 'text') ?? '';

const inFloor = (floor: string) =>
  inRoom('manifest').filter(({ path }) => path.startsWith(`manifest/${floor}/`));

/** The groups of files that lead to each other, each as the paths of its files. */
function circles(files: SourceFile[]): string[] {
  const imports = new Map(files.map((file) => [file.path, file.imports]));
  const reached = new Map(
    files.map((file) => {
      // A set that grows while it is walked over.
      const found = new Set(file.imports);
      for (const path of found) for (const next of imports.get(path) ?? []) found.add(next);
      return [file.path, found];
    }),
  );
  const groups = files.flatMap(({ path }) => {
    const own = reached.get(path) ?? new Set();
    return own.has(path)
      ? [
          [...own]
            .filter((other) => reached.get(other)?.has(path))
            .sort()
            .join(', '),
        ]
      : [];
  });
  return [...new Set(groups)];
}

describe('the direction of imports', () => {
  it('is laid down for every room of src', () => {
    expect(rooms.toSorted()).toEqual(Object.keys(mayImport).toSorted());
  });

  it.each(Object.entries(mayImport))('%s imports only itself and %j', (room, allowed) => {
    const known = [room, ...allowed];
    const outside = breaches(
      inRoom(room),
      (target) => rooms.includes(roomOf(target)) && !known.includes(roomOf(target)),
    );
    expect(outside).toEqual([]);
  });

  it.each(BROWSER)('%s imports nothing that only the build may use', (room) => {
    expect(breaches(inRoom(room), (target) => BUILD_TIME.test(target))).toEqual([]);
  });

  it('keeps the editor’s server free of files, processes and the network', () => {
    const machine = /^(node:(?!(crypto|buffer|path\/posix)$)|vite$|sharp$)/;
    expect(breaches(inRoom('editor/server'), (target) => machine.test(target))).toEqual([]);
  });

  it.each(['editor/hosted', 'editor/stores/hosted'])(
    'keeps %s free of files and images',
    (folder) => {
      const inFolder = sourceFiles.filter(({ path }) => path.startsWith(`${folder}/`));
      const machine = /^(node:(?!(crypto|buffer|path\/posix)$)|files\/|vite$|sharp$)/;
      expect(inFolder.length).toBeGreaterThan(0);
      expect(breaches(inFolder, (target) => machine.test(target))).toEqual([]);
      // What Node has in every file, Deno has to import.
      const globals = inFolder.filter(
        ({ text, imports }) => /\bBuffer\./.test(text) && !imports.includes('node:buffer'),
      );
      expect(globals.map(({ path }) => path)).toEqual([]);
    },
  );

  it('keeps the model free of packages', () => {
    const packages = breaches(inRoom('model'), (target) => roomOf(target) !== 'model');
    expect(packages).toEqual([]);
  });

  it('keeps sections apart: none imports another one', () => {
    const sections = inRoom('sections').filter(({ path }) => path.split('/').length > 2);
    const own = (path: string) => path.split('/').slice(0, 2).join('/');
    const others = breaches(
      sections,
      (target, from) => roomOf(target) === 'sections' && own(target) !== own(from),
    );
    expect(others).toEqual([]);
  });

  it('has no circle, not even of types', () => {
    expect(circles(sourceFiles)).toEqual([]);
  });

  it.each(FLOORS)('has no way up in the check, from %s', (floor) => {
    const below = [...FLOORS.slice(0, FLOORS.indexOf(floor) + 1), 'diagnostic.ts', 'messages'];
    const upwards = breaches(inFloor(floor), (target) => !below.includes(floorOf(target)));
    expect(inFloor(floor).length).toBeGreaterThan(3);
    expect(upwards).toEqual([]);
  });

  it('leaves the words of the check to its report', () => {
    const words = /^import \{[^}]*\} from '[./]+messages\/(?!(?:phrases|message)\.ts)/m;
    const worded = FLOORS.flatMap(inFloor).filter(({ text }) => words.test(text));
    expect(worded.map(({ path }) => path)).toEqual([
      'manifest/rules/acknowledge.ts',
      'manifest/diagnostics/to-diagnostics.ts',
    ]);
  });

  it('leads out of src only to packages and to the schema', () => {
    expect(breaches(sourceFiles, (target) => /^\.\.\/(?!schema\/)/.test(target))).toEqual([]);
  });
});

it('every rule is in the list of rules', () => {
  const listed =
    sourceFiles.find(({ path }) => path === 'manifest/rules/all-rules.ts')?.imports ?? [];
  const rules = inFloor('rules').filter(({ text }) =>
    /^export (?:const|function) check\b/m.test(text),
  );
  expect(rules.length).toBeGreaterThan(20);
  expect(rules.map(({ path }) => path).filter((path) => !listed.includes(path))).toEqual([]);
});

/** The paths of the files for which something is not so. */
const without = (isSo: (file: SourceFile) => boolean) =>
  sourceFiles.filter((file) => !isSo(file)).map(({ path }) => path);

it('Windows and Macs can hold every file of the repository', () => {
  const names = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  const small = names.map((name) => name.normalize().toLowerCase());
  expect(names.filter((_, at) => small.indexOf(small[at] ?? '') !== at)).toEqual([]);
  // Signs, ends and names that Windows does not have in names of files.
  const unfit = /[<>:"|?*\\]|[. ](\/|$)|(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\.|\/|$)/i;
  expect(names.filter((name) => unfit.test(name))).toEqual([]);
});

describe('every source file', () => {
  it('says in its first line what it is for', () => {
    const firstLine = /^(?:#!.*\n)?\/\/ [A-Z`].{10,}[.:]\n/;
    expect(without(({ text }) => firstLine.test(text))).toEqual([]);
  });

  it('lies at most three folders deep', () => {
    expect(without(({ path }) => path.split('/').length <= 4)).toEqual([]);
  });

  it('exports by name and passes nothing on', () => {
    expect(
      without(
        ({ path, text }) =>
          path.endsWith('.config.js') || !/^export (default|\* from) /m.test(text),
      ),
    ).toEqual([]);
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
