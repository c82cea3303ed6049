#!/usr/bin/env node
// Makes the folder of a website: `npm create curbside@latest my-site`.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** By flag, what is asked where the flag is missing. */
const QUESTIONS = {
  trade: 'What do you do (such as roofing)?',
  name: 'What is the name of your business?',
  phone: 'Its phone number?',
  town: 'In which town, with its state (such as Jamestown, NY)?',
  county: 'In which county?',
};

const FROM = ['hauler', 'well-driller', 'sweep'];

const USAGE = `create-curbside FOLDER [--trade TEXT --name TEXT --phone NUMBER --town "TOWN, STATE" --county NAME]
create-curbside FOLDER --from ${FROM.join('|')}

Writes the folder of a website. Without flags it asks; --from begins with the whole site of an example.
With npm, two hyphens stand before the flags: npm create curbside@latest my-site -- --from sweep`;

async function create(args) {
  const options = Object.fromEntries(
    [...Object.keys(QUESTIONS), 'from'].map((name) => [name, { type: 'string' }]),
  );
  const { values, positionals } = parseArgs({
    // pnpm and Bun hand on the hyphens that npm takes.
    args: args.filter((word) => word !== '--'),
    options: { ...options, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [typedFolder, ...more] = positionals;
  if (values.help) return tell(USAGE, 0);
  if (!typedFolder || more.length > 0) return tell(USAGE);
  const folder = resolve(typedFolder);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    return tell(`The folder ${typedFolder} is not empty. Name another one.`);
  if (values.from !== undefined && !FROM.includes(values.from))
    return tell(`--from takes one of: ${FROM.join(', ')}.`);
  const manifest = values.from
    ? readFileSync(here(`templates/${values.from}/pages.yaml`), 'utf8')
    : await starter(values);
  if (!manifest) return 1;
  write(folder, manifest, values.from);
  const runner = /^(pnpm|bun)\//.exec(process.env.npm_config_user_agent ?? '')?.[1] ?? 'npm';
  if (runner === 'pnpm') {
    const hoist = ['react', 'react-dom', 'styled-components'].map((name) => `  - ${name}\n`);
    writeFileSync(join(folder, 'pnpm-workspace.yaml'), `publicHoistPattern:\n${hoist.join('')}`);
  }
  console.log(`Your website is in ${typedFolder}. Two commands show it, with the editor beside it:

  cd ${/\s/.test(typedFolder) ? `"${typedFolder}"` : typedFolder} && ${runner} install
  ${runner} run edit`);
  return 0;
}

/** The text of pages.yaml for the answers, or nothing where one is missing. */
async function starter(values) {
  const answers = { ...values };
  const missing = Object.keys(QUESTIONS).filter((name) => !answers[name]?.trim());
  if (missing.length > 0) {
    if (!process.stdin.isTTY) {
      tell(`Say also: ${missing.map((name) => `--${name}`).join(', ')}`);
      return undefined;
    }
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    for (const name of missing) answers[name] = await terminal.question(`${QUESTIONS[name]} `);
    terminal.close();
  }
  const digits = answers.phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const [, town, state] = /^\s*(.+?),?\s+([A-Za-z]{2})\s*$/.exec(answers.town) ?? [];
  const mistakes = [
    ...(digits.length === 10 ? [] : ['The phone number has ten digits, such as (716) 555-0142.']),
    ...(town ? [] : ['The town stands with its state, such as Jamestown, NY.']),
    ...(Object.values(answers).every((text) => text.trim())
      ? []
      : ['Every question has an answer.']),
  ];
  if (mistakes.length > 0) {
    tell(mistakes.join('\n'));
    return undefined;
  }
  const trade = answers.trade.trim();
  const facts = {
    NAME: answers.name.trim(),
    SLUG: slug(answers.name),
    PHONE: `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`,
    TOWN: town,
    TOWNSLUG: slug(town),
    STATE: state.toUpperCase(),
    COUNTY: answers.county.trim().replace(/ county$/i, ''),
    TRADE: trade.charAt(0).toUpperCase() + trade.slice(1),
  };
  // Braces would be taken for a fact's name.
  const inQuotes = (text) => JSON.stringify(text.replaceAll(/[{}]/g, '')).slice(1, -1);
  return readFileSync(here('starter/pages.yaml'), 'utf8').replaceAll(/%([A-Z]+)%/g, (_, name) =>
    inQuotes(facts[name]),
  );
}

const slug = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'site';

/** Writes the files of a site, and begins its repository. */
function write(folder, manifest, from) {
  const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8'));
  mkdirSync(join(folder, '.github/workflows'), { recursive: true });
  const begin = from ? `templates/${from}` : 'starter';
  // A site may bring section types of its own.
  for (const part of ['public', 'sections'].filter((name) => existsSync(here(`${begin}/${name}`))))
    cpSync(here(`${begin}/${part}`), join(folder, part), { recursive: true });
  const schema =
    '# yaml-language-server: $schema=./node_modules/curbside/schema/manifest.schema.json\n';
  const text = manifest.replace(/^# yaml-language-server:.*\n/, '');
  const files = {
    'pages.yaml': `${schema}${/^curbside:/m.test(text) ? '' : 'curbside: 1\n\n'}${text}`,
    'package.json': `${JSON.stringify(
      {
        name: slug(basename(folder)),
        private: true,
        scripts: Object.fromEntries(
          ['edit', 'dev', 'check', 'build', 'start', 'add', 'diff', 'upkeep', 'upgrade'].map(
            (name) => [name, `curbside ${name}`],
          ),
        ),
        dependencies: { curbside: `^${version}` },
      },
      null,
      2,
    )}\n`,
    '.gitignore': 'node_modules/\ndist/\n.env\n*.before-*\n',
    '.github/workflows/site.yml': WORKFLOW,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  try {
    const git = (...args) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
    git('init', '-b', 'main');
    git('add', '.');
    git('commit', '-m', 'Begin');
  } catch {
    // Without git, or a name for its commits, the folder is a site all the same.
  }
}

/** What is checked when something is pushed. */
const WORKFLOW = `name: Site
on: [push, pull_request]
permissions:
  contents: read
jobs:
  site:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
      - run: npm install
      - run: npm run check
      - run: npm run build
`;

function tell(message, code = 1) {
  (code ? console.error : console.log)(message);
  return code;
}

try {
  process.exitCode = await create(process.argv.slice(2));
} catch (error) {
  if (!error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 1;
}
