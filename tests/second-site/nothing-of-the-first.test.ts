// The second site has nothing of the first: no word, name, number, colour or drawing, in whatever file the build writes.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite, CACHE, ROOT } from '../support/sites/build-site.ts';
import { FIXTURE } from '../support/sites/fixture-site.ts';
import { drawnIcons, lookOf } from './looks.ts';
import { type BuiltFile, type ProgramWords, programWords, textFiles, tracesIn } from './traces.ts';
import { type Traits, traitsOf, without } from './traits.ts';

const SECOND = 'tests/fixtures/second-site';
const output = join(ROOT, CACHE, `second-site-${process.pid}`);

/** The first build on a machine encodes every picture, in milliseconds. */
const TIMEOUT_MS = 600_000;

const first = traitsOf(FIXTURE, lookOf(FIXTURE));
const second = traitsOf(SECOND, lookOf(SECOND));
const own: Traits = without(first, second);
let program: ProgramWords;
let files: BuiltFile[];

/** A person who names a site wants to know about that one. */
const comparing = !process.env.CURBSIDE_SITE;

beforeAll(async () => {
  if (!comparing) return;
  await buildSite(output, { site: SECOND }).done;
  files = textFiles(output);
  program = programWords(output);
}, TIMEOUT_MS);
afterAll(() => rmSync(output, { recursive: true, force: true }));

it.runIf(comparing)('the two have so little in common that a trace can be told', () => {
  const counts = Object.values(own).map(({ size }) => size);
  expect(own.words.size).toBeGreaterThan(first.words.size / 2);
  expect(Math.min(...counts)).toBeGreaterThan(2);
});

it.runIf(comparing)('no text file of the second site has a trace of the first', () => {
  expect(files.flatMap((file) => tracesIn(file, own, program))).toEqual([]);
});

it.runIf(comparing)('no icon of the second site has a colour of the first', async () => {
  const icons = drawnIcons(output);
  expect(icons.length).toBeGreaterThan(2);
  const found = await Promise.all(
    icons.map(async (icon) => {
      const seen = await colorsOfPicture(join(output, icon));
      return [...own.colors].filter((color) => seen.has(color)).map((color) => `${icon}: ${color}`);
    }),
  );
  expect(found.flat()).toEqual([]);
});

it.runIf(comparing)('no picture for link previews is mostly of a colour of the first', async () => {
  const folder = join(output, 'social');
  const previews = readdirSync(folder);
  const grounds = await Promise.all(previews.map((name) => cornerOf(join(folder, name))));
  const near = grounds.filter((ground) => [...own.colors].some((color) => isNear(ground, color)));
  expect(near).toEqual([]);
});

/** The colour at the lower left of a preview, behind the company's name. */
async function cornerOf(file: string): Promise<string> {
  const { height = 1 } = await sharp(file).metadata();
  const corner = { left: 0, top: height - 8, width: 8, height: 8 };
  const { dominant } = await sharp(await sharp(file).extract(corner).png().toBuffer()).stats();
  return Buffer.from([dominant.r, dominant.g, dominant.b]).toString('hex');
}

/** JPEG and the picture library give a colour back as one near it. */
const NEAR = 12;

function isNear(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one, 'hex'), Buffer.from(other, 'hex')];
  return a.every((part, index) => Math.abs(part - (b[index] ?? 0)) <= NEAR);
}

/** The colours of a picture, each as six digits. */
async function colorsOfPicture(file: string): Promise<Set<string>> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const seen = new Set<string>();
  for (let at = 0; at < data.length; at += info.channels) {
    seen.add(data.subarray(at, at + 3).toString('hex'));
  }
  return seen;
}

describe.runIf(comparing)('a trace that is put back is found', () => {
  const put = (path: string, change: (text: string) => string) => {
    const file = files.find((built) => built.path === path);
    if (!file) throw new Error(`There is no file ${path}.`);
    const text = change(file.text);
    expect(text).not.toBe(file.text);
    return tracesIn({ path, text }, own, program);
  };
  const intoPage = (words: string) =>
    put('index.html', (html) => html.replace('</h1>', `${words}</h1>`));

  it('as a word of its trade', () => {
    expect(intoPage(' dumpster')).toEqual(['index.html: word dumpster']);
  });
  it('as a name', () => {
    expect(intoPage(' near Gowanda')).toEqual(['index.html: word gowanda']);
  });
  it('as a number', () => {
    expect(intoPage(' since 1995')).toEqual(['index.html: number 1995']);
  });
  it('as a colour, whichever way it is written', () => {
    const [color = ''] = own.colors;
    const parts = color.match(/../g)?.map((part) => Number.parseInt(part, 16));
    const styled = (value: string) =>
      put('index.html', (html) => html.replace('</style>', `a{color:${value}}</style>`));
    expect(styled(`#${color}`)).toEqual([`index.html: color ${color}`]);
    expect(styled(`rgb(${parts?.join(',')})`)).toEqual([`index.html: color ${color}`]);
  });
  it('as a drawing', () => {
    const [drawing = ''] = own.drawings;
    const drawn = put('index.html', (html) =>
      html.replace('</main>', `<path d="${drawing}"/></main>`),
    );
    expect(drawn).toContain(`index.html: drawing ${drawing}`);
  });
  it('as the name of a file', () => {
    const path = 'images/dumpster.webp.json';
    expect(tracesIn({ path, text: '{}' }, own, program)).toEqual([`${path}: word dumpster`]);
  });
  it('in structured data and in a script', () => {
    const data = put('index.html', (html) => html.replace('"name":"', '"name":"Cattaraugus '));
    expect(data).toContain('index.html: word cattaraugus');
    const script = files.find(({ path }) => path.endsWith('.js'))?.path ?? '';
    expect(put(script, (code) => `${code};"Salamanca"`)).toEqual([`${script}: word salamanca`]);
  });
});
