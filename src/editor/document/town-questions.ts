// The texts that a new town needs for a service: its questions in the order of the page, and its answers as values.
import type { Pointer } from '../../manifest/diagnostic.ts';
import { questionId } from '../../manifest/text/strings.ts';
import { asArray, asObject, isPlainObject, valueAt } from '../../manifest/text/values.ts';
import type { YamlValue } from '../../manifest/yaml/write.ts';
import { controlFor } from './schema/kinds.ts';
import { type FormContext, fieldSchemaAt, helpOf, labelOf, nameOfKey } from './schema/pieces.ts';

/** A text, or a list with one entry a line. */
export interface TownQuestion {
  /** The key of the text among those of the service. */
  key: string;
  label: string;
  hint: string;
  /** The neighbor's text, as it would be typed. */
  example: string;
  /** A list, or a text for each of something. */
  isList: boolean;
  required: boolean;
  /** Keys that go together with this one: with one of them, this one is needed too. */
  with: Set<string>;
}

/** The questions of one section of the town's page. */
export interface TownQuestions {
  /** The heading that visitors see above the answers. */
  heading: string;
  questions: TownQuestion[];
}

/** What a town's texts for a service are asked like: those of a neighbor, at its place in the list of towns. */
export interface TownModel {
  at: number;
  service: string;
  forms: FormContext;
}

const pointerTo = ({ at, service }: TownModel, key: string): Pointer => ['towns', at, service, key];

/** The questions of a service in the order of the page, by section. What has no words, such as buttons, is not asked for. */
export function townQuestions(model: TownModel): TownQuestions[] {
  const { service, forms } = model;
  const template = asObject(
    asArray(asObject(forms.manifest).town_pages).find((page) => asObject(page).service === service),
  );
  const seen = new Set<string>();
  const questionsIn = (part: unknown) => {
    const keys = [...JSON.stringify(part ?? '').matchAll(/\btown\.(\w+)\.(\w+)/g)]
      .flatMap(([, of, key = '']) => (of === service ? key : []))
      .filter((key) => !seen.has(key) && seen.add(key));
    return keys.flatMap((key) => questionFor(key, model) ?? []);
  };
  const sections = asArray(template.sections).map((section) => ({
    heading: String(asObject(section).heading ?? ''),
    questions: questionsIn(section),
  }));
  return [
    ...sections,
    { heading: 'In search engines', questions: questionsIn(template.seo) },
  ].filter(({ questions }) => questions.length > 0);
}

/** The question for one text; undefined for one without words, and where the neighbor says nothing. */
export function questionFor(key: string, model: TownModel): TownQuestion | undefined {
  const { service, forms } = model;
  const pointer = pointerTo(model, key);
  const value = valueAt(forms.manifest, pointer) as YamlValue | undefined;
  const piece = fieldSchemaAt(pointer, forms);
  const known = forms.towns.get(service)?.get(key);
  const lines = value === undefined ? [] : linesOf(value, pointer, forms);
  if (!known || lines.length === 0 || lines.some((line) => line === '')) return undefined;
  return {
    key,
    label: labelOf(piece),
    hint: hintFor(value, helpOf(known.schema)),
    example: lines.join('\n'),
    isList: typeof value !== 'string',
    required: known.required,
    with: known.requiredWith,
  };
}

function hintFor(value: unknown, help: string): string {
  const [entry] = asArray(value);
  if (asObject(entry).question) return 'One a line: the question, and then its answer.';
  if (typeof entry === 'string') return 'One a line.';
  if (typeof value === 'string') return help.split(' ').length > 3 ? help : '';
  return 'One a line: a few words, a colon, and a sentence.';
}

/** A value as lines: none for what has no words of its own, such as the name of a list of buttons. */
function linesOf(value: YamlValue, pointer: Pointer, forms: FormContext): string[] {
  // The name of a size is chosen, not written.
  const isId = typeof value === 'string' && nameOfKey(value, forms) !== value.replaceAll('_', ' ');
  if (typeof value === 'string') return isText(pointer, forms) && !isId ? [value] : [];
  if (Array.isArray(value))
    return value.map((entry, at) =>
      typeof entry === 'string' ? entry : entryLine(entry, [...pointer, at], forms),
    );
  const texts = Object.entries(asObject(value)).filter(([, text]) => typeof text === 'string');
  const isOpen = !fieldSchemaAt(pointer, forms).schema.properties;
  return isOpen ? texts.map(([key, text]) => `${nameOfKey(key, forms)}: ${text}`) : [];
}

const isText = (pointer: Pointer, forms: FormContext) => {
  const piece = fieldSchemaAt(pointer, forms);
  return controlFor(piece, valueAt(forms.manifest, pointer)) === 'text' && !piece.own.advanced;
};

const textKeys = (entry: unknown, pointer: Pointer, forms: FormContext) =>
  Object.keys(asObject(entry)).filter((key) => isText([...pointer, key], forms));

function entryLine(entry: YamlValue, pointer: Pointer, forms: FormContext): string {
  const [first = '', ...others] = textKeys(entry, pointer, forms).map((key) =>
    String(asObject(entry)[key]),
  );
  return [/\?$/.test(first) ? first : `${first}:`, ...others].join(' ');
}

/** The values of the typed answers, with the neighbor's choices that have no words. An empty answer is left out. */
export function townTextsOf(model: TownModel, typed: Record<string, string>): YamlValue {
  const { at, service, forms } = model;
  const asked = townQuestions(model).flatMap(({ questions }) => questions);
  const values = Object.entries(asObject(valueAt(forms.manifest, ['towns', at, service])));
  return Object.fromEntries(
    values.flatMap(([key, value]) => {
      const pointer = pointerTo(model, key);
      const isAsked = asked.some((question) => question.key === key);
      const words = typed[key]?.trim() ?? '';
      if (isAsked) return words ? [[key, parseAnswer(words, value, pointer, forms)]] : [];
      return isChoice(value as YamlValue, pointer, model) ? [[key, value]] : [];
    }),
  ) as YamlValue;
}

/** What a town has to have, and what is no text: a picture, the name of a list of buttons. */
const isChoice = (value: YamlValue, pointer: Pointer, { service, forms }: TownModel) =>
  forms.towns.get(service)?.get(String(pointer.at(-1)))?.required === true ||
  (typeof value === 'string' && !isText(pointer, forms) && value.includes('.')) ||
  (isPlainObject(value) && typeof value.src === 'string');

function parseAnswer(
  words: string,
  value: unknown,
  pointer: Pointer,
  forms: FormContext,
): YamlValue {
  if (typeof value === 'string') return words.replace(/\s+/g, ' ');
  const lines = words.split('\n').flatMap((line) => line.trim() || []);
  if (!Array.isArray(value)) {
    const keys = Object.keys(asObject(value));
    return Object.fromEntries(
      lines.slice(0, keys.length).map((line, at) => [keys[at], splitLine(line).at(-1) ?? line]),
    );
  }
  const [example] = value;
  if (typeof example === 'string') return lines;
  return lines.map((line, at) => {
    const like = asObject(value[Math.min(at, value.length - 1)]);
    const [first, second] = textKeys(example, [...pointer, 0], forms);
    const [head = line, text = ''] = splitLine(line);
    const own = { ...(first && { [first]: head }), ...(second && { [second]: text }) };
    const id = like.id === undefined ? {} : { id: questionId(head) };
    return { ...(like as object), ...own, ...id } as YamlValue;
  });
}

/** "Main Street: Put it out early." and "When? On Monday." in two; a line without a first part is one. */
const splitLine = (line: string): string[] =>
  (/^(.{1,90}?\?)\s+(\S.*)$/.exec(line) ?? /^([^:]{1,60}):\s+(\S.*)$/.exec(line))?.slice(1) ?? [
    line,
  ];
