// The look of a site in the manifest's terms: the defaults, and the available fonts.
import type { FontName, Theme } from './manifest.generated.ts';

/** The look of a site whose manifest says nothing; the schema states the same. */
const DEFAULT_THEME: Required<Theme> = {
  brand: '#2b4a6b',
  accent: '#f2b233',
  ground: '#ffffff',
  scenery: 'none',
  font: 'archivo',
};

/** A theme with defaults for the missing fields. */
export function completeTheme(theme: Theme = {}): Required<Theme> {
  return { ...DEFAULT_THEME, ...theme };
}

/** A font of the visitor's own, made as wide and as high as ours until ours is there. */
interface StandIn {
  name: string;
  /** Its names on the systems that have it. */
  local: string[];
  /** Percent of its size, at which most headings of the first site broke alike in Chromium, at widths of 320 to 1920. */
  size: number;
  /** The same for capitals and spaces, where the two fonts differ more in these than in small letters. */
  capitals?: number;
}

/** A font for headings; the package's file holds the letters of Western European languages in bold. */
export interface HeadingFont {
  family: string;
  package: string;
  file: string;
  /** Above and below the baseline, in percent of the size; the file states no gap between lines. */
  ascent: number;
  descent: number;
  standIns: StandIn[];
  /** The rest of the list of fonts. */
  others: string;
}

const sansFallbacks = (wide: number, narrow: number): StandIn[] => [
  { name: 'Wide Stand-in', local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], size: wide },
  {
    name: 'Narrow Stand-in',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    size: narrow,
  },
];

/** The fonts that a manifest may name. */
export const FONTS: Record<FontName, HeadingFont> = {
  archivo: {
    family: 'Archivo',
    package: '@fontsource/archivo',
    file: 'archivo-latin-700-normal',
    ascent: 87.8,
    descent: 21,
    standIns: sansFallbacks(83.6, 98.6),
    others: 'Helvetica, sans-serif',
  },
  bitter: {
    family: 'Bitter',
    package: '@fontsource/bitter',
    file: 'bitter-latin-700-normal',
    ascent: 93.5,
    descent: 26.5,
    standIns: [
      { name: 'Wide Stand-in', local: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'], size: 83.5 },
      { name: 'Phone Stand-in', local: ['Noto Serif Bold', 'NotoSerif-Bold'], size: 93 },
      {
        name: 'Narrow Stand-in',
        local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
        size: 113.5,
        capitals: 92,
      },
    ],
    others: 'Georgia, serif',
  },
  nunito: {
    family: 'Nunito',
    package: '@fontsource/nunito',
    file: 'nunito-latin-700-normal',
    ascent: 101.1,
    descent: 35.3,
    standIns: sansFallbacks(83, 97.9),
    others: 'Helvetica, sans-serif',
  },
};
