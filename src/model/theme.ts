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
  /** Percent of its size, at which most lines of the first site broke alike in Chromium, at widths of 320 to 1920. */
  size: number;
  /** The same for capitals and spaces, where the two fonts differ more in these than in small letters. */
  capitals?: number;
  /** Its weight, where the font has several. */
  weight?: number;
}

/** A font of the site; the package's file holds the letters of Western European languages. */
export interface SiteFont {
  family: string;
  package: string;
  file: string;
  /** Its weight, or the range of weights that pages use. */
  weight: '700' | '400 700';
  /** What happens when it comes late: headings change to it, texts stay as they are, so that nothing moves. */
  display: 'swap' | 'optional';
  /**
   * The basic letters that the pages' file has. It also has those of other languages that stand in the manifest; the
   * package's file has the rest.
   */
  letters: RegExp;
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

/** Headings hold few signs. Letters and figures are always there: a heading may be edited, or come from a database. */
const BOLD = { weight: '700', display: 'swap', letters: /[\w &'(),./:;?!$%#+-]/ } as const;

/** The fonts of headings that a manifest may name. */
export const FONTS: Record<FontName, SiteFont> = {
  archivo: {
    family: 'Archivo',
    package: '@fontsource/archivo',
    file: 'archivo-latin-700-normal',
    ...BOLD,
    ascent: 87.8,
    descent: 21,
    standIns: sansFallbacks(83.6, 98.6),
    others: 'Helvetica, sans-serif',
  },
  bitter: {
    family: 'Bitter',
    package: '@fontsource/bitter',
    file: 'bitter-latin-700-normal',
    ...BOLD,
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
    ...BOLD,
    ascent: 101.1,
    descent: 35.3,
    standIns: sansFallbacks(83, 97.9),
    others: 'Helvetica, sans-serif',
  },
};

/** The font of texts: as wide as Arial and Roboto in most words, and plain beside each font of headings. */
export const TEXT_FONT: SiteFont = {
  family: 'Figtree',
  package: '@fontsource-variable/figtree',
  file: 'figtree-latin-wght-normal',
  weight: '400 700',
  display: 'optional',
  letters: /[ -~]/,
  ascent: 95,
  descent: 25,
  standIns: [
    {
      name: 'Text Stand-in',
      weight: 400,
      size: 100.6,
      local: ['Arial', 'Liberation Sans'],
    },
    {
      name: 'Text Stand-in',
      weight: 700,
      size: 95.9,
      local: ['Arial Bold', 'Liberation Sans Bold'],
    },
    { name: 'Phone Text Stand-in', weight: 400, size: 101, local: ['Roboto'] },
    {
      name: 'Phone Text Stand-in',
      weight: 700,
      size: 102.3,
      local: ['Roboto Bold'],
    },
  ],
  others: 'sans-serif',
};
