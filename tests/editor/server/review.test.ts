// The review has one entry for each thing that was done, and each is taken back by itself.
import { describe, expect, inject, it, vi } from 'vitest';
import { parse } from 'yaml';
import { applyChange } from '../../../src/editor/document/apply-change.ts';
import type { ManifestChange } from '../../../src/editor/document/change.ts';
import { compareVersions } from '../../../src/editor/document/compare/compare-versions.ts';
import {
  addStep,
  type EditHistory,
  OUTSIDE,
  textStep,
} from '../../../src/editor/document/history.ts';
import { newTown } from '../../../src/editor/document/new-entries.ts';
import {
  type FieldSchema,
  fieldSchemaAt,
  formsOf,
  labelOf,
} from '../../../src/editor/document/schema/pieces.ts';
import { applyChanges } from '../../../src/editor/server/changed-text.ts';
import {
  compareDraft,
  GO_BACK,
  pageTitles,
  publicationParts,
} from '../../../src/editor/server/review.ts';
import { newErrors, toShownDiagnostic } from '../../../src/editor/server/shown-diagnostics.ts';
import type { ShownSite } from '../../../src/editor/server/store.ts';
import type { Diagnostic } from '../../../src/manifest/diagnostic.ts';
import { placeLabel } from '../../../src/manifest/messages/place-name.ts';
import { messages } from '../../../src/manifest/rules/since/lost-addresses.ts';
import { readSchemaFiles } from '../../../src/manifest/schema/schema-files.ts';
import {
  type Edit,
  edited,
  manifestText,
  siteOf,
  verdictOn,
} from '../../manifest/real-manifest.ts';
import { relativeProcessorTime } from '../../support/processor-time.ts';

// A machine that is busy with other tests has the time that it needs.
const site = { check: verdictOn, longestReview: 60_000 } as unknown as ShownSite;

/** A text with the new town Gowanda, which has as many texts as Dunkirk. */
async function withGowandaAtEnd(text: string): Promise<string> {
  const manifest = parse(text);
  const { residential, rolloff } = manifest.towns.find(
    ({ id }: { id: string }) => id === 'dunkirk',
  );
  const gowanda = newTown(manifest, {
    ...{ name: 'Gowanda', counties: 'Cattaraugus', residents: '2,500', blurb: 'On the creek.' },
    ...{ texts: { residential, rolloff }, like: 'dunkirk' },
    picture: { src: '/images/about.webp', alt: 'A green cart.' },
    coordinates: { latitude: 42.4631, longitude: -78.9359 },
  });
  const changes = [gowanda];
  return String(await applyChanges(text, { changes }, readSchemaFiles('schema')));
}

const town = textStep(manifestText, await withGowandaAtEnd(manifestText));
const BEHIND = manifestText.slice(town.start, town.start + 200);
const withGowanda = (text: string) => text.replace(BEHIND, () => town.after + BEHIND);

type Make = Edit | Edit[] | ((text: string) => string);

const make = (text: string, step: Make) =>
  typeof step === 'function' ? step(text) : edited([step].flat(), text).text;

/** The history of some steps by their words, each made on the text that the one before has left. */
function historyOf(steps: Record<string, Make>, text = manifestText): EditHistory {
  const history: EditHistory = { steps: [], text };
  for (const [words, step] of Object.entries(steps)) {
    addStep(history, { ...textStep(history.text, make(history.text, step)), words });
  }
  return history;
}

const partsOf = (steps: Record<string, Make>, published = manifestText) =>
  compareDraft(published, historyOf(steps), site).parts;

const OFF = { find: ['name: Collins', 'is_active: true'], write: 'is_active: false' };
const ANSWER = ['faqs:', 'billing:', 'Bills are …'];
const answer = (start: string, from = ANSWER) => ({
  find: from,
  write: `${start} due within 30 days. The exact date is printed on your bill.`,
});
const PHONE = { find: ['phone: (716) 555-0142'], write: 'phone: (716) 555-0177' };
const RATING = { find: ['value: 3.9'], write: 'value: 4.1' };
const WORD = answer('Bills are usually');

it('has a new town, a town that goes and a word as three entries, and takes back each of them alone', () => {
  const parts = partsOf({
    'changed the answer': WORD,
    'added the town Gowanda': withGowanda,
    'hid the town Collins': OFF,
  });
  expect(parts.map(({ sentences }) => sentences[0])).toEqual([
    'The answer of the first question of the Billing FAQ changes: “Bills are typically due …” → “Bills are usually due …”',
    'New page: the Gowanda page of Residential Trash Pickup',
    'The Collins page of Residential Trash Pickup goes away; its address leads to “not found” from then on',
  ]);
  const [word, town, off] = parts.map(({ text }) => text);
  expect(word).toBe(make(withGowanda(manifestText), OFF));
  expect(town).toBe(edited([WORD, OFF]).text);
  expect(off).toBe(withGowanda(edited([WORD]).text));
  expect(parts.flatMap(({ also = [] }) => also)).toEqual([]);
});

it('has an answer, a new question, the words of a size and a switch as four entries', () => {
  const question = '- question: Do you take cash?\n  answer: No.\n- id: ways-to-pay';
  const parts = partsOf({
    'changed the answer': WORD,
    'added a question': { find: ['faqs:', 'billing:', '- id: ways-to-pay'], write: question },
    'changed the opening hour': { find: ['opens: "07:00"'], write: 'opens: "08:00"' },
    'changed the number of reviews': RATING,
  });
  expect(parts.map(({ sentences }) => sentences.length)).toEqual([1, 1, 1, 1]);
  expect(parts[1]?.text).not.toContain('Do you take cash?');
  expect(parts[1]?.text).toContain('usually due');
});

it('says which steps go with one, because they have changed the same place', () => {
  const question = '- question: Do you take cash?\n  answer: No.\n- id: ways-to-pay';
  const parts = partsOf({
    'added a question': { find: ['faqs:', 'billing:', '- id: ways-to-pay'], write: question },
    'changed the new answer': { find: ['faqs:', 'billing:', 'answer: No.'], write: 'answer: Yes.' },
    'changed the phone number': PHONE,
  });
  expect(parts.map(({ step, also }) => [step, also])).toEqual([
    ['added a question', ['changed the new answer']],
    ['changed the phone number', undefined],
  ]);
  expect(parts[0]?.text).toBe(edited([PHONE]).text);
});

it('says which steps go with one, because the site would have errors without them', () => {
  const friday = 'to: Thursday\nopens: "07:00"\ncloses: "17:00"';
  const line =
    '    - from: Friday\n      to: Friday\n      opens: "07:00"\n      closes: "15:00"\n';
  const parts = partsOf({
    'changed the last day': { find: ['to: Friday'], write: friday.split('\n')[0] },
    'added office hours': (text) =>
      text.replace(/( {4}- from: Monday\n.*\n.*\n.*\n)/, (entry) => `${entry}${line}`),
  });
  const [first] = parts;
  expect([first?.step, first?.also]).toEqual(['changed the last day', ['added office hours']]);
  expect(first?.text).toBe(manifestText);
});

it('leaves out what was changed back, and has two changes of one place as one', () => {
  const back = { find: ['faqs:', 'billing:', 'Bills are usually …'], write: '' };
  const [, original = ''] = /^ *(Bills are typically.*)$/m.exec(manifestText) ?? [];
  expect(
    partsOf({
      'changed the answer': WORD,
      'changed the phone number': PHONE,
      'changed the answer back': { ...back, write: original },
    }).map(({ step }) => step),
  ).toEqual(['changed the phone number']);
  const parts = partsOf({
    'changed the answer': WORD,
    'changed the answer again': answer('Bills are always', [
      'faqs:',
      'billing:',
      'Bills are usually …',
    ]),
  });
  expect(parts.map(({ sentences }) => sentences)).toEqual([
    [expect.stringContaining('“Bills are typically due …” → “Bills are always due …”')],
  ]);
  expect(parts[0]?.text).toBe(manifestText);
});

it('has changes of another program as an entry of their own', () => {
  const published = edited([answer('Bills were once')]).text;
  const parts = partsOf({ 'changed the phone number': PHONE, [OUTSIDE]: RATING }, published);
  expect(parts.map(({ sentences }) => sentences[0])).toEqual([
    expect.stringContaining('“Bills were once due …” → “Bills are typically due …”'),
    'The phone number changes: “(716) 555-0142” → “(716) 555-0177”',
    'The value of the rating changes: 3.9 → 4.1',
  ]);
});

it('leaves out what somebody else has published, and the draft has joined', () => {
  const published = edited([RATING]).text;
  const parts = partsOf(
    { 'changed the phone number': PHONE, 'joined with a publication from elsewhere': RATING },
    published,
  );
  expect(parts.map(({ step, text }) => [step, text])).toEqual([
    ['changed the phone number', published],
  ]);
});

it('has two fields as one change, when one step has changed them', () => {
  const parts = partsOf({
    'changed the office hours': (text) =>
      text
        .replace('opens: "07:00"', 'opens: "08:00"')
        .replace('closes: "17:00"', 'closes: "18:00"'),
  });
  expect(parts.map(({ sentences }) => sentences)).toEqual([
    [
      'The opening time of the office hours of Monday–Friday changes: “07:00” → “08:00”',
      'The closing time of the office hours of Monday–Friday changes: “17:00” → “18:00”',
    ],
  ]);
});

it('shows the pictures before and after, and not the names of their files', () => {
  const src = {
    find: ['- path: /about/', 'src: …'],
    write: 'src: /images/rolloff-western-ny.webp',
  };
  const [part] = partsOf({ 'changed the picture': src });
  expect(part?.pictures).toEqual({
    before: ['/images/about.webp'],
    after: ['/images/rolloff-western-ny.webp'],
  });
  expect(part?.sentences.join()).not.toContain('.webp');
});

it('warns of nothing that was so already in a publication that somebody has gone back to', () => {
  const fewer = (text: string) =>
    text.replace('    - name: Christmas\n      when: December 25\n', '');
  const earlier = fewer(manifestText);
  const history = historyOf({ 'went back': fewer });
  expect(compareDraft(manifestText, history, site).outdated).not.toEqual([]);
  const [step] = history.steps;
  const back = { ...history, steps: [{ ...step, session: `${GO_BACK}abc` }] } as EditHistory;
  expect(compareDraft(manifestText, { ...back, text: earlier }, { ...site }).outdated).toEqual([]);
});

it('takes one thing back out of an earlier publication, and leaves what was done since', () => {
  const steps = {
    'changed the answer': WORD,
    'changed the phone number': PHONE,
    'changed the number of reviews': RATING,
  };
  const published = edited([WORD, PHONE]).text;
  const parts = publicationParts([manifestText, published], historyOf(steps), site);
  expect(parts.map(({ step }) => step)).toEqual(['changed the answer', 'changed the phone number']);
  expect(parts[1]?.text).toBe(edited([WORD, RATING]).text);
  // One from elsewhere is taken back as a whole.
  const [whole, ...others] = publicationParts(
    [edited([answer('Bills were once')]).text, manifestText],
    historyOf({ 'changed the number of reviews': RATING }),
    site,
  );
  expect(others).toEqual([]);
  expect(whole?.text).toContain('Bills were once');
  expect(whole?.text).toContain('value: 4.1');
});

describe('whatever is changed, the words name no pointer, file, id, address or placeholder', () => {
  // The office link is told by its address, which is what changes.
  const technical =
    /`|\{\w|\w_\w|\.(?:webp|jpg|png|svg|ya?ml)\b|(?:^|[\s“(])\/[a-z](?!dmin)|yard-\d|\bth(?:e|is) file\b/;
  const data = parse(manifestText);
  const places = new Map<string, { pointer: (string | number)[]; value: unknown }>();
  const walk = (value: unknown, pointer: (string | number)[]): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value))
        walk(part, [...pointer, Array.isArray(value) ? Number(key) : key]);
      return;
    }
    const kind = pointer.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
    if (!places.has(kind)) places.set(kind, { pointer, value });
  };
  walk(data, []);

  it('of a form, but for addresses where one is typed', () => {
    const forms = formsOf(Object.fromEntries(readSchemaFiles('schema')), data);
    const pieces = [...places.values()].flatMap(({ pointer }) =>
      pointer.map((_, depth) => fieldSchemaAt(pointer.slice(0, depth + 1), forms)),
    );
    const isAddress = ({ noun }: FieldSchema) =>
      ['target', 'address', 'old address'].includes(noun);
    const said = pieces.flatMap((piece) => [
      labelOf(piece),
      ...(isAddress(piece) ? [] : [piece.help]),
    ]);
    expect([...new Set(said)].filter((words) => technical.test(words))).toEqual([]);
    expect(said.length).toBeGreaterThan(1000);
  });

  it('of a step', () => {
    const said = [...places.values()].map(({ pointer }) => placeLabel(pointer, data));
    expect(said.filter((words) => technical.test(words))).toEqual([]);
    expect(said.length).toBeGreaterThan(300);
  });

  it('of a page: a town has a page for each service', () => {
    const titles = pageTitles(verdictOn(manifestText).expansion?.pages);
    const names = [...titles.values()];
    expect(names.filter((words) => technical.test(words))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(titles.get('/rolloff-dumpsters/ny/dunkirk/')).toBe('Dunkirk: Roll-Off Dumpsters');
  });

  it('of a hint about addresses that lead nowhere now', () => {
    const redirects = [{ from: '/bins/', to: '/' }];
    const { hint } = messages['lost-address'];
    const diagnostic = { code: 'lost-address', pointer: ['pages'], message: 'One is lost.' };
    const said = toShownDiagnostic(
      { ...diagnostic, severity: 'warning', hint: hint({ redirects }) } as unknown as Diagnostic,
      data,
    );
    expect(said.words).toBe('One is lost.');
  });

  it('of a change that is refused', { timeout: 300_000 }, () => {
    const some = [...places.values()].filter((_, at) => inject('thorough') || at % 15 === 0);
    const said = some.flatMap(({ pointer, value }) => {
      const parts = pointer.map((_, depth) => pointer.slice(0, depth + 1));
      const changes: ManifestChange[] = parts.map((part) =>
        typeof part.at(-1) === 'number'
          ? { kind: 'remove', pointer: part }
          : { kind: 'unset', pointer: part },
      );
      const values = typeof value === 'string' ? ['', 'No such thing'] : [-1e9];
      changes.push(...values.map((value) => ({ kind: 'set' as const, pointer, value })));
      return changes.flatMap((change) => {
        const text = applyChange(manifestText, change);
        const { diagnostics, source } = verdictOn(typeof text === 'string' ? text : '');
        return newErrors([], diagnostics, [pointer]).map(
          (one) => toShownDiagnostic(one, source.data).words,
        );
      });
    });
    expect([...new Set(said)].filter((words) => technical.test(words))).toEqual([]);
    expect(said.length).toBeGreaterThan(some.length);
  });

  it('of what visitors notice', { timeout: 300_000 }, () => {
    const shown = { site: siteOf(manifestText), data };
    const some = [...places.values()].filter((_, at) => inject('thorough') || at % 40 === 0);
    const said = some.flatMap(({ pointer, value }) => {
      const change = {
        kind: 'set',
        pointer,
        value: otherThan(value),
        before: value as string,
      } as const;
      const text = applyChange(manifestText, change);
      const { site, source } = verdictOn(typeof text === 'string' ? text : '');
      return site ? compareVersions(shown, { site, data: source.data }) : [];
    });
    expect(said.filter((words) => technical.test(words))).toEqual([]);
    expect(said.length).toBeGreaterThan(some.length / 3);
  });
});

/** A value of the same kind. */
function otherThan(value: unknown) {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  const isPicture = String(value).startsWith('/images/');
  return isPicture ? '/images/rolloff-western-ny.webp' : `${value} again`;
}

it('lists in one entry, which takes all of them back, the changes for which there is no time', () => {
  const history = historyOf({ 'changed the answer': WORD, 'hid the town Collins': OFF });
  const { parts } = compareDraft(manifestText, history, { ...site, longestReview: 0 });
  expect(parts).toEqual([
    expect.objectContaining({
      sentences: ['Made more changes than can be shown one by one'],
      text: manifestText,
    }),
  ]);
});

it('says of each change what visitors notice, at the latest when it is asked again', () => {
  const history = historyOf({ 'changed the answer': WORD, 'hid the town Collins': OFF });
  const alone = { ...site, longestReview: 60_000 };
  const sentences = () =>
    compareDraft(manifestText, history, alone).parts.map((part) => part.sentences[0]);
  let checks = 0;
  // The time is over after a few texts.
  alone.check = (...asked) => {
    checks += 1;
    if (checks > 3) vi.spyOn(performance, 'now').mockReturnValue(Number.MAX_VALUE);
    return verdictOn(...(asked as Parameters<typeof verdictOn>)) as ReturnType<typeof site.check>;
  };
  expect(sentences()).toContain('Changed the answer');
  vi.restoreAllMocks();
  checks = Number.NEGATIVE_INFINITY;
  expect(sentences()).toEqual([
    expect.stringContaining('The answer of the first question'),
    expect.stringContaining('Collins'),
  ]);
});

it('takes seconds for the most requests of many changes', () => {
  // Without the limit of time it was 180.
  const MAX_TIME = 12;
  const changed = (at: number) => (text: string) => {
    let line = 0;
    return text.replaceAll(/^( *(?:text|blurb|title|heading): .*?)(?: #\d+)?$/gm, (whole, words) =>
      line++ < 60 ? `${words} #${at}` : whole,
    );
  };
  const steps = Array.from({ length: 140 }, (_, at) => [`step ${at}`, changed(at)] as const);
  const history = historyOf(Object.fromEntries(steps));
  const time = relativeProcessorTime(() => {
    const { parts } = compareDraft(manifestText, history, { ...site, longestReview: 100 });
    expect(parts.length).toBeGreaterThan(0);
  }, MAX_TIME);
  expect(time).toBeLessThan(MAX_TIME);
});
