// Values that the schema does not allow, put into the form that it asks for.
import type { AnySchemaObject } from 'ajv';
import { tenDigits } from '../../../model/further-phones.ts';
import { countiesIn } from '../../map/counties-in.ts';
import { endOfBlock, parentOf, type Row } from '../../text/rows.ts';
import { entryLines, keyLines, scalar, type YamlValue } from '../../yaml/write.ts';
import { booleanIn, inForm, timeIn } from '../edits/forms.ts';
import { COORDINATES, numberIn, numbersIn } from '../edits/numbers.ts';
import { type Misfit, misfitFinding, TIME } from '../misfits/misfits.ts';
import { STEP } from '../search/scene.ts';
import {
  type Candidate,
  type CandidateSureness,
  instead,
  moved,
  type Scene,
  type ValueEdit,
} from '../search/slip.ts';
import { nearestOf, otherNames } from './other-names.ts';

/** Edits that would make one misfit fit; the row is that of its value or name. */
export function* valueSlips(misfit: Misfit, index: number, scene: Scene): Generator<Candidate> {
  const row = scene.rows[index];
  const finding = misfitFinding(misfit);
  if (!row || !finding) return;
  const { kind, facts } = finding;
  for (const edit of editsOf(misfit, index, scene)) {
    const isName = finding.at === 'key' || row.value === '';
    const column = isName ? row.at : row.valueAt;
    const length = isName ? row.key?.length : undefined;
    const said = { kind, facts, mark: { row: index, column, length } } as Pick<
      Candidate,
      'kind' | 'facts' | 'mark'
    >;
    yield { ...said, ...edit } as Candidate;
  }
}

function* editsOf(misfit: Misfit, index: number, scene: Scene): Generator<ValueEdit> {
  const { rows } = scene;
  const row = rows[index] as Row;
  const { error, schema } = misfit;
  switch (error.keyword) {
    case 'additionalProperties':
      return yield* otherNames(misfit, index, scene);
    case 'enum':
      for (const word of intendedWords(error.data, error.params.allowedValues))
        yield editsOfValue(row, index, word);
      return;
    case 'pattern':
      if (error.propertyName !== undefined) {
        const name = inForm(error.propertyName, error.params.pattern);
        if (name)
          yield {
            ...instead(index, row.text.replace(error.propertyName, name)),
            sureness: 'likely',
            cost: 0,
          };
      } else {
        const text = String(error.data);
        yield* editsToRightForm(text, error.params.pattern, row, index, rows);
      }
      return;
    case 'type':
      return yield* editsToOtherKind(misfit, schema, index, scene);
    default:
  }
}

/** The word for a phone number or an e-mail address in a link: the office's own, or one of the company's further numbers. */
function ownWord(word: string, link: string, rows: readonly Row[]): string | undefined {
  const essential = (text: string) =>
    text.includes('@') ? lettersAndDigitsOf(text.replace(/^mailto:/i, '')) : tenDigits(text);
  const wanted = essential(link);
  if (wanted === '') return word;
  const [above] = rows.flatMap(({ key = '', value }, index) =>
    ['phone', 'email'].includes(key) && essential(value) === wanted
      ? (rows[parentOf(rows, index)] ?? [])
      : [],
  );
  if (above?.key === 'company') return word;
  return above?.key === 'id' ? `${word}:${above.value}` : undefined;
}

const isOwnWord = (form?: string) => form === 'call' || form === 'email';

/** The value of a row, rewritten; a comment at its end stays. */
function editsOfValue(
  row: Row,
  index: number,
  value: string | number | boolean,
  sureness: CandidateSureness = 'likely',
): ValueEdit {
  const note = /^"[^"]*"(\s+#.*)$|^[^"#]*?(\s+#.*)$/.exec(row.value);
  const words = typeof value === 'string' ? scalar(value) : String(value);
  const line = row.text.slice(0, row.valueAt) + words + (note?.[1] ?? note?.[2] ?? '');
  return { ...instead(index, line), sureness, cost: 0 };
}

function* editsToRightForm(
  text: string,
  pattern: string,
  row: Row,
  index: number,
  rows: readonly Row[],
): Generator<ValueEdit> {
  // A quote without its twin does not belong to the words.
  const words = text.replace(/["']$/, '');
  const typed = pattern === TIME ? timeIn(words) : inForm(words, pattern);
  const form = typed && isOwnWord(typed) ? ownWord(typed, text, rows) : typed;
  if (form !== undefined) yield editsOfValue(row, index, form, surenessOf(text, form));
}

/** Other spaces, signs and capital letters are certainly the same; other words may not be. */
const surenessOf = (text: string, form: string): CandidateSureness =>
  lettersAndDigitsOf(text) === lettersAndDigitsOf(form) ? 'certain' : 'likely';

const lettersAndDigitsOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function* intendedWords(value: unknown, choices: unknown[]): Generator<string> {
  for (const choice of choices)
    if (lettersAndDigitsOf(String(choice)) === lettersAndDigitsOf(String(value)))
      yield String(choice);
  yield* nearestOf(String(value), choices.map(String));
}

function* editsToOtherKind(
  { error, written }: Misfit,
  schema: AnySchemaObject,
  index: number,
  { rows, missing }: Scene,
): Generator<ValueEdit> {
  const row = rows[index] as Row;
  const wanted = String(error.params.type).split(',');
  const { data } = error;
  const isText = typeof data === 'string';
  if (wanted.includes('boolean')) {
    const truth = booleanIn(String(data));
    if (truth !== undefined) yield editsOfValue(row, index, truth, 'certain');
  }
  if (wanted.includes('string') && typeof data === 'number' && !schema.enum) {
    const [as = ''] = /^[^\s#,\]}]+/.exec(written) ?? [];
    const form =
      schema.pattern === TIME ? timeIn(as) : schema.pattern ? inForm(as, schema.pattern) : as;
    const own = form && isOwnWord(form) ? ownWord(form, as, rows) : form;
    if (own) yield editsOfValue(row, index, own, 'certain');
  }
  if (wanted.includes('string') && /^\{\w+\}$/.test(written) && schema.pattern) {
    yield* editsToRightForm(written, schema.pattern, row, index, rows);
  }
  if (/integer|number/.test(wanted.join()) && isText) {
    const both = bothValuesIn(data, row, missing);
    if (both) yield { ...instead(index, ...both), sureness: 'likely', cost: 0 };
    const found = numberIn(data, row.key);
    if (found) yield editsOfValue(row, index, found.instead);
  }
  if (
    wanted.includes('string') &&
    Array.isArray(data) &&
    data.every((one) => typeof one === 'string')
  ) {
    yield editOfBlock(row, index, rows, data.join(/[.!?]$/.test(data[0] ?? '') ? ' ' : ', '));
  }
  if (wanted.includes('array')) yield* asList(data, row, index, rows);
  if (wanted.includes('object')) {
    const numbers = numbersIn([data].flat().join(' '), schema.required);
    if (numbers) yield editOfBlock(row, index, rows, numbers.block);
    const pair =
      isText && pairIn(partsOf(data, rows.slice(index, endOfBlock(rows, index))), schema.required);
    if (pair) yield editOfBlock(row, index, rows, pair);
  }
}

/** The lines of both coordinates, where one of them is missing and the other holds both. */
function bothValuesIn(text: string, row: Row, missing: string[]): string[] | undefined {
  const isOne = COORDINATES.includes(row.key ?? '');
  const both = isOne && missing.some((name) => COORDINATES.includes(name));
  const found = both ? numbersIn(text, COORDINATES) : undefined;
  return (
    found &&
    Object.entries(found.block).map(
      ([name, value], at) =>
        `${at === 0 ? row.text.slice(0, row.at) : ' '.repeat(row.at)}${name}: ${value}`,
    )
  );
}

/** The lines of a row's name with another value, in place of all that it holds. */
function editOfBlock(row: Row, index: number, rows: readonly Row[], value: unknown): ValueEdit {
  const remove = endOfBlock(rows, index) - index;
  const lines =
    row.key === undefined
      ? entryLines(value as YamlValue, row.depth)
      : keyLines(row.key, value as YamlValue, row.at).map((line, at) =>
          at === 0 ? row.text.slice(0, row.at) + line.trimStart() : line,
        );
  return { from: index, remove, lines, sureness: 'likely', cost: 0.5 };
}

/** A text of several lines has one as long as this. */
const WRAPPED = 60;

function* asList(
  data: unknown,
  row: Row,
  index: number,
  rows: readonly Row[],
): Generator<ValueEdit> {
  const below = rows.slice(index + 1, endOfBlock(rows, index));
  if (row.value === '' && below.length > 0 && below.every(({ dashes }) => dashes === 0)) {
    // One entry without its dash, or a text on each line.
    const [first] = below as [Row];
    const isGroup = first.key !== undefined;
    // Lines as long as these are a single text.
    const isText = !isGroup && below.length > 1 && below.some(({ text }) => text.length > WRAPPED);
    if (isText) {
      const lines = [`${' '.repeat(first.depth)}- >-`, ...moved(below, STEP)];
      yield { from: index + 1, remove: below.length, lines, sureness: 'likely', cost: 0.3 };
      return;
    }
    const lines = below.map((one, at) =>
      isGroup && at > 0 ? `  ${one.text}` : `${' '.repeat(one.depth)}- ${one.text.trimStart()}`,
    );
    // A small letter goes on with the line above.
    const goesOn = !isGroup && below.slice(1).some(({ value }) => /^\p{Ll}/u.test(value));
    const cost = isGroup ? 0.5 : goesOn ? 0.6 : 0.4;
    yield { from: index + 1, remove: below.length, lines, sureness: 'likely', cost };
  }
  if (typeof data === 'string' && row.value !== '') {
    const counties = row.key === 'counties' ? countiesIn(data) : [];
    const parts = /^[\w -]+(, ?[\w -]+)+$/.test(data) ? data.split(/, ?/) : [data];
    yield editOfBlock(row, index, rows, counties.length > 0 ? counties : parts);
  }
}

/** The parts of a value on two lines, or on one with an arrow in it. */
const partsOf = (text: string, block: readonly Row[]): string[] =>
  block.length > 1 ? block.map(({ value }) => value) : text.split(/ *(?:[-–=]>|→) */);

/** The two texts of a group with two fields, which were written without their names. */
function pairIn(texts: string[], names: string[] = []): Record<string, string> | undefined {
  const [first, second, ...more] = names;
  const [begin, rest, ...others] = texts;
  if (!first || !second || more.length + others.length > 0 || !begin || !rest) return undefined;
  return { [first]: begin, [second]: rest };
}
