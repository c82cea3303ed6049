// `npm run bench:scale [-- --towns 6,100] [--only check,build,dev]`: what the site costs as it grows, as a table.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readFlags } from '../../src/node/terminal/read-flags.ts';
import { FIXTURE, fixture } from '../support/sites/fixture-site.ts';
import { median } from './part.ts';
import { manifestWithTowns } from './scale/manifest.ts';
import { type Cost, measured } from './scale/measured-process.ts';
import { type SiteBytes, siteBytes } from './weight/site-bytes.ts';

const RUN = resolve('src/node/launch/run.js');
const BENCH = resolve('tests/bench/run.js');
const CHECK = resolve('tests/bench/scale/check.js');
const SIZES = [6, 100, 1000, 5000];
const PARTS = ['check', 'build', 'dev'] as const;

/** One column of the table: the figures of one size, by their names. */
type Figures = Record<string, string>;

interface Options {
  sizes: number[];
  parts: string[];
}

/** Prints the table. Returns 1 when the scripts of two sizes differ, 2 when a flag cannot be understood. */
export async function run(args: string[]): Promise<number> {
  const options = optionsFrom(args);
  if (!options) {
    console.error(`Flags: --towns ${SIZES.join(',')} --only ${PARTS.join(',')}`);
    return 2;
  }
  const folder = mkdtempSync(join(tmpdir(), 'curbside-scale-'));
  // Every process that is measured takes its pictures from there.
  process.env.CURBSIDE_SITE = FIXTURE;
  try {
    // The first command after a change of the code translates it and compiles the schema.
    say('translating the code');
    await measured([CHECK, fixture.manifest]);
    if (options.parts.includes('build')) await drawPictures(options.sizes, folder);
    const columns: Figures[] = [];
    const scripts = new Set<string>();
    for (const towns of options.sizes) {
      const { figures, bytes } = await measureSize(towns, options.parts, folder);
      columns.push(figures);
      if (bytes) scripts.add(bytes.scripts);
    }
    say('');
    console.log(table(columns));
    if (scripts.size > 1) console.error('The scripts differ with the number of towns.');
    return scripts.size > 1 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function optionsFrom(args: string[]): Options | undefined {
  const { words, flags } = readFlags(args, []);
  const { towns = SIZES.join(','), only = PARTS.join(','), ...unknown } = flags;
  const sizes = towns.split(',').map(Number);
  const parts = only.split(',');
  const fits =
    sizes.every((size) => size >= 6) &&
    parts.every((part) => (PARTS as readonly string[]).includes(part));
  return fits && words.length + Object.keys(unknown).length === 0 ? { sizes, parts } : undefined;
}

/** Pictures are kept by their content and would hide what pages cost: a build beforehand makes those that are missing. */
async function drawPictures(sizes: number[], folder: string): Promise<void> {
  for (const towns of sizes.filter((size) => size <= 100)) {
    say(`${towns} towns: drawing pictures that are not there yet`);
    await build(manifestFor(towns, folder), join(folder, 'before'));
  }
}

function manifestFor(towns: number, folder: string): string {
  const file = join(folder, `${towns}.yaml`);
  writeFileSync(file, manifestWithTowns(readFileSync(fixture.manifest, 'utf8'), towns));
  return file;
}

async function measureSize(
  towns: number,
  parts: string[],
  folder: string,
): Promise<{ figures: Figures; bytes?: SiteBytes }> {
  const manifest = manifestFor(towns, folder);
  const size = { towns: amount(towns), pages: amount(2 * towns + 8) };
  const check = parts.includes('check') ? await measureCheck(towns, manifest) : {};
  const built = parts.includes('build') ? await measureBuild(towns, manifest, folder) : undefined;
  const dev = parts.includes('dev') ? await measureDev(towns, manifest) : {};
  return { figures: { ...size, ...check, ...built?.figures, ...dev }, bytes: built?.bytes };
}

async function measureCheck(towns: number, manifest: string): Promise<Figures> {
  say(`${towns} towns: checking`);
  const alone = await measured([CHECK, manifest]);
  const command = await measured([RUN, 'check', manifest]);
  return {
    'read and check, s': secondsIn(alone.output)[0] ?? '',
    'npm run check, s (CPU)': time(command),
    '  memory of the check, MB': amount(command.memory),
  };
}

async function measureBuild(towns: number, manifest: string, folder: string) {
  const output = join(folder, 'site');
  say(`${towns} towns: building`);
  const built = await build(manifest, output);
  const bytes = siteBytes(output);
  rmSync(output, { recursive: true });
  const figures = {
    'build, s (CPU)': time(built),
    '  memory, MB': amount(built.memory),
    'script of all pages, bytes': amount(bytes.script),
    'data of a page, bytes (middle)': amount(bytes.middleData),
    '  (largest)': amount(bytes.largestData),
    'HTML of the largest page, bytes': amount(bytes.largestHtml),
  };
  return { figures, bytes };
}

function build(manifest: string, output: string) {
  return measured([RUN, 'build', '--outDir', output, '--emptyOutDir'], {
    NODE_ENV: 'production',
    CURBSIDE_MANIFEST: manifest,
  });
}

async function measureDev(towns: number, manifest: string): Promise<Figures> {
  say(`${towns} towns: typing in the editor`);
  const { output } = await measured([BENCH, 'scale/dev', manifest]);
  const [frame, memory] = ['frame', 'memory'].map((name) => numbersIn(output, name));
  const [few = Number.NaN, many = Number.NaN] = memory ?? [];
  return {
    'key to page, ms (middle)': amount(median(frame ?? [])),
    'memory after 20 letters, MB': few.toFixed(1),
    '  after 200': many.toFixed(1),
  };
}

function secondsIn(output: string): string[] {
  return numbersIn(output, 'seconds').map((seconds) => seconds.toFixed(2));
}

/** The numbers of a line of output that begins with a name. */
function numbersIn(output: string, name: string): number[] {
  const [, numbers = ''] = new RegExp(`^${name}: (.*)$`, 'm').exec(output) ?? [];
  return numbers.split(' ').map(Number);
}

const time = ({ seconds, cpu }: Cost) => `${seconds.toFixed(1)} (${cpu.toFixed(1)})`;
const amount = (value: number) => Math.round(value).toLocaleString('en-US');

/** Says on a terminal what is being done; nothing in continuous integration. */
function say(text: string): void {
  if (process.stderr.isTTY && !process.env.CI) process.stderr.write(`\r\u001b[K${text}`);
}

function table(columns: Figures[]): string {
  const names = Object.keys(columns[0] ?? {});
  const first = Math.max(...names.map((name) => name.length));
  const widths = columns.map((column) =>
    Math.max(...Object.values(column).map((value) => value.length)),
  );
  return names
    .map((name) =>
      [
        name.padEnd(first),
        ...columns.map((column, index) => (column[name] ?? '').padStart(widths[index] ?? 0)),
      ].join('  '),
    )
    .join('\n');
}
