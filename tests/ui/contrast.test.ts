// The theme's colours: text can be read on every ground that it stands on.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const style = readFileSync('src/ui/GlobalStyle.ts', 'utf8');

/** The colours of a rule by their role: `--on-accent: #23160a` is `on-accent`. */
function rolesOf(selector: string): Record<string, string> {
  const body = style.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  const roles = [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)];
  return Object.fromEntries(roles.map(([, role = '', color = '']) => [role, color]));
}

const plain = rolesOf(':root');
const tones = {
  plain,
  tint: { ...plain, ...rolesOf('[data-tone="tint"]') },
  dark: { ...plain, ...rolesOf('[data-tone="dark"]') },
};

/** The share of light that a colour reflects, from 0 to 1, as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(Object.entries(tones))('on a %s band', (_tone, roles) => {
  it.each([
    ...['text', 'muted', 'heading', 'link', 'mark'].flatMap((text) =>
      ['ground', 'raised'].map((ground) => [text, ground]),
    ),
    ['on-accent', 'accent'],
    ['on-brand', 'brand'],
    // Badges on photos have this ground of their own.
    ['on-brand', 'brand-deep'],
  ])('%s can be read on %s', (text = '', ground = '') => {
    expect(contrast(roles[text] ?? '', roles[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it('the ring around what has the focus stands out', () => {
    expect(contrast(roles.focus ?? '', roles.ground ?? '')).toBeGreaterThanOrEqual(3);
  });
});

it('errors can be read on a form’s sheet', () => {
  expect(contrast(plain.danger ?? '', plain.raised ?? '')).toBeGreaterThanOrEqual(4.5);
});

it('names on the map can be read on land and water', () => {
  expect(contrast(plain.link ?? '', plain.water ?? '')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(plain.muted ?? '', plain.served ?? '')).toBeGreaterThanOrEqual(4.5);
});
