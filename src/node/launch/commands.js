// The commands of `curbside`: what each does and how it is written. npm scripts of this repository call the same.

/**
 * @typedef {object} Command
 * @property {string} summary what it does, in a line
 * @property {string} [words] the words and flags behind its name
 * @property {string} [help] what these mean
 * @property {string} [file] its module below src/node/commands, where that has another name
 */

/** @type {Record<string, Command>} By name, those that a site with the package has. */
export const COMMANDS = {
  dev: {
    summary: 'serves the site while you edit: saving pages.yaml changes the open page in place',
    words: '[--port NUMBER] [--host]',
    help: `PORT in the environment names a port, too.
--host serves it to others in the network too.`,
  },
  build: {
    summary: 'writes the finished site into dist/',
    words: '[SITE…] [--host NAME] [--outDir FOLDER] [--compress]',
    help: `Several folders of sites, such as sites/*, are built side by side.
--host writes the files of one host alone, such as apache.
--outDir names another folder; --emptyOutDir lets it lie outside the site.
--compress adds compressed versions of texts, for a server that sends them as they are.`,
  },
  check: {
    summary: 'says what is wrong with pages.yaml, and where',
    words: '[FILE | SITE…] [--fix] [--json]',
    help: `Several folders of sites, such as sites/*, are checked one after the other.
--fix puts right what is certain, such as a missing colon or quotation mark, and says each change.
--json prints the problems as data, for other programs.`,
  },
  edit: {
    summary: 'opens the site in the browser with the editor beside it',
    words: '[--no-open]',
    help: `--no-open only says the address.
PORT in the environment names a port.`,
  },
  start: {
    summary: 'builds the site and serves it; PORT and HOST in the environment say where',
  },
  add: {
    summary: 'asks a few questions and adds a town, a page or a question with its answer',
    words: 'town | page | faq LIST [--yes]',
    help: `Every question has a flag, such as --name Gowanda.
--yes adds it without asking whether it is right.`,
  },
  diff: {
    summary: 'says in plain words what your changes mean for visitors',
    words: '[OLD [NEW]]',
    help: 'Without files, the last commit is compared with pages.yaml.',
  },
  dates: { summary: 'notes the day on which each page changed, for the sitemap' },
  upkeep: { summary: 'says what to know twice a year, such as certificates and domains that end' },
  upgrade: {
    summary: 'brings an older pages.yaml up to date, and says which pages are different',
    words: '[--no-build] [--pictures] [--json]',
    help: `--no-build leaves out the build and the comparison of the pages before and after it.
--pictures compares the pictures on the pages too, by their bytes.
--json prints what was done as data, for other programs.`,
  },
  website: { summary: "writes the website's editor for the office, as an Edge Function" },
  seed: { summary: 'writes the records for a database', words: '[--check]' },
  'check-supabase': { summary: 'checks the database that the site is set up for' },
  'check-endpoint': { summary: 'checks the address that quote requests are sent to' },
  office: {
    summary: 'says who may sign in to the office',
    words: '[add ADDRESS | remove ADDRESS]',
    file: 'office/members',
  },
};

/** The commands of the repository alone. */
const REPOSITORY_COMMANDS = ['types', 'reference', 'supabase', 'serve', 'vitest'];

/** Whether there is a command of this name. */
export const isCommand = (name) =>
  Object.hasOwn(COMMANDS, name) || REPOSITORY_COMMANDS.includes(name);

/** The module of a command. */
export const moduleOf = (name) => `src/node/commands/${COMMANDS[name]?.file ?? name}.ts`;

/** What `--help` prints: about a command, or about all. */
export function helpOf(name) {
  const command = COMMANDS[name];
  if (command) {
    const { summary, words, help } = command;
    const usage = ['curbside', name, words, '[--site FOLDER]'].filter(Boolean).join(' ');
    return [`${usage}\n\n${name} ${summary}.`, help].filter(Boolean).join('\n\n');
  }
  const longest = Math.max(...Object.keys(COMMANDS).map(({ length }) => length));
  const lines = Object.entries(COMMANDS).map(
    ([key, { summary }]) => `  ${key.padEnd(longest)}  ${summary}`,
  );
  return `curbside COMMAND\n\n${lines.join('\n')}

A site is a folder with a file pages.yaml and a folder public: this one, or --site FOLDER.
curbside COMMAND --help says more about one of them.`;
}
