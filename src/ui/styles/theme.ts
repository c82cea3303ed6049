// The visual language in one place: components name a role, never a raw value. Colours follow from the manifest.

const role = (name: string) => `var(--${name})`;

export const theme = {
  color: {
    /** Page and card backgrounds, and the text on them. These follow the tone of their band. */
    ground: role('ground'),
    raised: role('raised'),
    text: role('text'),
    muted: role('muted'),
    heading: role('heading'),
    line: role('line'),
    link: role('link'),
    accent: role('accent'),
    accentPointed: role('accent-pointed'),
    onAccent: role('on-accent'),
    mark: role('mark'),
    /** The page itself, below a dark section; and the hills of the scenery, the lighter the nearer. */
    page: role('page'),
    hill: role('hill'),
    slope: role('slope'),
    meadow: role('meadow'),
    lake: role('lake'),
    /** On maps: water, and the counties that trucks run in. */
    water: role('water'),
    served: role('served'),
    /** Fixed colours of the house, independent of the tone. */
    brand: role('brand'),
    brandDeep: role('brand-deep'),
    onBrand: role('on-brand'),
    danger: role('danger'),
    focus: role('focus'),
  },
  font: { body: role('font-body'), display: role('font-display') },
  /** The scale of sizes: a caption, running text, leads and titles of cards, a heading of a part, of a section, of a page. */
  size: {
    small: role('size-small'),
    body: role('size-body'),
    lead: role('size-lead'),
    h3: role('size-lead'),
    part: role('size-part'),
    h2: role('size-h2'),
    h1: role('size-h1'),
  },
  /** Line heights: of headings, of a few lines at most, and of running text. */
  line: { heading: 1.15, short: 1.35, text: 1.5 },
  /**
   * The scale of spaces: within a thing, between things, between groups of them, between parts, and at the edges of a
   * section. The half step is for what only the eye sets apart; 1.5 and 4 are for sections of sites that have them.
   */
  space: (steps: 0.5 | 1 | 1.5 | 2 | 3 | 4 | 5) => `${steps * 0.5}rem`,
  sectionSpace: 'clamp(2rem, 5vw, 4.5rem)',
  radius: { small: role('radius-small'), large: role('radius-large'), round: '999px' },
  shadow: role('shadow'),
  /** A length for a site with scenery; zero, or the part `least` of it, for others. */
  forScenery: (length: string, least = 0) =>
    `calc(${length} * (${least} + ${1 - least} * ${role('scenery')}))`,
  motion: role('motion'),
  /**
   * A length in vw beside one in rem matters on a phone only with enlarged text: then the frames do not grow, and
   * leave the window to the words. Running text has at most 75 characters a line.
   */
  width: {
    page: '74rem',
    text: '42rem',
    lines: '36rem',
    disc: 'min(3rem, 14vw)',
    inset: 'min(1.5rem, 6vw)',
  },
  /** Media queries, from the phone up. */
  from: {
    tablet: '@media (min-width: 48em)',
    desktop: '@media (min-width: 64em)',
    wide: '@media (min-width: 80em)',
  },
  /** Media queries for one kind of screen alone. */
  only: {
    phone: '@media screen and (max-width: 47.99em)',
    tablet: '@media screen and (min-width: 48em) and (max-width: 63.99em)',
  },
} as const;
