// Finds the traits of a site in the files of another one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { es } from '../../src/model/words/es.ts';
import { sourceFiles } from '../source-files.ts';
import { colorsIn, numbersIn, type Traits, textsIn, wordsIn } from './traits.ts';

/** A file of a finished site. */
export interface BuiltFile {
  path: string;
  text: string;
}

const TEXTS = /\.(html|json|js|css|svg|xml|txt|webmanifest|conf)$|\/_\w+$|^_\w+$/;

/** The licences are the words of others. */
const OF_OTHERS = 'licences.txt';

/** Every text file of a finished site. */
export function textFiles(folder: string): BuiltFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => TEXTS.test(name) && name !== OF_OTHERS)
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

/** The words that programs are written in, whatever the site. */
export interface ProgramWords {
  /** Names in the engine's own code. */
  engine: Set<string>;
  /** The texts that the schema puts where a manifest has none, and the engine's own words, which name their translations. */
  defaults: Set<string>;
  /** The texts that code compares with, such as "instant": one word in lower case. */
  values: Set<string>;
  /** Everything in the libraries that the browser is sent. */
  libraries: Set<string>;
}

/** Removes the libraries from the site's list of licences. */
export function programWords(folder: string): ProgramWords {
  const code = sourceFiles.map(({ text }) => withoutTexts(text)).join('\n');
  const values = sourceFiles.flatMap(({ text }) => text.match(/(?<=['"])[a-z-]+(?=['"])/g) ?? []);
  const list = readFileSync(join(folder, OF_OTHERS), 'utf8');
  const packages = [...list.matchAll(/^(@?[\w./-]+) \d+\.\d+\.\d+\S* \(/gm)].map(
    ([, name = '']) => name,
  );
  return {
    engine: wordsIn(code),
    defaults: wordsIn(defaultTexts()),
    values: wordsIn(values.join('\n')),
    libraries: wordsIn(packages.flatMap(scriptsOf).join('\n')),
  };
}

/** A text in quotes or between tags could be a client's, and a comment is not shipped. */
function withoutTexts(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, ' ')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, ' ')
    .replace(/(?<==?>|\/>|">)[^<>{}();]*(?=<)/g, ' ');
}

function defaultTexts(): string {
  return readdirSync('schema', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.schema.json'))
    .flatMap((name) => readFileSync(join('schema', name), 'utf8').match(/"default": ".*"/g) ?? [])
    .concat(Object.keys(es))
    .join('\n');
}

function scriptsOf(name: string): string[] {
  const folder = join('node_modules', name);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(m?js|cjs|css)$/.test(file) && !file.includes('node_modules'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** A number with this many digits is no coincidence in any file. */
const TELLING_DIGITS = 5;

/** Fewer digits count things in every text. */
const COUNTING_DIGITS = 2;

/** The traits in a file, each with its kind. */
export function tracesIn(
  { path, text }: BuiltFile,
  traits: Traits,
  { engine, defaults, values, libraries }: ProgramWords,
): string[] {
  const { said, code, links = '' } = partsOf(path, text);
  const isEngines = (word: string) =>
    defaults.has(word) || (engine.has(word) && !traits.names.has(word));
  const isCodes = (word: string) => isEngines(word) || values.has(word) || libraries.has(word);
  const numbers = [
    ...(path.endsWith('.html') ? withDigits(numbersIn(said), COUNTING_DIGITS) : []),
    ...withDigits(numbersIn(text), TELLING_DIGITS),
  ];
  const found = {
    word: [
      ...[...wordsIn(`${path}\n${said}\n${links}`)].filter((word) => !isEngines(word)),
      ...[...wordsIn(code)].filter((word) => !isCodes(word)),
    ].filter((word) => traits.words.has(word)),
    number: numbers.filter((number) => traits.numbers.has(number)),
    color: [...colorsIn(text)].filter((color) => traits.colors.has(color)),
    drawing: [...traits.drawings].filter((drawing) => text.includes(drawing)),
  };
  return Object.entries(found).flatMap(([kind, all]) =>
    [...new Set(all)].map((trace) => `${path}: ${kind} ${trace}`),
  );
}

function withDigits(numbers: Set<string>, least: number): string[] {
  return [...numbers].filter((number) => number.replace('.', '').length >= least);
}

interface Parts {
  /** The files that people and search engines read. */
  said: string;
  /** Addresses that a page names: their words may be read, but their numbers are signs and sizes. */
  links?: string;
  /** The files that are written for programs. */
  code: string;
}

function partsOf(path: string, text: string): Parts {
  if (path.endsWith('.html')) return partsOfPage(text);
  if (path.endsWith('.json')) return { said: textsIn(JSON.parse(text)).join('\n'), code: '' };
  const isCode = /\.(js|css|conf)$/.test(path) || path === '_headers';
  return isCode ? { said: '', code: text } : { said: text, code: '' };
}

function partsOfPage(html: string): Parts {
  const data: string[] = [];
  const scripts: string[] = [];
  const markup = html.replace(ELEMENTS, (_, __, attributes: string, inside: string) => {
    (attributes.includes('ld+json') ? data : scripts).push(inside);
    return ' ';
  });
  const spoken: string[] = [];
  const links: string[] = [];
  const tags = (markup.match(/<[^>]*>/g) ?? []).map((tag) =>
    tag.replace(ATTRIBUTES, (_, name: string, words: string) => {
      (/href|src/.test(name) ? links : spoken).push(words);
      return ' ';
    }),
  );
  return {
    said: [markup.replace(/<[^>]*>/g, ' '), ...data, ...spoken].join('\n'),
    links: links.join('\n'),
    code: [...scripts, ...tags].join('\n'),
  };
}

const ELEMENTS = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const ATTRIBUTES = / (alt|title|aria-label|content|href|src|srcset)="([^"]*)"/gi;
