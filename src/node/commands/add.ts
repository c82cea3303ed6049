// `npm run add -- town | page | faq LIST`: asks for what is needed, shows the new lines, and inserts them into the manifest.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type AdditionKind, type Answers, editSource } from '../../editor/document/addition.ts';
import { compareSites } from '../../editor/document/compare/compare-sites.ts';
import { type Ask, collectAnswers, type Field } from '../../editor/document/fields.ts';
import { insertInto, showInsertion } from '../../editor/document/insertion.ts';
import { newPage } from '../../editor/document/new-page.ts';
import { newQuestion } from '../../editor/document/new-question.ts';
import { newTown } from '../../editor/document/new-town.ts';
import { refuseBraces } from '../../editor/document/refuse-braces.ts';
import { surroundingsOf } from '../../files/load-site.ts';
import { type Project, projectIn, saidPath } from '../../files/project.ts';
import { validateManifest } from '../../manifest/check.ts';
import { formatProblems } from '../../manifest/messages/format-problems.ts';
import { siteWords, TOWN_WORDS } from '../../manifest/site/expand/words.ts';
import { nearest } from '../../manifest/text/nearest.ts';
import type { Manifest } from '../../model/manifest.generated.ts';
import type { Site } from '../../model/site.ts';
import { converse, processTerminal, type Terminal } from '../terminal/ask.ts';
import { readFlags } from '../terminal/read-flags.ts';

const KINDS: Record<string, AdditionKind> = { town: newTown, page: newPage, faq: newQuestion };

const USAGE = `Say what to add:
  npm run add -- town           a town with its pages
  npm run add -- page           a page
  npm run add -- faq billing    a question in the list "billing"

On a terminal it asks for the rest. In a script, every answer is a flag (--name Springfield …): without
them the command names those that are missing. --file FILE adds to another file than pages.yaml, and
--yes inserts without a last question.`;

/** Says something on the terminal. */
type Say = (text: string) => void;

/** Why nothing was written, in words for the person at the terminal. */
class Refusal extends Error {}

/** The arguments of the command line. */
interface Order {
  project: Project;
  kind: AdditionKind;
  /** The manifest's place, and the name that problems are reported under. */
  path: string;
  file: string;
  yes: boolean;
  flags: Answers;
}

/** Returns the exit code: 0 when the lines were inserted, 1 when nothing was written. */
export async function run(args: string[], terminal: Terminal = processTerminal()): Promise<number> {
  const say: Say = (text) => terminal.output.write(`${text}\n`);
  const talk = terminal.interactive ? converse(terminal) : undefined;
  try {
    await add(readOrder(args), say, talk?.ask);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    say(error.message);
    return 1;
  } finally {
    talk?.close();
  }
}

function readOrder(args: string[]): Order {
  const { words, flags, switches } = readFlags(args, ['yes', 'help']);
  const [name = '', list, ...rest] = words;
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (!kind || switches.includes('help')) {
    const guess = nearest(name, Object.keys(KINDS));
    const stranger = `"${name}" is nothing that can be added.${guess ? ` Did you mean ${guess}?` : ''}\n\n`;
    throw new Refusal(kind || !name ? USAGE : stranger + USAGE);
  }
  const project = projectIn('.');
  const { file: manifest = project.manifest, ...facts } = flags;
  if (kind === newQuestion && list) facts.list = list;
  const extra = kind === newQuestion ? rest : words.slice(1);
  if (extra.length > 0) {
    throw new Refusal(
      `"${extra.join(' ')}" stands alone. Put texts of several words in quotes, behind the flag that they belong to.`,
    );
  }
  const path = resolve(manifest);
  const file = saidPath(project, path);
  return { project, kind, path, file, yes: switches.includes('yes'), flags: facts };
}

async function add(order: Order, say: Say, ask?: Ask): Promise<void> {
  const { kind, path, file } = order;
  const text = readText(path, file);
  const siteOf = await checker(order);
  const before = siteOf(text, `Nothing was written. Mend ${file} first.`);
  const source = editSource(text);
  const answers = await answersFor(order, source.manifest, ask);
  const addition = kind.add(source, answers);
  if ('refusal' in addition) throw new Refusal(addition.refusal);
  const { insertion } = addition;
  const newText = insertInto(text, insertion);
  const after = siteOf(newText, 'With the new lines the file would not pass. Nothing was written.');
  say(`${file}, with ${kind.title(answers)}:\n\n${showInsertion(text, insertion)}\n`);
  say(`For visitors:\n${bullets(compareSites(before, after))}\n`);
  if (!order.yes) await confirm(insertion.lines.length, ask);
  if (readText(path, file) !== text) {
    throw new Refusal(`${file} was saved meanwhile. Nothing was written: give the command again.`);
  }
  replaceText(order, text, newText);
  const left = kind.leftToDo(editSource(newText), answers, after);
  const done = `Done. ${lineCount(insertion.lines.length)} inserted into ${file}; every other line is as it was.`;
  say([done, ...left].join('\n\n'));
}

const bullets = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n');

const lineCount = (lines: number) => `${lines} ${lines === 1 ? 'line' : 'lines'}`;

function readText(path: string, file: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Refusal(`There is no file ${file}.`);
  }
}

/** Writes the new text. Writing in place keeps owner and permissions, but an interruption leaves half a file. */
function replaceText({ path, file }: Order, before: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    if (readText(path, file) !== before) writeFileSync(path, before);
    const reason = error instanceof Error ? error.message : error;
    throw new Refusal(`${file} is as it was, because it cannot be written: ${reason}`);
  }
}

/** Gives the site of a text. Refuses with the problems, and the sentence under them, when the text has errors. */
async function checker({ project, file }: Order): Promise<(text: string, refusal: string) => Site> {
  const surroundings = await surroundingsOf(project);
  return (text, refusal) => {
    const { problems, site } = validateManifest(text, file, surroundings);
    if (site) return site;
    const errors = problems.filter(({ severity }) => severity === 'error');
    throw new Refusal(`${formatProblems(errors, text)}\n\n${refusal}`);
  };
}

async function answersFor({ kind, flags }: Order, manifest: Manifest, ask?: Ask): Promise<Answers> {
  const fields = kind.fields(manifest);
  const known = fields.map(({ flag }) => flag);
  const unknown = Object.keys(flags).filter((flag) => !known.includes(flag));
  const hints = unknown.map((flag) => `There is no flag --${flag}. ${flagHint(flag, known)}`);
  if (hints.length > 0) throw new Refusal(hints.join('\n'));
  const words = [...Object.keys(siteWords(manifest)), ...(kind === newTown ? TOWN_WORDS : [])];
  const careful = fields.map(
    (field): Field => ({
      ...field,
      refuse: (answer, answers) => refuseBraces(answer, words) ?? field.refuse?.(answer, answers),
    }),
  );
  const collected = await collectAnswers(careful, flags, ask);
  if ('answers' in collected) return collected.answers;
  const { refusals, missing } = collected;
  throw new Refusal(
    [
      ...refusals,
      ...(missing.length > 0 ? ['Flags are missing:', ...missing.map(flagHelp(fields))] : []),
      'Nothing was written.',
    ].join('\n'),
  );
}

function flagHint(flag: string, known: string[]): string {
  const match = nearest(flag, known);
  return match
    ? `Did you mean --${match}?`
    : `There are: ${known.map((name) => `--${name}`).join(', ')}, --file and --yes.`;
}

const flagHelp = (fields: Field[]) => (flag: string) =>
  `  --${flag.padEnd(14)} ${fields.find((field) => field.flag === flag)?.ask}`;

async function confirm(lines: number, ask?: Ask): Promise<void> {
  if (!ask)
    throw new Refusal('Nothing was written. To insert these lines without a question, add --yes.');
  const answer = await ask(
    `Insert ${lines === 1 ? 'this line' : `these ${lines} lines`}? (yes or no): `,
  );
  if (!/^y(es)?$/i.test(answer?.trim() ?? '')) throw new Refusal('Nothing was written.');
}
