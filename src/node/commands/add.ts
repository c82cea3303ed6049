// `npm run add -- town | page | faq LIST`: asks for what is needed, says what it changes for visitors, and inserts it into the manifest.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { applyChange } from '../../editor/document/apply-change.ts';
import { compareVersions } from '../../editor/document/compare/compare-versions.ts';
import { SaveError } from '../../editor/server/store.ts';
import { SavedOutside, saveManifestText } from '../../editor/stores/files/manifest-text.ts';
import { formatDiagnostics } from '../../files/format-diagnostics.ts';
import { readCheckContext } from '../../files/load-site.ts';
import { displayPath, npmCommand, projectIn } from '../../files/project.ts';
import { validateManifest } from '../../manifest/check.ts';
import { schemaOrder } from '../../manifest/schema/references.ts';
import { normalizeLineEnds } from '../../manifest/text/edits.ts';
import { closestMatch } from '../../manifest/text/nearest.ts';
import { isWithin } from '../../manifest/text/values.ts';
import { parseText } from '../../manifest/yaml/parse.ts';
import type { Manifest } from '../../model/manifest.generated.ts';
import { converse, processTerminal, type Terminal } from '../terminal/ask.ts';
import { readFlags } from '../terminal/read-flags.ts';
import { type Ask, collectAnswers, type ValidateAnswers } from './add-answers.ts';
import type { Answers, Field } from './add-fields.ts';
import { type AdditionKind, KINDS } from './add-kinds.ts';

const usage = () => `Say what to add:
  ${npmCommand('run add', 'town')}           a town with its pages
  ${npmCommand('run add', 'page')}           a page
  ${npmCommand('run add', 'faq billing')}    a question in the list "billing"

On a terminal it asks for the rest. In a script, every answer is a flag (--name Springfield …): without
them the command names those that are missing. --file FILE adds to another file than pages.yaml, and
--yes adds it without a last question.`;

/** Says something on the terminal. */
type Print = (text: string) => void;

/** Why nothing was written, in words for the person at the terminal. */
class CommandError extends Error {}

/** The arguments of the command line. */
type AddOptions = ReturnType<typeof readAddOptions>;

/** Returns the exit code: 0 when the lines were inserted, 1 when nothing was written. */
export async function run(args: string[], terminal: Terminal = processTerminal()): Promise<number> {
  const print: Print = (text) => terminal.output.write(`${text}\n`);
  const talk = terminal.interactive ? converse(terminal) : undefined;
  try {
    await add(readAddOptions(args), print, talk?.ask);
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    print(error.message);
    return 1;
  } finally {
    talk?.close();
  }
}

function readAddOptions(args: string[]) {
  const { words, flags, switches } = readFlags(args, ['yes', 'help']);
  const [name = '', list, ...rest] = words;
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (!kind || switches.includes('help')) {
    const guess = closestMatch(name, Object.keys(KINDS));
    const stranger = `"${name}" is nothing that can be added.${guess ? ` Did you mean ${guess}?` : ''}\n\n`;
    throw new CommandError(kind || !name ? usage() : stranger + usage());
  }
  const project = projectIn();
  const { file: manifest = project.manifest, ...facts } = flags;
  if (name === 'faq' && list) facts.list = list;
  const extra = name === 'faq' ? rest : words.slice(1);
  if (extra.length > 0) {
    throw new CommandError(
      `"${extra.join(' ')}" stands alone. Put texts of several words in quotes, behind the flag that they belong to.`,
    );
  }
  const path = resolve(manifest);
  // The name that diagnostics are reported under.
  const file = displayPath(path);
  return { project, kind, path, file, yes: switches.includes('yes'), flags: facts };
}

async function add(addOptions: AddOptions, print: Print, ask?: Ask): Promise<void> {
  const { kind, path, file } = addOptions;
  const text = readText(path, file);
  const surroundings = await readCheckContext(addOptions.project);
  const check = (words: string, refusal: string) => {
    const { diagnostics, site, source } = validateManifest(words, file, surroundings);
    if (site) return { diagnostics, site, data: source.data };
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    throw new CommandError(`${formatDiagnostics(errors, words)}\n\n${refusal}`);
  };
  const before = check(text, `Nothing was written. Mend ${file} first.`);
  const data = parseText(normalizeLineEnds(text)).data;
  const manifest = data as Manifest;
  const { files } = surroundings.schema;
  const options = { data, order: schemaOrder(files, data) };
  const textWith = (entry: ReturnType<AdditionKind['entry']>) => {
    const changed = applyChange(text, entry, options);
    if (typeof changed !== 'string') throw new CommandError(changed.refusal);
    return changed;
  };
  const fields = kind.fields(manifest, files);
  // The file passes, and so do the samples: an error, or a county that no map has, is the answer's.
  const validate = (given: Answers) => {
    const entry = kind.entry(manifest, withSamples(fields, given), files);
    const { diagnostics } = validateManifest(textWith(entry), file, surroundings);
    const found = diagnostics.find(
      ({ severity, code, pointer }) =>
        severity === 'error' || (code === 'unknown-county' && isWithin(pointer, placeOf(entry))),
    );
    return found && [found.message, found.hint].filter(Boolean).join(' ');
  };
  const answers = await answersFor(addOptions.flags, fields, validate, ask);
  const entry = kind.entry(manifest, answers, files);
  const changed = textWith(entry);
  const after = check(changed, 'With the new lines the file would not pass. Nothing was written.');
  print(`${file}, with ${kind.title(answers)}:\n${bullets(compareVersions(before, after))}\n`);
  if (!addOptions.yes) await confirm(ask);
  const named = withSchemaLine(changed, addOptions);
  const place = { file: realpathSync(path), tempFolder: dirname(realpathSync(path)) };
  await saveManifestText(place, named, text).catch((error) => {
    if (error instanceof SavedOutside)
      throw new CommandError(
        `${file} was saved meanwhile. Nothing was written: give the command again.`,
      );
    throw error instanceof SaveError ? new CommandError(error.message) : error;
  });
  const warnings = after.diagnostics.filter(({ pointer }) => isWithin(pointer, placeOf(entry)));
  const left = kind.leftToDo?.(answers, after.site, manifest, files) ?? [];
  print(
    [
      `Done. Every other line of ${file} is as it was.`,
      ...(named === changed
        ? []
        : ['Its first line names the schema now: text editors complete words by it.']),
      ...(warnings.length > 0 ? [formatDiagnostics(warnings, changed)] : []),
      ...left,
    ].join('\n\n'),
  );
}

/** The text with a line that tells text editors the schema, which one that has such a line keeps. */
function withSchemaLine(text: string, { path, project }: AddOptions): string {
  if (/^# yaml-language-server:/m.test(text)) return text;
  const folder = dirname(path);
  const installed = join(folder, 'node_modules/curbside');
  const schema = join(
    existsSync(installed) ? installed : project.root,
    'schema/manifest.schema.json',
  );
  const from = relative(folder, schema).replaceAll('\\', '/');
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const [, mark = '', rest = ''] = /^(\uFEFF?)(.*)$/s.exec(text) ?? [];
  const line = `# yaml-language-server: $schema=${from.startsWith('.') ? '' : './'}${from}`;
  return `${mark}${line}${end}${rest}`;
}
const placeOf = ({ pointer, at }: ReturnType<AdditionKind['entry']>) => [...pointer, at].join('/');

const bullets = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n');

function readText(path: string, file: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new CommandError(`There is no file ${file}.`);
  }
}

async function answersFor(flags: Answers, fields: Field[], judge: ValidateAnswers, ask?: Ask) {
  const known = fields.map(({ flag }) => flag);
  const unknown = Object.keys(flags).filter((flag) => !known.includes(flag));
  const hints = unknown.map((flag) => `There is no flag --${flag}. ${flagHint(flag, known)}`);
  if (hints.length > 0) throw new CommandError(hints.join('\n'));
  const collected = await collectAnswers(fields, flags, judge, ask);
  if (collected.answers) return collected.answers;
  const { refusals, missing } = collected;
  throw new CommandError(
    [
      ...refusals,
      ...(missing.length > 0 ? ['Flags are missing:', ...missing.map(flagHelp(fields))] : []),
      'Nothing was written.',
    ].join('\n'),
  );
}

/** Answers that pass where there are none yet: the check looks at whole entries. */
function withSamples(fields: Field[], given: Answers): Answers {
  const answers: Answers = {};
  for (const { flag, fallback, sample, choices } of fields) {
    const answer = given[flag] ?? fallback?.(answers) ?? sample ?? choices?.(answers)[0];
    if (answer !== undefined) answers[flag] = answer;
  }
  return answers;
}

function flagHint(flag: string, known: string[]): string {
  const match = closestMatch(flag, known);
  return match
    ? `Did you mean --${match}?`
    : `There are: ${known.map((name) => `--${name}`).join(', ')}, --file and --yes.`;
}

const flagHelp = (fields: Field[]) => (flag: string) =>
  `  --${flag.padEnd(14)} ${fields.find((field) => field.flag === flag)?.ask}`;

async function confirm(ask?: Ask): Promise<void> {
  if (!ask) throw new CommandError('Nothing was written. To add it without a question, add --yes.');
  const answer = await ask('Add it? (yes or no): ');
  if (!/^y(es)?$/i.test(answer?.trim() ?? '')) throw new CommandError('Nothing was written.');
}
