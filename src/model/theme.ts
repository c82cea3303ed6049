// The theme's defaults, and the fonts that a manifest can name.
import type { FontName, Theme } from './manifest.generated.ts';

/** The defaults of the theme. The schema states the same. */
const DEFAULT_THEME: Required<Theme> = {
  brand: '#2b4a6b',
  accent: '#f2b233',
  ground: '#ffffff',
  scenery: 'none',
  font: 'archivo',
};

/** Fills in a theme's defaults. */
export function completeTheme(theme: Theme = {}): Required<Theme> {
  return { ...DEFAULT_THEME, ...theme };
}

/** A system font, scaled to the width of ours until ours has loaded. */
interface StandIn {
  name: string;
  /** Its names on different systems. */
  local: string[];
  /** Its `size-adjust` in percent, measured over some 270 headings in Chromium. */
  size: number;
}

/** A font for headings. Its file holds the bold Latin letters. */
export interface HeadingFont {
  family: string;
  package: string;
  file: string;
  standIns: StandIn[];
  /** The end of the `font-family` list. */
  others: string;
}

const sansStandIns = (wide: number, narrow: number): StandIn[] => [
  { name: 'Wide Stand-in', local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], size: wide },
  {
    name: 'Narrow Stand-in',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    size: narrow,
  },
];

/** The fonts that a manifest can name. */
export const FONTS: Record<FontName, HeadingFont> = {
  archivo: {
    family: 'Archivo',
    package: '@fontsource/archivo',
    file: 'archivo-latin-700-normal',
    standIns: sansStandIns(83.6, 98.6),
    others: 'Helvetica, sans-serif',
  },
  bitter: {
    family: 'Bitter',
    package: '@fontsource/bitter',
    file: 'bitter-latin-700-normal',
    standIns: [
      { name: 'Wide Stand-in', local: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'], size: 82.3 },
      {
        name: 'Narrow Stand-in',
        local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
        size: 106.2,
      },
    ],
    others: 'Georgia, serif',
  },
  nunito: {
    family: 'Nunito',
    package: '@fontsource/nunito',
    file: 'nunito-latin-700-normal',
    standIns: sansStandIns(83, 97.9),
    others: 'Helvetica, sans-serif',
  },
};
