// `npm run add` as it is used: questions on a terminal, flags in a script, and what it leaves in the file.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { run } from '../../../src/node/commands/add.ts';
import { manifestText, verdictOn } from '../../manifest/real-manifest.ts';
import { holdOpen } from '../../support/failing-disk.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { asArgs, textFlags } from './town-answers.ts';

const file = join(temporaryFolder(), 'pages.yaml');

/** Runs the command on a copy of pages.yaml; `answers` are typed one a line, or nobody is there. */
async function add(args: string[], answers?: string[], original = manifestText) {
  writeFileSync(file, original);
  const [input, output] = [new PassThrough(), new PassThrough()];
  input.end((answers ?? []).map((answer) => `${answer}\n`).join(''));
  const interactive = answers !== undefined;
  const code = await run([...args, '--file', file], { input, output, interactive });
  return { code, said: String(output.read() ?? ''), text: readFileSync(file, 'utf8') };
}

const checks = ['faq', 'billing', '--question', 'Do you take checks?', '--answer', 'Yes.'];

const gowanda = {
  ...{ name: 'Gowanda', counties: 'Erie', residents: '2512', blurb: 'On a creek.' },
  alt: 'A cart by the creek.',
};

test('Answers at the prompt become a town, after a yes', async () => {
  const facts = ['Gowanda', '', '', 'Cattaraugus, Erie', '2512', '', '42.4631, -78.9356'];
  const { code, said, text } = await add(
    ['town'],
    [
      ...[...facts, 'A village on a creek.', '', '', '', 'A cart by the creek.'],
      ...Object.values(textFlags()),
      ...['', 'yes'],
    ],
  );
  expect(code).toBe(0);
  expect(said).toContain('Its part of the address [gowanda]: ');
  expect(said).toContain('- New page: the Gowanda page of Roll-Off Dumpsters');
  expect(
    verdictOn(text).site?.pages.some(({ page }) => page.path === '/rolloff-dumpsters/ny/gowanda/'),
  ).toBe(true);
  const lines = text.split('\n');
  let at = -1;
  for (const line of manifestText.split('\n')) {
    at = lines.indexOf(line, at + 1);
    expect(at).toBeGreaterThan(-1);
  }
});

test('A text that a town has to have is asked for with the neighbor’s as an example, which Enter does not take', async () => {
  const flags = asArgs({ ...gowanda, like: 'collins', services: 'residential' });
  const { said } = await add(['town', ...flags], ['', '', '', '', '', 'Of its own.', '']);
  expect(said).toContain('  An example: On Route 62 or out on a farm road near Zoar Valley');
  expect(said).toContain('Residential Trash Pickup: Intro: ');
  expect(said).toContain('Please type something.');
  expect(said).toContain('Nothing was written.');
});

test('A town like another one has none of its words, and goes without the texts that may be left out', async () => {
  const texts = textFlags(['residential']);
  const flags = asArgs({ ...gowanda, like: 'collins', services: 'residential', ...texts });
  const { code, said, text } = await add(['town', ...flags, '--yes']);
  expect(code).toBe(0);
  const page = verdictOn(text).site?.pages.find(({ path }) => path.endsWith('/ny/gowanda/'))?.page;
  expect(page?.sections.map(({ type }) => type)).toEqual(['hero', 'towns', 'cta']);
  const { towns } = parse(text);
  expect(JSON.stringify(towns.at(-1))).not.toMatch(/Route 62|Zoar|Collins/);
  expect(said).toContain('residential.reasons');
});

test('A script names the flag of each text that a town has to have, and of none for another service', async () => {
  const flags = asArgs({ ...gowanda, services: 'residential', 'rolloff-intro': 'Boxes.' });
  const { code, said } = await add(['town', ...flags, '--yes']);
  expect(code).toBe(1);
  expect(said).toContain('--rolloff-intro: the other answers have no place for it.');
  expect(said.match(/--residential-[\w-]+/g)).toEqual(
    Object.keys(textFlags(['residential'])).map((flag) => `--${flag}`),
  );
});

test('A list that the pages of a service cannot do without is typed on one line', async () => {
  const optional = /( +only_with: town\.residential\.weekly\n)/;
  expect(manifestText).toMatch(optional);
  const needed = manifestText.replace(optional, '');
  const flags = { ...gowanda, services: 'residential', ...textFlags(['residential']) };
  const args = ['town', ...asArgs({ ...flags, 'residential-weekly-intro': 'Each week:' }), '--yes'];
  expect((await add(args, undefined, needed)).said).toContain('--residential-weekly ');
  const list = 'One cart | Pay by check';
  const { code, text } = await add([...args, '--residential-weekly', list], undefined, needed);
  expect([code, text.includes('        - Pay by check\n')]).toEqual([0, true]);
});

test('A town with some of the services gets their pages, and no others', async () => {
  const flags = { ...gowanda, services: 'rolloff', ...textFlags(['rolloff']) };
  const { code, text } = await add(['town', ...asArgs(flags), '--yes']);
  expect(code).toBe(0);
  const paths = (verdictOn(text).site?.pages ?? []).map(({ path }) => path);
  expect(paths.filter((path) => path.includes('gowanda'))).toEqual([
    '/rolloff-dumpsters/ny/gowanda/',
  ]);
  const { said } = await add(['town', ...asArgs({ ...flags, services: 'commercial' }), '--yes']);
  expect(said).toContain('"commercial" cannot be chosen. Allowed here: rolloff, residential.');
});

const unnamed = manifestText.replace(/^# yaml-language-server.*\n/, '');

test.each([
  ['\n', unnamed],
  ['\r\n', unnamed.replaceAll('\n', '\r\n')],
])(
  'A file without a line that names the schema gets one, with the line end %j',
  async (end, original) => {
    const { code, said, text } = await add([...checks, '--yes'], undefined, original);
    expect(said).toContain('Its first line names the schema now');
    const [first = '', ...rest] = text.split(end);
    const [, schema = ''] = /^# yaml-language-server: \$schema=(.*)$/.exec(first) ?? [];
    expect(existsSync(join(dirname(file), schema))).toBe(true);
    expect(rest.slice(0, 9)).toEqual(original.split(end).slice(0, 9));
    expect(code).toBe(0);
  },
);

test('In a folder with the package, the line names the schema of the package', async () => {
  const installed = join(dirname(file), 'node_modules/curbside');
  mkdirSync(installed, { recursive: true });
  onTestFinished(() => rmSync(installed, { recursive: true }));
  const { text } = await add([...checks, '--yes'], undefined, unnamed);
  expect(text).toMatch(
    /^# yaml-language-server: \$schema=\.\/node_modules\/curbside\/schema\/manifest\.schema\.json\n/,
  );
});

test('An answer that cannot be taken is asked for again', async () => {
  const { code, said } = await add(
    ['faq'],
    ['nolist', 'billing', '', 'Do you take checks?', 'Yes.', 'due-date', '', 'yes'],
  );
  expect(said).toContain('"nolist" cannot be chosen. Allowed here: billing');
  expect(said).toContain('Please type something.');
  expect(said).toContain('have the id "due-date". Delete this one');
  expect(code).toBe(0);
});

test.each([['no'], ['']])(
  'Nothing is written after the answer "%s" to the last question',
  async (answer) => {
    const { code, said, text } = await add(checks, ['', answer]);
    expect(said).toContain('Add it? (yes or no): ');
    expect(said).toContain('Nothing was written.');
    expect([code, text]).toEqual([1, manifestText]);
  },
);

test('Nothing is written when the input ends before the last question', async () => {
  const { code, said, text } = await add(['page'], ['/recycling/']);
  expect(said).toContain('Nothing was written.');
  expect([code, text]).toEqual([1, manifestText]);
});

test('A script adds with flags and --yes', async () => {
  const { code, said, text } = await add([...checks, '--yes']);
  expect(code).toBe(0);
  expect(said).toContain('- A question was added to the Billing FAQ: “Do you take checks?”');
  expect(text).toContain('    - id: take-checks\n');
});

test('A script without --yes sees what changes for visitors, and nothing is written', async () => {
  const { code, said, text } = await add(checks);
  expect(said).toContain('- A question was added to the Billing FAQ');
  expect(said).toContain('add --yes');
  expect([code, text]).toEqual([1, manifestText]);
});

test('A script is told every flag that is missing at once', async () => {
  const { code, said } = await add(['town', '--name', 'Gowanda']);
  expect(code).toBe(1);
  const texts = Object.keys(textFlags()).map((flag) => `--${flag}`);
  expect(said.match(/--[\w-]+/g)).toEqual([
    ...['--counties', '--residents', '--blurb', '--alt'],
    ...texts,
  ]);
});

test('Counties may be written with the word County and in small letters', async () => {
  const { said } = await add(['town'], ['Gowanda', '', '', 'erie county and cattaraugus', '2512']);
  expect(said).not.toContain('No county');
  expect(said).toContain('How many people live there');
});

test('A county of another state is taken with the state', async () => {
  const facts = { ...gowanda, name: 'Bradford', counties: 'McKean', ...textFlags() };
  const args = ['town', ...asArgs(facts), '--yes'];
  expect((await add(args)).said).toContain('no county of NY has that name');
  const { code, text } = await add([...args, '--state', 'PA']);
  expect([code, text.includes('    state: PA\n')]).toEqual([0, true]);
});

test('A brace that belongs to no placeholder is refused at once, not after the last question', async () => {
  const { said } = await add(
    ['faq', 'billing'],
    ['Do you take {crates}?', 'Do you take checks?', 'Call {fone}.', 'Call {phone'],
  );
  expect(said).toContain('There is no placeholder {crates}. Allowed here: {phone}');
  expect(said).toContain('There is no placeholder {fone}. Did you mean "{phone}"?');
  expect(said).toContain('has a curly brace that is not part of a placeholder.');
});

test.each([
  [[], 'Say what to add:'],
  [['twon'], 'Say what to add:'],
  [['page', '--pth', '/x/'], 'There is no flag --pth. Did you mean --path?'],
  [['faq', 'billing', 'Do', 'you'], 'Put texts of several words in quotes, behind the flag'],
  [['page', '--path', '/about/'], 'Two pages have the address "/about/".'],
  [['faq', 'constructor'], '"constructor" cannot be chosen.'],
])('%j is refused', async (args, refusal) => {
  const { code, said, text } = await add(args);
  expect(said).toContain(refusal);
  expect([code, text]).toEqual([1, manifestText]);
});

test.each([
  ['town', 'name', 'dunkirk', 'dunkirk'],
  ['town', 'name', 'Gowanda, NY', 'name'],
  ['town', 'slug', 'collins', 'collins'],
  ['town', 'slug', 'Gow anda', 'cannot be the'],
  ['town', 'counties', 'Eerie', 'no county has that name. Did you mean "Erie"?'],
  ['town', 'residents', 'many', 'number'],
  ['town', 'coordinates', '42', 'longitude'],
  ['town', 'like', 'western-ny', '"western-ny" cannot be chosen.'],
  ['page', 'path', 'My Page', 'with a slash at both ends'],
  ['page', 'title', 'Pay Your Bill | {company}', 'Two pages'],
])(
  'a %s with the %s “%s” is refused in the words of the check',
  async (kind, flag, value, words) => {
    const { said, code } = await add([kind, `--${flag}`, value]);
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`^--${flag}: `, 'm'));
    expect(said).toContain(words);
  },
);

test('A text that would break the file is shown as a problem, and not written', async () => {
  const { code, said, text } = await add([...checks.slice(0, 5), 'Ask\u202e us.', '--yes']);
  expect(said).toContain('--answer: ');
  expect(said).toContain('a character that nobody can see (U+202E)');
  expect(said).toContain('Nothing was written.');
  expect([code, text]).toEqual([1, manifestText]);
});

test('A file with errors is to be mended first', async () => {
  const broken = manifestText.replace('\nsite:', '\nsiet:');
  const { code, said, text } = await add([...checks, '--yes'], undefined, broken);
  expect(said).toContain('unknown-key');
  expect(said).toMatch(/Nothing was written\. Mend .* first\./);
  expect([code, text]).toEqual([1, broken]);
});

test('What was saved while the questions were asked stays', async () => {
  writeFileSync(file, manifestText);
  const [input, output] = [new PassThrough(), new PassThrough()];
  const saved = manifestText.replace('label: About', 'label: About Us');
  const running = run([...checks, '--id', 'checks', '--file', file], {
    input,
    output,
    interactive: true,
  });
  let said = '';
  output.on('data', (words) => {
    said += words;
    if (input.writableEnded || !said.includes('(yes or no)')) return;
    writeFileSync(file, saved);
    input.end('yes\n');
  });
  expect(await running).toBe(1);
  expect(said).toContain('was saved meanwhile. Nothing was written');
  expect(readFileSync(file, 'utf8')).toBe(saved);
});

test('A file that cannot be replaced is as it was', async () => {
  const original = manifestText;
  writeFileSync(file, original);
  const output = new PassThrough();
  holdOpen(file);
  const args = [...checks, '--file', file, '--yes'];
  expect(await run(args, { input: new PassThrough(), output, interactive: false })).toBe(1);
  expect(String(output.read())).toContain('Another program has the file open');
  expect(readFileSync(file, 'utf8')).toBe(original);
});
