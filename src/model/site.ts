// A site as its manifest resolves to it: the data that pages are rendered from.
import type { Notice } from './calendar/notice.ts';
import type { OpeningHours } from './calendar/open-now.ts';
import type { PickupFacts, ScheduleFacts, SiteCalendar } from './calendar/site-calendar.ts';
import type { MailFormFacts } from './forms/office-form.ts';
import type { QuoteFormFacts } from './forms/quote-form.ts';
import type {
  Analytics,
  Clause,
  Company,
  ContainerSpec,
  DefaultedField,
  Footer,
  IconName,
  Integrations,
  ManifestPicture,
  ManifestSection,
  Navigation,
  NavLink,
  Redirect,
  ServicesMenu,
  SiteSettings,
  Theme,
} from './manifest.generated.ts';
import type { OutsideService } from './outside-services.ts';
import type { ShownPhone } from './phones.ts';
import type { TownMap } from './town-map.ts';
import type { Translations } from './words/words.ts';

/** A picture file's facts for a page: its size in pixels, so that its space is reserved before it loads. */
export interface PictureFacts {
  width: number;
  height: number;
  /** Absent for a picture on another website, and in development, which shows the source itself. */
  variants?: PictureVariants;
}

/** The build's versions of a picture. Their addresses follow from it: see picture-files.ts. */
export interface PictureVariants {
  /** Of the source and of the way in which it was encoded. */
  hash: string;
  /**
   * The whole picture, blurred, as an AVIF in base64, up to 900 characters. Only a hero has it, and no picture with
   * clear parts.
   */
  blur?: string;
}

/** A picture of the manifest, ready to be shown. */
export interface Picture extends ManifestPicture, PictureFacts {}

/** A field's type without the text that refers to a list or picture elsewhere. */
type Referent<V> = Exclude<V, string | undefined>;

type ResolvedValue<V> = [Referent<V>] extends [never]
  ? V
  :
      | ([Referent<V>] extends [ManifestPicture] ? Picture : WithPictures<Referent<V>>)
      | Extract<V, undefined>;

/** A list whose entries have pictures of their own gets the pictures' sizes, too. */
type WithPictures<V> = V extends (infer Entry)[] ? EntryWithPictures<Entry>[] : V;

type EntryWithPictures<Entry> = {
  [K in keyof Entry]: NonNullable<Entry[K]> extends ManifestPicture
    ? Picture | Extract<Entry[K], undefined>
    : Entry[K];
};

/** A manifest section after resolving: references are replaced, defaults are set, pictures have a size. */
export type Resolved<T> = {
  [K in keyof T as K extends DefaultedField | 'only_with' ? never : K]: ResolvedValue<T[K]>;
} & {
  [K in keyof T as K extends DefaultedField ? K : never]-?: ResolvedValue<Exclude<T[K], undefined>>;
};

/** A town as lists of towns show it, with the address of each of its linked pages. */
export interface TownLink {
  name: string;
  place: string;
  /** How far it is from the town of the page or from the office, in a list of neighbors. */
  distance?: string;
  /** Absent from lists that are only names and links. */
  blurb?: string;
  /** Only in lists with pictures; without alternative text, because the town's name is beside it. */
  image?: Picture;
  links: { service: string; label: string; to: string }[];
}

/** The build's additions to a section of a type, beyond its manifest entry. */
export interface SectionExtras {
  /** The landscape below a top without a photo, where the manifest asks for scenery. */
  hero: { scenery?: Shape[] };
  towns: { items: TownLink[]; map?: TownMap };
  /** The landscape behind it, where it is the town's own. */
  cta: { own_scene?: Shape[] };
  /** The measures of each size that has them, by the size's id. */
  sizes: { measures: Record<string, Measures> };
  'holiday-schedule': ScheduleFacts;
  'pickup-days': PickupFacts;
  /** The container of each size that has one, by the size's id. */
  'size-finder': { containers: Record<string, Container> };
  reviews: NonNullable<Integrations['review_widget']> & { rating?: Company['rating'] };
  /** The address of the frame, which replaces the picture. */
  embed: { frame: string };
  'quote-form': { form: QuoteFormFacts };
  'billing-portal': { url: string; timeout_seconds: number };
  'account-update': MailFormFacts;
  'customer-id': MailFormFacts;
  /** The points include the outside services of a clause. */
  legal: { clauses: Omit<Clause, 'services'>[] };
}

export type SectionType = ManifestSection['type'];

/** The resolved section of one type: the props of that type's component. */
export type SectionOf<T extends SectionType> = Resolved<Extract<ManifestSection, { type: T }>> &
  (T extends keyof SectionExtras ? SectionExtras[T] : unknown);

/** Any resolved section. */
export type Section = { [T in SectionType]: SectionOf<T> }[SectionType];

/** The SEO record of a page with every field filled in. */
export interface Seo {
  title: string;
  description: string;
  canonical: string;
  robots: string;
  type: string;
  /** The page in different languages, this one included, with full addresses; absent without another one. */
  alternates?: { hreflang: string; href: string }[];
  /** Full address of the picture for link previews. */
  image?: string;
  /** The facts of that picture when the build has made it; its size is in pixels. */
  image_details?: { width: number; height: number; alt: string };
  keywords?: string;
}

/** One step of a breadcrumb, from the home page down. */
export interface Crumb {
  label: string;
  path: string;
}

/** A page's data for search engines, in the vocabulary of schema.org. */
export interface StructuredData {
  '@context': string;
  '@graph': Record<string, unknown>[];
}

/** One page, ready to render. Exactly this object travels to the browser with the page. */
export interface Page {
  path: string;
  /** Absent on a page that has neither a stored record nor a fallback. */
  seo?: Seo;
  /** The JSON-LD graph. */
  structured_data?: StructuredData;
  /** The slug of its town, on a town's page. */
  town_slug?: string;
  /** The town and service that the quote form starts with for somebody who comes from here, as a query. */
  quote_query?: string;
  sections: Section[];
  /** The facts that are other ones on this page: those in another language, and its links to others. */
  local?: LocalFacts;
  /** The lines at its top that are there for a time. */
  notices?: Notice[];
}

/** A drawing as its elements: the name of each, and its attributes. */
export type Drawing = [name: string, attributes: Record<string, unknown>][];

/** The company's mark as pages show it. */
export interface Logo {
  src: string;
  width: number;
  height: number;
  /** Present when the background shows through at its edges. */
  clear?: boolean;
}

/** One shape of the landscape: the part that gives it its colour, and its outline. */
export type Shape = [part: string, outline: string];

/** A link to a profile of the company on a social network. */
export interface SocialLink {
  label: string;
  to: string;
  icon: Drawing;
}

/** A link to the same page in another language, named in that language. */
export interface LanguageLink {
  lang: string;
  label: string;
  to: string;
}

/** Days with the same office hours; without times they are closed. */
export interface HoursLine {
  days: string;
  times?: string;
}

/** A further place of the company, as the contact details show it. */
export interface ShownPlace {
  id: string;
  label: string;
  address: string;
  map_href?: string;
  hours: HoursLine[];
}

/** Facts and links that every page shows: header, footer and contact details. */
export interface SiteFacts {
  origin: string;
  locale: string;
  /** The engine's words, on a page that is not in English. */
  words?: Translations;
  admin_mode: boolean;
  company: Company;
  logo: Logo;
  /** The address of the landscape at the end of every page, where the manifest asks for scenery. */
  scenery?: string;
  /** The icons that the manifest names: no others are sent to visitors. */
  icons: Partial<Record<IconName, Drawing>>;
  /** The address on one line; absent if the business names none. */
  address?: string;
  /** The phone number as a `tel:` link. */
  phone_href: string;
  email_href?: string;
  /** The map that the address leads to; absent without a street or a maps service. */
  map_href?: string;
  phones?: ShownPhone[];
  places?: ShownPlace[];
  social?: SocialLink[];
  /** To the page in other languages; to the first page where there is none of it. */
  languages?: LanguageLink[];
  /** The first page in the language of the page, where that is not the site's. */
  home?: string;
  /** How many photos a request may have; absent where it has none. */
  photos?: number;
  /** When the office is open, as visitors read it. */
  hours: HoursLine[];
  /** For the line that says whether it is open now; absent without set hours. */
  opening?: OpeningHours;
  /** The address of the page about the company, which search engines know as its publisher's; not every site has one. */
  publisher?: string;
  /** The Services menu has a link for each service with a page. */
  navigation: Omit<Navigation, 'services'> & { services: ServicesMenu & { links: NavLink[] } };
  footer: Footer & { vendor?: { label: string; url: string } };
}

/** The facts that a page in another language brings along, and the links to the languages of a page. */
export type LocalFacts = Partial<
  Pick<
    SiteFacts,
    | ('locale' | 'words' | 'hours' | 'opening' | 'phones' | 'places' | 'navigation' | 'footer')
    | ('languages' | 'home')
  >
>;

/** The facts as a page shows them. */
export const localFacts = ({ local }: Pick<Page, 'local'>, facts: SiteFacts): SiteFacts =>
  local ? { ...facts, ...local } : facts;

/** The language of a document, as HTML names it. */
export const languageOf = ({ locale }: Pick<SiteFacts, 'locale'>): string =>
  locale.replace('_', '-');

/** Facts of a page that only the build needs: its place in the manifest and in the site. */
export interface PageSource {
  path: string;
  page: Page;
  breadcrumb: Crumb[];
  /** The page's town, on town pages. */
  town?: { name: string; slug: string };
  indexable: boolean;
}

/** A whole site, resolved from its manifest. */
export interface Site {
  facts: SiteFacts;
  pages: PageSource[];
  not_found: Page;
  theme: Required<Theme>;
  /** The services of other companies that its pages load from or link to. */
  outside: OutsideService[];
  redirects: Redirect[];
  /** The source of calendars and of the sheet of dates; absent for a business without service days. */
  calendar?: SiteCalendar;
  /** The service that counts visits, whose script every page loads. */
  analytics?: Analytics;
  /** The contacts for security faults: security.txt names one to people, the policy one to browsers. */
  security: Pick<SiteSettings, 'security_contact' | 'policy_reports'>;
}

/** Length and height of a container, in feet, for a drawing to scale. */
export interface Measures {
  length: number;
  height: number;
  /** True for a container that is seen from its front, with a lid and pockets for the truck's forks. */
  isFrontLoad?: boolean;
}

/** A row of the container table, and how many pickup loads it holds, where the row says so in numbers. */
export interface Container extends Omit<ContainerSpec, 'size'> {
  loads?: { least: number; most: number };
}
