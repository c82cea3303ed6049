// The types of a resolved site: the data that pages are rendered from.
import type {
  Analytics,
  Clause,
  Company,
  Footer,
  IconName,
  Integrations,
  ManifestPicture,
  ManifestSection,
  Navigation,
  NavLink,
  QuoteFormSettings,
  Redirect,
  ServicesMenu,
  SiteSettings,
  Theme,
} from './manifest.generated.ts';
import type { OutsideService } from './outside-services.ts';

/** A picture's size in pixels, so that its place is held before it loads, and its files. */
export interface PictureFacts {
  width: number;
  height: number;
  /** Absent in development and for pictures on other sites: the page shows the source itself. */
  variants?: PictureVariants;
}

/** The files that the build made of a picture. Their URLs follow from the hash: see picture-files.ts. */
export interface PictureVariants {
  /** The hash of the source and the recipe. */
  hash: string;
  /**
   * The whole picture, blurred, as an AVIF in base64, up to 1,200 characters. Only a hero has it, and no picture with
   * clear parts.
   */
  blur?: string;
}

/** A picture of the manifest with its size. */
export interface Picture extends ManifestPicture, PictureFacts {}

/** Fields that have a `default` in the schema: optional in the manifest, always present here. */
export type DefaultedField =
  | 'tone'
  | 'look'
  | 'limit'
  | 'image_side'
  | 'empty_text'
  | 'faqs_heading'
  | 'popular_label'
  | 'failed_text'
  | 'pickup_label'
  | 'with_map'
  | 'show_cubic_yards';

/** A field's type without the references to a list or picture elsewhere. */
type Referent<V> = Exclude<V, string | undefined>;

type ResolvedValue<V> = [Referent<V>] extends [never]
  ? V
  : ([Referent<V>] extends [ManifestPicture] ? Picture : Referent<V>) | Extract<V, undefined>;

/** A resolved section: references are replaced, defaults set, and pictures have a size. */
export type Resolved<T> = {
  [K in keyof T as K extends DefaultedField | 'only_with' ? never : K]: ResolvedValue<T[K]>;
} & {
  [K in keyof T as K extends DefaultedField ? K : never]-?: ResolvedValue<Exclude<T[K], undefined>>;
};

/** A town in a list of towns, with the path of each of its linked pages. */
export interface TownLink {
  name: string;
  place: string;
  /** Absent in lists of mere names and links. */
  blurb?: string;
  /** Only in lists with pictures. Its `alt` is empty, because the town's name is beside it. */
  image?: Picture;
  links: { service: string; label: string; to: string }[];
}

/** A map of some towns, in its own units. Outlines are SVG paths. */
export interface TownMap {
  width: number;
  height: number;
  land: string;
  counties: { name: string; outline: string; x: number; y: number }[];
  towns: {
    name: string;
    to: string;
    x: number;
    y: number;
    label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' };
  }[];
  waters: { name: string; x: number; y: number }[];
}

/** Length and height of a container, in feet, for a drawing to scale. */
export interface Measures {
  length: number;
  height: number;
}

/** An option of a form field: the value that is sent, and its label. */
export interface Option {
  value: string;
  label: string;
}

/** The data that the build adds to a section of each type. */
export interface SectionExtras {
  towns: { items: TownLink[]; map?: TownMap };
  /** The measures of sizes that have them, by id. */
  sizes: { measures: Record<string, Measures> };
  reviews: NonNullable<Integrations['review_widget']> & { rating?: Company['rating'] };
  /** The form has a text field if there are no cities to choose from. */
  'quote-form': { form: QuoteFormSettings & { cities: Option[]; services: Option[] } };
  'billing-portal': { url: string; timeout_seconds: number };
  'account-update': { mail_to: string };
  'customer-id': { mail_to: string };
  /** The points of a clause, with its outside services. */
  legal: { clauses: Omit<Clause, 'services'>[] };
}

export type SectionType = ManifestSection['type'];

/** The resolved section that the component of one type receives. */
export type SectionOf<T extends SectionType> = Resolved<Extract<ManifestSection, { type: T }>> &
  (T extends keyof SectionExtras ? SectionExtras[T] : unknown);

/** Any resolved section. */
export type Section = { [T in SectionType]: SectionOf<T> }[SectionType];

/** A complete SEO record of a page. */
export interface Seo {
  title: string;
  description: string;
  canonical: string;
  robots: string;
  type: string;
  /** The absolute URL of the social picture. */
  image?: string;
  /** The size in pixels and the description of a social picture that the build made. */
  image_details?: { width: number; height: number; alt: string };
  keywords?: string;
}

/** One step of a breadcrumb, from the home page down. */
export interface Crumb {
  label: string;
  path: string;
}

/** The structured data of a page, in schema.org's vocabulary. */
export interface StructuredData {
  '@context': string;
  '@graph': Record<string, unknown>[];
}

/** One page, ready to render: the content of its `page.json`. */
export interface Page {
  path: string;
  /** Absent on a page without a stored record and a fallback. */
  seo?: Seo;
  /** The JSON-LD graph. */
  structured_data?: StructuredData;
  sections: Section[];
}

/** A drawing as SVG elements: the name and attributes of each. */
export type Drawing = [name: string, attributes: Record<string, unknown>][];

/** The company's mark. */
export interface Logo {
  src: string;
  width: number;
  height: number;
  /** True if its edges are transparent. */
  clear?: boolean;
}

/** Drawings for the edges of dark sections, from back to front. */
export interface SceneryDrawings {
  /** Two layers below a hero, 1440 units wide and 90 high; the second is the page. */
  edge: Drawing;
  /** Sun, far hill, near hill, road and the foot of the page behind a closing call to action, 1440 by 352 units. */
  landscape: Drawing;
}

/** Days with the same office hours. Days without times are closed. */
export interface HoursLine {
  days: string;
  times?: string;
}

/** The facts and links of every page: header, footer and contact details. */
export interface SiteFacts {
  origin: string;
  locale: string;
  admin_mode: boolean;
  company: Company;
  logo: Logo;
  /** Absent if the manifest asks for no scenery. */
  scenery?: SceneryDrawings;
  /** The icons in the manifest. Browsers get no others. */
  icons: Partial<Record<IconName, Drawing>>;
  /** The street address on one line, if the business has one. */
  address?: string;
  /** The phone number as a `tel:` link. */
  phone_href: string;
  email_href?: string;
  /** The URL of the map; absent without a street or a maps service. */
  map_href?: string;
  /** The office hours as visitors read them. */
  hours: HoursLine[];
  /** The path of the page about the company, which structured data names as the publisher's. */
  publisher?: string;
  /** The Services menu: a link for each service with a page. */
  navigation: Omit<Navigation, 'services'> & { services: ServicesMenu & { links: NavLink[] } };
  footer: Footer & { vendor?: { label: string; url: string } };
}

/** The place of a page in the manifest and in the site, which only the build needs. */
export interface PageSource {
  path: string;
  page: Page;
  breadcrumb: Crumb[];
  /** The town of a town page. */
  town?: { name: string; slug: string };
  indexable: boolean;
}

/** A resolved site. */
export interface Site {
  facts: SiteFacts;
  pages: PageSource[];
  not_found: Page;
  theme: Required<Theme>;
  /** The outside services that its pages load from or link to. */
  outside: OutsideService[];
  redirects: Redirect[];
  /** The analytics service, whose script every page loads. */
  analytics?: Analytics;
  /** The recipients of security reports: in security.txt, and in the policy. */
  security: Pick<SiteSettings, 'security_contact' | 'policy_reports'>;
}
