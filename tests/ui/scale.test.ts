// Visitors' pages have six sizes of letters and five spaces, and each style names the one that it takes.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { theme } from '../../src/ui/styles/theme.ts';
import { sourceFiles } from '../source-files.ts';

/** Lengths that are no step of a scale, by their file. */
const OTHERS: Record<string, { value: string; because: string }> = {
  'ui/ReachDetails.tsx': {
    value: '-0.75rem',
    because: 'an icon in the middle of its touch area begins where the text does',
  },
  'app/shell/Header.styles.ts': {
    value: '-0.375rem',
    because: 'a finger reaches farther than the button is seen',
  },
  'sections/size-finder/SizeFinder.styles.ts': {
    value: '16px 11px 9px',
    because: 'letters in a drawing are in the drawing’s units',
  },
  'sections/cta/Cta.tsx': { value: '5rem', because: 'the landscape is as high' },
};

const styles = [
  ...sourceFiles.filter(
    ({ path }) =>
      /^(ui|sections|app)\//.test(path) &&
      // A toolbar in development, and what a search engine shows, which the editor draws.
      !/^(app\/dev\/|ui\/drawings\/SearchResult)/.test(path),
  ),
  ...['outside/toast-region.css'].map((path) => ({
    path,
    text: readFileSync(`src/${path}`, 'utf8'),
  })),
];

const DECLARATION =
  /(?<![\w-])(?:font|font-size|(?:row-|column-)?gap|(?:padding|margin)[a-z-]*): (?! *\{)((?:[^;{]|\$\{[^;]*\})+);/g;

/** Up to 4 pixels, or a quarter of a letter, only the eye sets things apart. */
const isOptical = (length: string) =>
  Math.abs(Number.parseFloat(length)) <=
  (length.endsWith('px') ? 4 : length.endsWith('rem') ? 0 : 0.25);

const STEPS = [0.5, 1, 2, 3, 5] as const;

test.each(styles)('$path takes sizes and spaces from the scales', ({ path, text }) => {
  const lengths = [...text.matchAll(DECLARATION)].flatMap(
    ([, value = '']) => value.match(/-?[\d.]+(?:r?em|px|pt|ch|ex)\b/g) ?? [],
  );
  // A style sheet of its own cannot name a step.
  const isStep = (length: string) =>
    path.endsWith('.css') && STEPS.map(theme.space).includes(length);
  const others = lengths.filter((length) => !isOptical(length) && !isStep(length));
  expect(others.join(' ')).toBe(OTHERS[path]?.value ?? '');
  const steps = [...text.matchAll(/theme\.space\(([^)]*)\)/g)].map(([, step]) => Number(step));
  expect(STEPS).toEqual(expect.arrayContaining(steps));
});

test('there are six sizes, each stated once for all pages', () => {
  const stated = [
    ...readFileSync('src/ui/styles/GlobalStyle.ts', 'utf8').matchAll(/--(size-\w+):/g),
  ];
  expect(stated).toHaveLength(6);
  const named = new Set(Object.values(theme.size));
  expect([...named].toSorted()).toEqual(stated.map(([, name]) => `var(--${name})`).toSorted());
});
