#!/usr/bin/env node
// Makes the folder of a website: `npm create curbside@latest my-site`.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * By flag: what is asked where the flag is missing, the words of the starter that follow from an answer, and what is told
 * where none do.
 */
const QUESTIONS = {
  trade: ['What do you do (such as roofing)?', (text) => ({ TRADE: capital(text) })],
  name: ['What is the name of your business?', (text) => ({ NAME: text, SLUG: slug(text) })],
  phone: ['Its phone number?', phoneIn, 'The phone number has ten digits, such as (716) 555-0142.'],
  town: [
    'In which town, with its state (such as Jamestown, NY)?',
    townIn,
    'The town stands with its state, such as Jamestown, NY.',
  ],
  county: ['In which county?', (text) => ({ COUNTY: text.replace(/ county$/i, '') })],
};

function phoneIn(text) {
  const digits = text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const PHONE = digits.replace(/^(...)(...)(....)$/, '($1) $2-$3');
  return PHONE === digits ? undefined : { PHONE };
}

function townIn(text) {
  const [, town, state] = /^(.+?),?\s+([A-Za-z]{2})$/.exec(text) ?? [];
  return town && { TOWN: town, TOWNSLUG: slug(town), STATE: state.toUpperCase() };
}

/** Keeps the folder from being made. The message is for the person at the terminal. */
class Refusal extends Error {}

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
  if (values.help) return console.log(USAGE);
  if (!typedFolder || more.length > 0) throw new Refusal(USAGE);
  const folder = resolve(typedFolder);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Refusal(`The folder ${typedFolder} is not empty. Name another one.`);
  if (values.from !== undefined && !FROM.includes(values.from))
    throw new Refusal(`--from takes one of: ${FROM.join(', ')}.`);
  const begin = values.from ? `templates/${values.from}` : 'starter';
  const text = readFileSync(here(`${begin}/pages.yaml`), 'utf8');
  write(folder, begin, values.from ? text : fill(text, await answered(values)));
  const runner = /^(pnpm|bun)\//.exec(process.env.npm_config_user_agent ?? '')?.[1] ?? 'npm';
  if (runner === 'pnpm') {
    const hoist = ['react', 'react-dom', 'styled-components'].map((name) => `  - ${name}\n`);
    writeFileSync(join(folder, 'pnpm-workspace.yaml'), `publicHoistPattern:\n${hoist.join('')}`);
  }
  console.log(`Your website is in ${typedFolder}. Two commands show it, with the editor beside it:

  cd ${/\s/.test(typedFolder) ? `"${typedFolder}"` : typedFolder} && ${runner} install
  ${runner} run edit`);
}

/** The words that follow from the flags, and from the answers to what they leave open. */
async function answered(values) {
  const facts = {};
  const open = Object.keys(QUESTIONS).filter((name) => !values[name]?.trim());
  for (const [name, [, read, wrong]] of Object.entries(QUESTIONS)) {
    const found = open.includes(name) ? {} : read(values[name].trim());
    if (!found) throw new Refusal(wrong);
    Object.assign(facts, found);
  }
  if (open.length === 0) return facts;
  const { stdin: input, stdout: output } = process;
  if (!input.isTTY) throw new Refusal(`Say also: ${open.map((name) => `--${name}`).join(', ')}`);
  const terminal = createInterface({ input, output });
  const lines = terminal[Symbol.asyncIterator]();
  for (const name of open) {
    const [question, read, wrong = 'Every question has an answer.'] = QUESTIONS[name];
    for (let found; !found; Object.assign(facts, found)) {
      output.write(`${question} `);
      const { done, value } = await lines.next();
      if (done) throw new Refusal('\nNothing was made.');
      found = value.trim() && read(value.trim());
      if (!found) console.log(wrong);
    }
  }
  terminal.close();
  return facts;
}

/** The starter with the words in their places. Braces would be taken for a fact's name. */
const fill = (starter, facts) =>
  starter.replaceAll(/%([A-Z]+)%/g, (_, name) =>
    JSON.stringify(facts[name].replaceAll(/[{}]/g, '')).slice(1, -1),
  );

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

const slug = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'site';

/** Writes the files of a site, and begins its repository. */
function write(folder, begin, manifest) {
  const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8'));
  mkdirSync(join(folder, '.github/workflows'), { recursive: true });
  // A site may bring section types of its own.
  for (const part of ['public', 'sections'].filter((name) => existsSync(here(`${begin}/${name}`))))
    cpSync(here(`${begin}/${part}`), join(folder, part), { recursive: true });
  const schema =
    '# yaml-language-server: $schema=./node_modules/curbside/schema/manifest.schema.json\n';
  const text = manifest.replace(/^# yaml-language-server:.*\n/, '');
  const commands = 'edit dev check build start add diff upkeep upgrade'.split(' ');
  const settings = {
    name: slug(basename(folder)),
    private: true,
    scripts: Object.fromEntries(commands.map((name) => [name, `curbside ${name}`])),
    dependencies: { curbside: `^${version}` },
  };
  const files = {
    'pages.yaml': `${schema}${/^curbside:/m.test(text) ? '' : 'curbside: 1\n\n'}${text}`,
    'package.json': `${JSON.stringify(settings, null, 2)}\n`,
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

try {
  await create(process.argv.slice(2));
} catch (error) {
  const isMisused = error.code?.startsWith('ERR_PARSE_ARGS');
  if (!(error instanceof Refusal) && !isMisused) throw error;
  console.error(isMisused ? `${error.message}\n\n${USAGE}` : error.message);
  process.exitCode = 1;
}
