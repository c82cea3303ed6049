// The specification's routes, and three of its towns and the region, in numbers and words that do not come from pages.yaml.

/** A town of the specification. */
export interface SpecTown {
  slug: string;
  name: string;
  /** The town as headings write it. */
  place: string;
  /** The number on its residents badge. */
  residents: string;
  /** The number in the metadata of its pages. */
  counted: string;
}

export const TOWNS: SpecTown[] = [
  town('collins', 'Collins', '6,000+', '6,601'),
  town('dunkirk', 'Dunkirk', '12,000+', '12,743'),
  town('salamanca', 'Salamanca', '5,900+', '5,929'),
  { ...town('western-ny', 'Western NY', '25,000+', '25,000+'), place: 'Western NY' },
];

function town(slug: string, name: string, residents: string, counted: string): SpecTown {
  return { slug, name, place: `${name}, NY`, residents, counted };
}

/** The paths of the route table. */
export const ROUTES: string[] = [
  '/',
  '/about/',
  '/contact/',
  '/pay-bill/',
  '/terms-privacy/',
  '/residential-trash-pickup/',
  '/commercial-dumpsters/',
  '/rolloff-dumpsters/',
  ...TOWNS.map(({ slug }) => `/residential-trash-pickup/ny/${slug}/`),
  ...TOWNS.map(({ slug }) => `/rolloff-dumpsters/ny/${slug}/`),
];
