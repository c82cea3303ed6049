// Makes manifests that are meant to exhaust the check: huge, repetitive, deep or torn, and always the same for a seed.

/** The largest file that the check has to answer for, in characters. */
export const FIVE_MEGABYTES = 5_000_000;

/** Gives numbers from 0 up to `below`. */
export type Dice = (below: number) => number;

/** Dice that fall the same way for the same seed (a linear congruential generator with the numbers of Numerical Recipes). */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

/** As many lines as make a text of about that size. */
const upTo = (size: number, line: (index: number) => string) =>
  lines(Math.max(1, Math.floor(size / (line(10_000).length + 1))), line);

/** The manifest with lines below the one that begins a part. */
const inPart = (manifest: string, part: string, more: string) =>
  manifest.replace(new RegExp(`^${part}:\\n`, 'm'), (start) => `${start}${more}\n`);

const withHeading = (manifest: string, text: string) =>
  manifest.replace(/heading: .*/, () => `heading: ${text}`);

const page = (path: string, title: string, heading = 'H') =>
  `  - path: ${path}\n    label: P\n    seo:\n      meta_title: ${title}\n      meta_description: D\n    sections:\n      - type: hero\n        heading: ${heading}`;

type Kind = (manifest: string, size: number, roll: Dice) => string;

/** The ways to make a hostile manifest of about `size` characters out of a good one. */
export const hostileKinds: Record<string, Kind> = {
  'unclosed quotes': (good, size) => `${good}\n${upTo(size, (n) => `k${n}: "text ${n}`)}`,
  'unknown keys in a part': (good, size) =>
    inPart(
      good,
      'company',
      upTo(size, (n) => `  unknown_${n}: text`),
    ),
  'open braces in one text': (good, size) => withHeading(good, `"${'{'.repeat(size)}"`),
  'one line': (good, size) => `${good}\nnote: ${'word '.repeat(size / 5)}end`,
  'one list on a line': (_, size) => `a: [${'x, '.repeat(size / 3)}x]`,
  'the same key': (good, size) => `${good}\n${upTo(size, () => 'site: text')}`,
  'pages with a link to nowhere': (good, size) =>
    inPart(
      good,
      'pages',
      upTo(
        size,
        (n) =>
          `${page(`/p${n}/`, `T ${n}`)}\n        buttons:\n          - label: X\n            to: /nowhere-${n}/`,
      ),
    ),
  'the same page': (good, size) =>
    inPart(
      good,
      'pages',
      upTo(size, () => page('/p/', 'T')),
    ),
  'the same town': (good, size) => {
    const [, town] = /^towns:\n(?: *#.*\n)*( {2}- (?:.*\n)+?)(?= {2}[-#] |\S)/m.exec(good) ?? [];
    if (!town) throw new Error('The manifest has no town.');
    const copies = Math.max(1, Math.floor(size / town.length));
    return inPart(
      good,
      'towns',
      lines(copies, (n) => town.trimEnd().replace(/(id|slug): .*/g, `$1: t${n}`)),
    );
  },
  anchors: (good, size) => `${good}\n${upTo(size, (n) => `a${n}: &n${n} x`)}`,
  'repeats in repeats': (good) =>
    `a0: &a0 [x]\n${lines(30, (n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}]`)}\n${good}`,
  'a staircase': (good, size) =>
    `${good}\n${upTo(size, (n) => `${' '.repeat((n % 49) * 2)}k${n}:${n % 49 === 48 ? ' x' : ''}`)}`,
  tabs: (good, size) => `${good}\nt:\n${upTo(size, (n) => `\tx${n}: 1`)}`,
  'colons behind colons': (good, size) => `${good}\n${upTo(size, (n) => `a${n}: b: c`)}`,
  'mixed versions': (good, size) =>
    `${good}\n${upTo(size, () => '<<<<<<< a\nx: 1\n=======\nx: 2\n>>>>>>> b')}`,
  'signs alone': (_, size) => upTo(size, () => '}{][: - "\''),
  'redirects without end': (good, size) =>
    good.replace(
      /^redirects:\n/m,
      (start) => start + upTo(size, (n) => `  - from: /r${n}/\n    to: /about/\n`),
    ),
  'lines in another order': (good, _, roll) => {
    const all = good.split('\n');
    for (let times = 0; times < 40; times++) {
      const [line = ''] = all.splice(roll(all.length), 1);
      all.splice(roll(all.length), 0, line);
    }
    return all.join('\n');
  },
  'characters put in anywhere': (good, _, roll) => {
    const signs = '{}[]"\'#:-*&!|>%@`\t\0\u00a0\ud800😀\n ';
    let text = good;
    for (let times = 0; times < 30; times++) {
      const at = roll(text.length);
      text = text.slice(0, at) + signs[roll(signs.length)] + text.slice(at + roll(3));
    }
    return text;
  },
  'a part of a file': (good, _, roll) => {
    const from = roll(good.length);
    return good.slice(from, from + roll(good.length));
  },
};
