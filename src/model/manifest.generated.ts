// The types of pages.yaml, generated from schema/ by `npm run types`. Do not edit.

export type HostName =
  | 'cloudflare'
  | 'netlify'
  | 'apache'
  | 'caddy'
  | 'nginx'
  | 'vercel'
  | 'azure'
  | 'firebase'
  | 'github-pages'
  | 'gitlab-pages'
  | 'plain';
/**
 * One thing that can be seen in the landscape: lake is a shore with the sun over the water, hills makes the hills around it steep, snow lets it fall, wind has three wind turbines, campus a hall with a clock, village a church with houses.
 */
export type Motif =
  | 'campus'
  | 'farm'
  | 'forest'
  | 'hills'
  | 'lake'
  | 'lighthouse'
  | 'river'
  | 'road'
  | 'snow'
  | 'village'
  | 'vineyards'
  | 'wind';
/**
 * Where the link leads: a page of this site with a slash at both ends (/contact/), a file in public/ (/prices.pdf), a place on a page (/about/#holiday-schedule), a place on this page (#find-customer-id), a full https:// address (opens in a new tab), or one of the words call, sms, email, map, order-online, pay-portal. sms opens a text message to the office’s number. call:ID calls a further number of the company, sms:ID writes to it, map:ID opens a further place on the map, mailto:NAME@DOMAIN writes to a further e-mail address.
 */
export type LinkTarget = string;
/**
 * The small drawing beside the text. One of the names in this list.
 */
export type IconName =
  | 'award'
  | 'axe'
  | 'banknote'
  | 'bath'
  | 'bin'
  | 'brush'
  | 'building'
  | 'calendar'
  | 'check'
  | 'clipboard'
  | 'clock'
  | 'dollar'
  | 'drill'
  | 'droplets'
  | 'factory'
  | 'fan'
  | 'fence'
  | 'flame'
  | 'forklift'
  | 'hammer'
  | 'handshake'
  | 'hard-hat'
  | 'heart-pulse'
  | 'heater'
  | 'home'
  | 'key'
  | 'landmark'
  | 'leaf'
  | 'lightbulb'
  | 'mail'
  | 'map-pin'
  | 'paint-roller'
  | 'paintbrush'
  | 'paw-print'
  | 'phone'
  | 'pickaxe'
  | 'plug'
  | 'recycle'
  | 'school'
  | 'scissors'
  | 'shield'
  | 'shopping-bag'
  | 'shovel'
  | 'shower-head'
  | 'snowflake'
  | 'sparkles'
  | 'sprout'
  | 'store'
  | 'sun'
  | 'thermometer'
  | 'toilet'
  | 'tractor'
  | 'tree-pine'
  | 'trees'
  | 'truck'
  | 'users'
  | 'utensils'
  | 'wind'
  | 'wrench'
  | 'zap';
/**
 * hills draws a landscape at the end of each page, and below the top of those without a photo there, with what the towns and the company name under landscape; none draws nothing there.
 */
export type Scenery = 'hills' | 'none';
/**
 * The font of the headings: archivo is plain and strong, bitter has feet and looks sturdy, nunito is round and friendly.
 */
export type FontName = 'archivo' | 'bitter' | 'nunito';
/**
 * Optional: the point of the picture that stays in sight where it is cut to another shape, from its left and its upper edge, such as 30% 20%. Left out, it is the middle.
 */
export type PictureFocus = string;
/**
 * The answer. Words in it may be links: [words](/address/), with the same addresses and words as the target of a button.
 */
export type LinkedText = string;
/**
 * One section of a page. `type` says which kind; the other fields depend on it.
 */
export type ManifestSection =
  | HeroSection
  | TextSection
  | CardsSection
  | ChecklistSection
  | FeatureCardsSection
  | StepsSection
  | FaqSection
  | AccordionSection
  | TableSection
  | SizesSection
  | SizeFinderSection
  | AcceptedItemsSection
  | TownsSection
  | ReviewsSection
  | QuoteFormSection
  | CtaSection
  | HolidayScheduleSection
  | BillingPortalSection
  | CustomerIdSection
  | AccountUpdateSection
  | LegalSection
  | PeopleSection
  | PickupDaysSection
  | TestimonialsSection
  | GallerySection
  | EmbedSection;
/**
 * Show this section only where this list or text exists, for example town.mowing.feature_cards. Used on town pages, so that one town can have a section that the others do not.
 */
export type OnlyWith = string;
/**
 * A short name for this place on the page, so that a link can point at it: "holiday-schedule" is reached as /about/#holiday-schedule. Lower-case letters, digits and hyphens.
 */
export type Anchor = string;
/**
 * One or more paragraphs of text. Words in them may be links: [words](/address/), with the same addresses and words as the target of a button.
 *
 * @minItems 1
 *
 * Items: One paragraph.
 */
export type Paragraphs = string[];
/**
 * The background of the section: plain (the ground color), tint (a little darker) or dark (a deep shade of the brand color).
 */
export type Tone = 'plain' | 'tint' | 'dark';

/**
 * A whole business website.
 */
export interface Manifest {
  /**
   * Optional: the version of the form that this file has, which is 1. A file without it is of version 1.
   */
  curbside?: number;
  site: SiteSettings;
  company: Company;
  /**
   * Optional: short notices at the top of pages, each for some days.
   *
   * @minItems 1
   * @maxItems 20
   */
  alerts?: ServiceAlert[];
  service_days?: ServiceDays;
  theme?: Theme;
  integrations?: Integrations;
  navigation: Navigation;
  footer: Footer;
  /**
   * Named lists of short facts that speak for the company, so that several pages can show one: proof: proof_points.NAME.
   */
  proof_points?: {
    /**
     * A list of up to three facts.
     *
     * @minItems 1
     * @maxItems 3
     */
    [k: string]: Proof[];
  };
  /**
   * Optional: the people behind the company. A section shows them with items: people; with only_with: people it is left out while the list is empty.
   */
  people?: Person[];
  /**
   * Optional: what customers have said about the business. A section shows them with items: testimonials.
   */
  testimonials?: Testimonial[];
  /**
   * The services that the business sells, in the order of the Services menu and the quote form.
   *
   * @minItems 1
   */
  services: Service[];
  /**
   * Named sets of buttons, so that several pages can share one.
   */
  button_sets: {
    /**
     * A set of buttons.
     *
     * @minItems 1
     */
    [k: string]: ButtonLink[];
  };
  /**
   * The towns served.
   *
   * @minItems 1
   */
  towns: Town[];
  /**
   * Named lists of sizes, so that several pages can show one: items: size_lists.NAME.
   */
  size_lists?: {
    /**
     * A list of sizes.
     *
     * @minItems 1
     */
    [k: string]: Size[];
  };
  /**
   * Optional: the rows of the container table.
   *
   * @minItems 1
   */
  container_specs?: ContainerSpec[];
  /**
   * Optional: what customers ask about, and whether it can go in. A section shows the list with items: accepted_items.
   *
   * @minItems 1
   */
  accepted_items?: AcceptedItem[];
  /**
   * Named lists of questions and answers.
   */
  faqs: {
    /**
     * A list of questions and answers.
     */
    [k: string]: Faq[];
  };
  /**
   * Optional: warnings of the check that are known and accepted. Each is told apart by its code, and says why.
   *
   * @minItems 1
   */
  acknowledged?: Acknowledgement[];
  quote_form: QuoteFormSettings;
  billing_forms?: BillingForms;
  office?: OfficeSettings;
  /**
   * The pages, one entry each.
   *
   * @minItems 1
   */
  pages: ManifestPage[];
  /**
   * Optional: for each service with pages for towns, the page that every town with texts for it gets a copy of.
   *
   * @minItems 1
   */
  town_pages?: TownPage[];
  not_found: NotFoundPage;
  /**
   * Optional: addresses that lead on to a page. Every host is told of them.
   *
   * @minItems 1
   * @maxItems 1000
   */
  redirects?: Redirect[];
  /**
   * Optional: by language, such as es, the words of this file that stand around every page, for pages with that language: those of the navigation, the footer, the quote form and the service days. A text of the engine itself, such as “Open now”, gets another translation here, and a language that does not come with the engine (es and fr do) has all of them here. What has no translation stays as it is.
   */
  translations?: {
    /**
     * The translations into one language.
     *
     * @minItems 1
     * @maxItems 2000
     */
    [k: string]: Translation[];
  };
}
/**
 * Settings of the whole site.
 */
export interface SiteSettings {
  /**
   * The site’s own address, without a slash at the end.
   */
  origin: string;
  /**
   * The language of menus, forms and their messages, and the country: en_US, es_US or fr_CA. Single pages may have another language, by `language`.
   */
  locale: string;
  /**
   * true shows the link to the office’s pages in the top bar. A build with a database makes them, under /admin/.
   */
  admin_mode: boolean;
  /**
   * Optional: the time zone of the business, by which days begin and notices end. Without one it is America/New_York.
   */
  time_zone?: string;
  /**
   * Optional: where somebody who finds a security fault in the website can say so, an e-mail address or a full https:// address. It stands in the file /.well-known/security.txt, where such people look.
   */
  security_contact?: string;
  /**
   * Optional: the full https:// address of a service that collects reports. Browsers tell it when something on a page breaks the site’s security policy, and on which page.
   */
  policy_reports?: string;
  /**
   * Optional: where the website stands, such as [apache]. The build writes what these hosts read, and nothing of others. Without it, it writes what Cloudflare Pages and Netlify read.
   *
   * @minItems 1
   */
  hosts?: HostName[];
}
/**
 * The facts about the business. Each stands here once; every page takes it from here. What the business does not have is left out, and then no page says it.
 */
export interface Company {
  /**
   * The name of the business.
   */
  name: string;
  /**
   * Optional: what kind of business this is, for search engines. Each kind is a name of schema.org.
   */
  type?:
    | 'LocalBusiness'
    | 'AutoRepair'
    | 'Electrician'
    | 'GeneralContractor'
    | 'HVACBusiness'
    | 'HomeAndConstructionBusiness'
    | 'HousePainter'
    | 'Locksmith'
    | 'MovingCompany'
    | 'Plumber'
    | 'ProfessionalService'
    | 'RoofingContractor'
    | 'SelfStorage'
    | 'Store';
  /**
   * The office phone, written as people read it: the area code in brackets, a space, three digits, a hyphen and four digits, such as (800) 555-0100.
   */
  phone: string;
  /**
   * Optional: further phone numbers, such as an emergency line. Each stands with its label in the bar at the top, in the menu of phones and with the contact details, as the numbers of further places do; the first one is also in the bar at the bottom of phones. In a text write {phones.ID} for the number, and as the target of a link call:ID.
   *
   * @minItems 1
   * @maxItems 5
   */
  phones?: FurtherPhone[];
  /**
   * Optional: the office e-mail address, and nothing but that: no name, no subject, no second address. Forms that are sent by mail need it.
   */
  email?: string;
  address?: Address;
  /**
   * Optional: when the office answers the phone. One entry for days that have the same hours; a day that no entry names is closed. The words for visitors and the data for search engines follow.
   *
   * @minItems 1
   * @maxItems 14
   */
  hours?: OpenHours[];
  /**
   * Optional: days, weeks or seasons in which the office is closed beside the holidays. They are listed below the hours until they are over, and search engines learn of them.
   *
   * @minItems 1
   * @maxItems 14
   */
  closures?: Closure[];
  /**
   * Optional: further places of the business, such as a second office or a transfer station. Each stands with its label among the contact details. In a text write {locations.ID} for the address; as the target of a link, map:ID opens the map and call:ID calls the number of the place.
   *
   * @minItems 1
   * @maxItems 10
   */
  locations?: FurtherLocation[];
  /**
   * Optional: the year the business began.
   */
  founded?: number;
  rating?: Rating;
  /**
   * Optional: what can be seen around the office, from left to right, for the drawing at the end of every page.
   *
   * @minItems 1
   * @maxItems 6
   */
  landscape?: Motif[];
  /**
   * Optional: how search engines show the price level: one to four dollar signs, or the prices themselves, such as $300–$600.
   */
  price_range?: string;
  /**
   * The area served, in one short line.
   */
  service_area: string;
  /**
   * The picture of the business for search engines and link previews: a file in public/.
   */
  image: string;
  /**
   * Optional: the company’s mark, best a square drawing (SVG), for the header, the browser’s tab, home screens and link previews: a file in public/. Without it the initials are drawn.
   */
  logo?: string;
  coordinates?: OfficeCoordinates;
  /**
   * Optional: the full https:// addresses of the company’s pages on social networks. Every page shows an icon for each among the contact details, and search engines learn of them. Facebook, Instagram, YouTube, LinkedIn, TikTok, X, Pinterest, Nextdoor and Yelp have icons of their own.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: The full address of a page on a social network, such as https://www.facebook.com/NAME.
   */
  social?: string[];
  /**
   * Optional: the full https:// addresses of the company’s own pages elsewhere, such as its listing on a map, for search engines.
   *
   * @minItems 1
   * @maxItems 10
   *
   * Items: The address of a profile.
   */
  profiles?: string[];
}
/**
 * A phone number beside the office’s.
 */
export interface FurtherPhone {
  /**
   * A short name for this number: lower-case letters, digits and underscores. Texts name it with {phones.ID}, links with call:ID.
   */
  id: string;
  /**
   * What the number is for, in a word or two, such as Emergency Line.
   */
  label: string;
  /**
   * The number, written as people read it, such as (800) 555-0111.
   */
  phone: string;
}
/**
 * Optional: where the office or another place is. A business that nobody walks into leaves out street and ZIP, or the whole address.
 */
export interface Address {
  /**
   * Optional: number and street. {address} and the link to the map need it.
   */
  street?: string;
  /**
   * City or village, without the state and the ZIP: those have lines of their own.
   */
  city: string;
  /**
   * Two letters.
   */
  state: string;
  /**
   * Optional: five digits, in quotes so that it stays a text: "02134".
   */
  zip?: string;
}
/**
 * The hours of one day, or of several days in a row.
 */
export interface OpenHours {
  /**
   * The day, or the first of several days in a row.
   */
  from: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
  /**
   * Optional: the last of these days. Left out, the entry is about one day.
   */
  to?: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
  /**
   * Opening time, 24-hour clock in quotes: "07:00".
   */
  opens?: string;
  /**
   * Closing time, 24-hour clock in quotes: "17:00".
   */
  closes?: string;
  /**
   * Optional: true if people come on these days by appointment only. Opening and closing time may then be left out.
   */
  by_appointment?: boolean;
}
/**
 * A day, a week or a season in which the office is closed.
 */
export interface Closure {
  /**
   * The first day, as a date such as 2026-12-24; or, for each year, without the year, such as January 15.
   */
  from: string;
  /**
   * Optional: the last day, written as the first one is. Left out, it is that day alone.
   */
  to?: string;
  /**
   * Its name for visitors, such as Winter break.
   */
  reason: string;
}
/**
 * A place of the business beside the office.
 */
export interface FurtherLocation {
  /**
   * A short name for this place: lower-case letters, digits and underscores. Texts name its address with {locations.ID}, links with map:ID. No phone number has the same one.
   */
  id: string;
  /**
   * What the place is, such as Transfer Station.
   */
  label: string;
  address: Address;
  /**
   * Optional: the number of this place, written as people read it.
   */
  phone?: string;
  /**
   * Optional: when this place is open. One entry for days that have the same hours; a day that no entry names is closed.
   *
   * @minItems 1
   * @maxItems 14
   */
  hours?: OpenHours[];
  /**
   * Optional: days, weeks or seasons in which this place is closed beside the holidays. They are listed below the hours until they are over, and search engines learn of them.
   *
   * @minItems 1
   * @maxItems 14
   */
  closures?: Closure[];
  coordinates?: OfficeCoordinates;
}
/**
 * Optional: where it is, in degrees, for search engines.
 */
export interface OfficeCoordinates {
  /**
   * Degrees north.
   */
  latitude: number;
  /**
   * Degrees east; west is negative.
   */
  longitude: number;
}
/**
 * Optional: the star rating that the review site shows.
 */
export interface Rating {
  /**
   * Average stars, 1 to 5.
   */
  value: number;
  /**
   * How many reviews.
   */
  count: number;
}
/**
 * A short notice at the top of pages for some days, such as a delay after a storm. It disappears by itself.
 */
export interface ServiceAlert {
  /**
   * One or two short sentences for visitors.
   */
  text: string;
  /**
   * Its subject: delay, closure, weather or news.
   */
  kind?: 'delay' | 'closure' | 'weather' | 'news';
  /**
   * Optional: when it begins, as a date such as 2026-12-05, or with a time such as 2026-12-05 14:00. Without one it is there at once.
   */
  from?: string;
  /**
   * When it ends, as a date such as 2026-12-06, which is its last day, or with a time such as 2026-12-06 12:00.
   */
  until: string;
  /**
   * Optional: true brings it back every year in these days, from the year that is written on.
   */
  yearly?: boolean;
  /**
   * Optional: the slugs of the towns that it is for. Their pages and the home page show it. Without any, every page does.
   *
   * @minItems 1
   */
  towns?: string[];
  link?: NavLink;
}
/**
 * A link: what it says and where it leads.
 */
export interface NavLink {
  /**
   * What the link says.
   */
  label: string;
  to: LinkTarget;
}
/**
 * The weekdays on which customers are served, and the holidays and changes that move them; with routes, also what is picked up where, and how often. From these the website works out the dates of each year, the line that visitors see in a holiday week, and the calendars to subscribe to.
 */
export interface ServiceDays {
  /**
   * The word for a visit in a sentence, such as pickup: “Thursday pickup is on Friday”.
   */
  visit: string;
  /**
   * The weekdays on which customers are served. Without routes, each customer has one of them.
   *
   * @minItems 1
   */
  days: ('Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday')[];
  /**
   * The days of the year on which nobody is served. Unless holiday_effect or the holiday itself says otherwise, a holiday on or before a customer’s day moves the visit of that week one day later; a Friday holiday moves it to Thursday.
   *
   * @minItems 1
   */
  holidays: Holiday[];
  /**
   * The effect of a holiday on a Saturday or Sunday: no_change if nothing moves, observed if a Saturday holiday counts on Friday and a Sunday holiday on Monday, ask if customers should call. The check asks until one is chosen.
   */
  weekend_holidays?: 'no_change' | 'observed' | 'ask';
  /**
   * The day of Friday customers in a week with a holiday from Monday to Thursday: Saturday, or ask if they should call. The check asks until one is chosen.
   */
  friday_moves_to?: 'Saturday' | 'ask';
  /**
   * The effect of a holiday: later_days moves the visits of its own day and of all later days of the week by one day, own_day moves those of its own day to the next one, no_visit drops them until the next usual visit, nothing changes nothing, ask has customers call.
   */
  holiday_effect?: 'later_days' | 'own_day' | 'no_visit' | 'nothing' | 'ask';
  /**
   * The day of Friday customers when the Friday itself is a holiday that moves visits: Thursday, Saturday, or ask if they should call.
   */
  friday_holiday_moves_to?: 'Thursday' | 'Saturday' | 'ask';
  /**
   * Optional: what is picked up, such as paper, glass and leaves, and how often. Routes name them.
   *
   * @minItems 1
   */
  collections?: Collection[];
  /**
   * Optional: the routes of the trucks, each with its collections and the places where it goes. A business whose customers have one weekday each needs none.
   *
   * @minItems 1
   */
  routes?: Route[];
  /**
   * Optional: visits of a single day that are moved or cancelled, such as in a storm.
   *
   * @minItems 1
   */
  changes?: ServiceChange[];
  /**
   * Optional: the time on the evening before a visit at which the calendars remind, 24-hour clock in quotes: "18:00". Left out, they do not.
   */
  reminder?: string;
}
/**
 * An observed holiday.
 */
export interface Holiday {
  /**
   * Its name.
   */
  name: string;
  /**
   * When it is: a date without the year, such as July 4, a weekday of a month, such as Fourth Thursday in November or Last Monday in May, Good Friday, Easter or Easter Monday, the Day after or Day before one of these, such as Day after Thanksgiving, or a date of one year, such as 2027-12-24.
   */
  when: string;
  /**
   * Optional: true if the office is closed on this day too. The holiday schedule says so, and search engines learn the dates of the next two years.
   */
  office_closed?: boolean;
  /**
   * Optional: when the office closes on this day, if it is open for half of it, 24-hour clock in quotes: "12:00".
   */
  office_closes?: string;
  /**
   * Optional: the effect of this holiday, where it differs from holiday_effect: later_days, own_day, no_visit, nothing or ask.
   */
  effect?: 'later_days' | 'own_day' | 'no_visit' | 'nothing' | 'ask';
  /**
   * Optional: the weekday of the same week to which the visits of the holiday’s own day move.
   */
  moves_to?: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
  /**
   * Optional: true if this holiday counts on Friday when it is on a Saturday, and on Monday when it is on a Sunday; false if it does not. Left out, weekend_holidays says so for all.
   */
  observed?: boolean;
}
/**
 * Something that is picked up.
 */
export interface Collection {
  /**
   * A short name for routes to refer to, such as yard-waste.
   */
  id: string;
  /**
   * What visitors call it, such as Yard waste.
   */
  name: string;
  icon?: IconName;
  /**
   * Optional: 2 for every other week, 4 for every fourth. They are counted from the date under from. Left out, it is every week.
   */
  weeks?: number;
  /**
   * Optional: the date of the first visit, or any day of its week, such as 2026-01-05. Weeks are counted from it.
   */
  from?: string;
  /**
   * Optional: a weekday of each month in place of a weekday of each week, such as First Tuesday or Last Friday.
   */
  weekday_of_month?: string;
  season?: Season;
  /**
   * Optional: single dates in place of all else, such as those of a bulk pickup.
   *
   * @minItems 1
   */
  dates?: string[];
}
/**
 * Optional: the part of the year in which it is picked up; it may go over New Year.
 */
export interface Season {
  /**
   * The first day, such as April 1.
   */
  from: string;
  /**
   * The last day, such as November 30.
   */
  to: string;
}
/**
 * A route.
 */
export interface Route {
  /**
   * Its part of the addresses of its calendar and its sheet, such as monday-a.
   */
  id: string;
  /**
   * Its short name for visitors, such as Monday A.
   */
  name: string;
  /**
   * What is picked up on it, and on which weekday.
   *
   * @minItems 1
   */
  collections: RouteCollection[];
  /**
   * Optional: the slugs of the towns of which every street is on it.
   *
   * @minItems 1
   */
  towns?: string[];
  /**
   * Optional: the ZIP codes in which every street is on it, in quotes: "14048".
   *
   * @minItems 1
   */
  zips?: string[];
  /**
   * Optional: single streets, by town.
   *
   * @minItems 1
   */
  streets?: RouteStreets[];
}
/**
 * A collection on a route. What is written here goes before what the collection itself says.
 */
export interface RouteCollection {
  /**
   * The id of the collection, one of those under collections.
   */
  collection: string;
  /**
   * The weekday. Left out only where the collection has single dates or a weekday of the month.
   */
  day?: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
  /**
   * Optional: 2 for every other week, 4 for every fourth. They are counted from the date under from. Left out, it is every week.
   */
  weeks?: number;
  /**
   * Optional: the date of the first visit, or any day of its week, such as 2026-01-05. Weeks are counted from it.
   */
  from?: string;
  /**
   * Optional: a weekday of each month in place of a weekday of each week, such as First Tuesday or Last Friday.
   */
  weekday_of_month?: string;
  season?: Season1;
  /**
   * Optional: single dates in place of all else, such as those of a bulk pickup.
   *
   * @minItems 1
   */
  dates?: string[];
}
/**
 * Optional: the part of the year in which it is picked up; it may go over New Year.
 */
export interface Season1 {
  /**
   * The first day, such as April 1.
   */
  from: string;
  /**
   * The last day, such as November 30.
   */
  to: string;
}
/**
 * Streets of one town.
 */
export interface RouteStreets {
  /**
   * The slug of the town.
   */
  town: string;
  /**
   * The streets; where only a part is on the route, with its house numbers, and odd or even for one side: Main Street, 1-99, odd. A number and a hyphen, 200-, is for all from there on.
   *
   * @minItems 1
   */
  names: string[];
}
/**
 * A change of one day.
 */
export interface ServiceChange {
  /**
   * The usual date of the visits, such as 2026-01-29.
   */
  date: string;
  /**
   * Optional: the new date. Left out, the visits are cancelled.
   */
  to?: string;
  /**
   * The reason, as it reads after “because of”, such as the snowstorm.
   */
  reason: string;
  /**
   * Optional: the ids of the routes that it is for. Without routes and towns it is for all.
   *
   * @minItems 1
   */
  routes?: string[];
  /**
   * Optional: the slugs of the towns that it is for: every route that goes there.
   *
   * @minItems 1
   */
  towns?: string[];
}
/**
 * How the website looks. Each line may be left out; all other colors follow from these, so that words can be read everywhere.
 */
export interface Theme {
  /**
   * The company’s main color, such as "#2b4a6b", in quotes. Light words stand on it, so it is a deep one; dark bands, links and headings follow from it.
   */
  brand?: string;
  /**
   * The color of what should be pressed, such as "#f2b233", in quotes. It may be as light or bright as you like.
   */
  accent?: string;
  /**
   * The color of the page behind the words, in quotes: white, or nearly so.
   */
  ground?: string;
  scenery?: Scenery;
  font?: FontName;
}
/**
 * The outside services the site links to or shows. What the business does not use is left out.
 */
export interface Integrations {
  ordering?: Ordering;
  billing_portal?: BillingPortal;
  review_widget?: ReviewWidget;
  maps?: Maps;
  vendor?: Vendor;
  analytics?: Analytics;
}
/**
 * Optional: the online ordering site. It opens in a new tab.
 */
export interface Ordering {
  /**
   * Its address: a full https:// address, or a page inside public/.
   */
  url: string;
}
/**
 * Optional: the billing portal shown on the Pay Bill page.
 */
export interface BillingPortal {
  /**
   * Its address: a full https:// address, or a page inside public/.
   */
  url: string;
  /**
   * How many seconds to wait before saying that it did not load.
   */
  timeout_seconds: number;
}
/**
 * Optional: the customer-review widget on the home page.
 */
export interface ReviewWidget {
  /**
   * The widget’s script: a full https:// address, or a file inside public/.
   */
  script_url: string;
  /**
   * Optional: the fingerprint of the script, such as sha384-…, when the provider gives one. A script that differs from it does not run. Leave it out when the provider changes the script from time to time.
   */
  integrity?: string;
  /**
   * Where all reviews can be read: a full https:// address, or a page inside public/.
   */
  profile_url: string;
}
/**
 * Optional: the maps service that the address links to.
 */
export interface Maps {
  /**
   * A full https:// address with {address}, in place of which the street address stands, or the link to the office that the map gives under “Share”. The address of a map to build into pages opens to nobody.
   */
  url: string;
}
/**
 * Optional: who made the website, for the credit in the footer.
 */
export interface Vendor {
  /**
   * The words of the credit.
   */
  label: string;
  /**
   * Where the credit leads: a full https:// address.
   */
  url: string;
}
/**
 * Optional: one service that counts visits. Every page of the built site loads its script; in development nobody is counted. Google’s tag is none that fits: it needs more than one script. Of Cloudflare’s, choose the set-up by a JS snippet: pages refuse the script that the automatic one adds.
 */
export interface Analytics {
  /**
   * The service’s script, as its instructions have it behind src: a full https:// address, or a file inside public/.
   */
  script_url: string;
  /**
   * Optional: where the script sends what it counts, when that is another website than the script’s own: https:// and the name, without a slash at the end.
   */
  origin?: string;
  /**
   * Optional: what the instructions add to the script’s tag, such as data-domain, or data-cf-beacon with JSON in single quotes.
   *
   * @minItems 1
   * @maxItems 6
   */
  attributes?: ScriptAttribute[];
}
/**
 * A part of the script’s tag.
 */
export interface ScriptAttribute {
  /**
   * Its name, which begins with data-.
   */
  name: string;
  /**
   * What stands behind it in quotes.
   */
  value: string;
}
/**
 * The links at the top of every page.
 */
export interface Navigation {
  /**
   * The line beside the phone number in the top bar, on large screens.
   */
  service_area_line: string;
  /**
   * The links of the main bar. The Services menu stands after the first one.
   *
   * @minItems 1
   */
  links: NavLink[];
  services: ServicesMenu;
  quote: ButtonLink;
  pay_bill?: NavLink;
  admin?: AdminLink;
}
/**
 * The Services menu. Its links are the pages of the services.
 */
export interface ServicesMenu {
  /**
   * What the menu’s button says.
   */
  label: string;
}
/**
 * A button that leads somewhere.
 */
export interface ButtonLink {
  /**
   * What the button says. Two to four words work best.
   */
  label: string;
  to: LinkTarget;
  /**
   * How the button looks: primary (filled, for the one thing most people came for), secondary (outlined) or quiet (a plain link).
   */
  style?: 'primary' | 'secondary' | 'quiet';
  icon?: IconName;
}
/**
 * Optional: the link to the admin screen. It shows only while site.admin_mode is true.
 */
export interface AdminLink {
  /**
   * What the link says.
   */
  label: string;
  /**
   * Its address.
   */
  path: string;
}
/**
 * The foot of every page.
 */
export interface Footer {
  /**
   * One sentence under the logo.
   */
  tagline: string;
  /**
   * The heading of the services list.
   */
  services_heading: string;
  /**
   * The heading of the other links.
   */
  company_heading: string;
  /**
   * The heading of the contact details.
   */
  contact_heading: string;
  /**
   * The links beside the services list.
   *
   * @minItems 1
   */
  links: NavLink[];
  legal: NavLink;
  /**
   * The copyright line. {year} is replaced by the current year.
   */
  copyright: string;
}
/**
 * A short fact that speaks for the company, as it stands at the top of pages.
 */
export interface Proof {
  /**
   * The fact in large letters, such as 1995.
   */
  value: string;
  /**
   * What it says about the company, in a few words.
   */
  label: string;
}
/**
 * Somebody who works for the company.
 */
export interface Person {
  /**
   * The person’s name, as customers may call them.
   */
  name: string;
  /**
   * The work that the person does, such as Owner or Driver since 2009.
   */
  role: string;
  image?: ManifestPicture;
}
/**
 * A picture and the words for people who cannot see it.
 */
export interface ManifestPicture {
  /**
   * The picture file: its place inside the folder public/, such as /images/cart.webp, or a full https:// address.
   */
  src: string;
  /**
   * What the picture shows, in one short sentence, for people who use a screen reader and for when the picture does not load.
   */
  alt: string;
  focus?: PictureFocus;
}
/**
 * What a customer has said or written about the business, with the customer’s consent.
 */
export interface Testimonial {
  /**
   * The customer’s own words, a few sentences at most. Quotation marks are drawn around them: leave them out, or write them, and they show once.
   */
  text: string;
  /**
   * Who says it, as the customer wants to be named, such as Ruth K.
   */
  name: string;
  /**
   * Optional: where the customer lives.
   */
  town?: string;
  /**
   * Optional: when it was said, as visitors read it, such as May 2026.
   */
  date?: string;
  /**
   * Optional: the stars that the customer gave, 1 to 5.
   */
  stars?: number;
  source?: NavLink1;
  image?: ManifestPicture;
}
/**
 * A link: what it says and where it leads.
 */
export interface NavLink1 {
  /**
   * What the link says.
   */
  label: string;
  to: LinkTarget;
}
/**
 * A service that the business sells. The Services menu, the quote form’s choices, lists of towns and what search engines are told follow from it.
 */
export interface Service {
  /**
   * A short name for this service: lower-case letters, digits and underscores. A town has its texts for the service under this name, and links choose it in the quote form with ?service= and this name.
   */
  id: string;
  /**
   * What the service is called, in the Services menu and for search engines.
   */
  label: string;
  /**
   * What a link to it says in lists of towns, where there is less room. Normally left out: the label is used.
   */
  link_label?: string;
  /**
   * What the quote form calls it. Normally left out: the label is used.
   */
  quote_label?: string;
  /**
   * Optional: the service in a word or two, for the heading of the quote form of somebody who comes from a town’s page. Normally left out: the label is used.
   */
  short_label?: string;
  /**
   * The address of the page that sells it, with a slash at both ends. Without a page the service stands only in the quote form.
   */
  page?: string;
}
/**
 * One town (or region) that the business serves. Its facts stand here, and for each service that it has, its texts under the service’s id: which those are follows from the service’s entry under town_pages. Adding an entry here adds its pages and puts it into every list.
 */
export interface Town {
  /**
   * A short name for this town. Normally the same as the slug.
   */
  id: string;
  /**
   * The town’s name as visitors read it, without the state: that comes by itself where it belongs.
   */
  name: string;
  /**
   * The town’s part of the page address: lower-case letters, digits and hyphens.
   */
  slug: string;
  /**
   * town, or region for an area without one town’s borders. A region is not a city in the quote form.
   */
  kind?: 'town' | 'region';
  /**
   * How the place reads in a sentence and in headings. Normally left out: the name with the state, such as Springfield, OH.
   */
  place?: string;
  /**
   * Optional: the state that the town is in, two letters. Left out, it is the state of the office.
   */
  state?: string;
  /**
   * The town’s picture, a file in public/ or a full https:// address. Pages show it with image: town.hero_image.
   */
  hero_image_url: string;
  /**
   * What that picture shows.
   */
  hero_alt_text: string;
  hero_focus?: PictureFocus;
  /**
   * One sentence about the town for lists of towns.
   */
  local_blurb: string;
  /**
   * false takes the town’s pages down and takes it out of every list, without deleting anything.
   */
  is_active: boolean;
  /**
   * Where it stands in lists of towns: 1 comes first.
   */
  display_order: number;
  /**
   * The county or counties, without the word County.
   *
   * @minItems 1
   *
   * Items: A county.
   */
  counties: string[];
  /**
   * How many people live here: {residents} is replaced by it, and the badge is checked against it. Leave it out for a region.
   */
  residents?: number;
  /**
   * The rounded number on the town’s page, such as 6,000+.
   */
  residents_badge: string;
  /**
   * Optional: the weekdays on which everybody in this town is served, such as [Thursday], where it has fewer than service_days. In a holiday week the line at the top of its pages then names its own day, such as “Thursday pickup is on Friday”, and in a week that moves none of them there is no line. Without them the line has the days of all towns.
   *
   * @minItems 1
   *
   * Items: A weekday.
   */
  pickup_days?: (
    'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'
  )[];
  /**
   * Optional: what can be seen around here, from left to right, for the drawing at the end of the town’s pages, and at the top of those without a photo there. Three or four are enough; a phone shows those in the middle.
   *
   * @minItems 1
   * @maxItems 6
   */
  landscape?: Motif[];
  coordinates?: Coordinates;
}
/**
 * Where the town is, in degrees, for search engines. Leave it out for a region.
 */
export interface Coordinates {
  /**
   * Degrees north.
   */
  latitude: number;
  /**
   * Degrees east; west is negative.
   */
  longitude: number;
}
/**
 * A size that customers can choose.
 */
export interface Size {
  /**
   * A short name for this size, such as small or yard-10. Towns use it to say what the size is good for there.
   */
  id: string;
  /**
   * The name people know it by, such as 10 Yard.
   */
  size_label: string;
  /**
   * How many cubic yards it holds, where that is how it is measured.
   */
  cubic_yards?: number;
  /**
   * How much it is in other words, such as 200 gallons. It takes the place of the cubic yards.
   */
  amount?: string;
  /**
   * What it is good for.
   */
  description: string;
  front_load?: FrontLoad;
  /**
   * Optional: jobs that this size is right for, such as Garage cleanout. Visitors choose from them in a size-finder section.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: A job.
   */
  jobs?: string[];
  /**
   * false takes this size off every page without deleting it.
   */
  is_active?: boolean;
  /**
   * Where it stands in its list: 1 comes first. Without a number, it stands where it was written.
   */
  display_order?: number;
}
/**
 * Optional: how wide and how high a front-load container is, in feet, for a drawing to scale on its card.
 */
export interface FrontLoad {
  /**
   * Width in feet.
   */
  width: number;
  /**
   * Height in feet, with the lid.
   */
  height: number;
}
/**
 * One row of the container table.
 */
export interface ContainerSpec {
  /**
   * The size, such as 10 Yard.
   */
  size: string;
  dimensions: Dimensions;
  /**
   * How much it holds, such as 3-4 truck loads or 50-100 guests. A size-finder asks for the number of it.
   */
  capacity: string;
  /**
   * What it is best for.
   */
  ideal_use: string;
  /**
   * true puts the Popular mark on this row.
   */
  popular: boolean;
}
/**
 * Inside measurements in feet.
 */
export interface Dimensions {
  /**
   * Length in feet.
   */
  length: number;
  /**
   * Width in feet.
   */
  width: number;
  /**
   * Height in feet.
   */
  height: number;
}
/**
 * Something that customers want to get rid of, and whether it can go in.
 */
export interface AcceptedItem {
  /**
   * What it is, as customers call it, such as Tires.
   */
  item: string;
  /**
   * Optional: other words for it that customers may look for, such as Couch and Sofa.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: Another word for it.
   */
  also?: string[];
  /**
   * Whether it can go in: yes, no or ask. Write ask when you are not sure, so that customers call first.
   */
  verdict: 'yes' | 'no' | 'ask';
  /**
   * Optional: a short sentence, such as why not or where it can go instead.
   */
  note?: string;
}
/**
 * A question and its answer.
 */
export interface Faq {
  /**
   * A short name for this question, unique in its list, lower-case with hyphens. A link can point at it.
   */
  id?: string;
  /**
   * The question as a customer would ask it.
   */
  question: string;
  answer: LinkedText;
  /**
   * false hides this question everywhere without deleting it.
   */
  is_active?: boolean;
  /**
   * Where it stands in its list: 1 comes first. Without a number, it stands where it was written.
   */
  display_order?: number;
}
/**
 * A warning that is known and accepted.
 */
export interface Acknowledgement {
  /**
   * The warning’s code, such as container-volume.
   */
  code: string;
  /**
   * Optional: the place of the warning, when only that one is meant and not all with this code.
   */
  about?: string;
  /**
   * Why it is accepted, for whoever reads this later.
   */
  reason: string;
}
/**
 * The quote form on the home page and the contact page.
 */
export interface QuoteFormSettings {
  labels: QuoteFormLabels;
  /**
   * Optional: the heading of the form for somebody whose link has chosen a service and a city. {service} and {city} become their names.
   */
  chosen_heading?: string;
  /**
   * Optional: the last choice in the list of services, for everything else. The services themselves come from services.
   */
  other_service?: string;
  /**
   * The last choice in the list of cities, for everybody else. The cities themselves come from the towns.
   */
  other_city: string;
  /**
   * Optional. true: the form can be sent without an e-mail address, for customers who have none. The office then answers by phone.
   */
  email_optional?: boolean;
  /**
   * Optional: up to six questions of your own. They stand before the last field of the form, and the answers arrive with each request.
   *
   * @minItems 1
   * @maxItems 6
   */
  extra_fields?: ExtraField[];
  consent?: Consent;
  /**
   * What the button says.
   */
  submit_label: string;
  /**
   * What the button says while sending.
   */
  submitting_label: string;
  /**
   * How a request is delivered. simulated: it is not sent anywhere, the form only shows that it would be. supabase: it is stored in the table quote_requests. endpoint: it is sent to the address under endpoint.
   */
  delivery: 'simulated' | 'supabase' | 'endpoint';
  /**
   * Only with delivery: endpoint. The https:// address that takes the request as JSON.
   */
  endpoint?: string;
  /**
   * Optional, only with delivery: supabase. The site key of a Cloudflare Turnstile widget: the form then shows this check against robots above its button. The office marks requests that have not passed it; none is dropped.
   */
  turnstile?: string;
  photos?: QuotePhotos;
  messages: QuoteFormMessages;
  receipt?: Receipt;
}
/**
 * The words beside each field.
 */
export interface QuoteFormLabels {
  /**
   * Name.
   */
  name: string;
  /**
   * E-mail.
   */
  email: string;
  /**
   * Phone.
   */
  phone: string;
  /**
   * Service address.
   */
  address: string;
  /**
   * City.
   */
  city: string;
  /**
   * Kind of service.
   */
  serviceType: string;
  /**
   * Free text.
   */
  message: string;
  /**
   * What an unanswered list shows.
   */
  choose: string;
}
/**
 * A question of your own in the quote form.
 */
export interface ExtraField {
  /**
   * A short name that stays the same when the label changes: the answers are kept under it. Small letters, digits and underscores.
   */
  id: string;
  /**
   * The question, as visitors read it.
   */
  label: string;
  /**
   * What is answered: text, choice (one of several), size (one of a list of sizes), number, date or month (a month and its year, from a list).
   */
  kind: 'text' | 'choice' | 'size' | 'number' | 'date' | 'month';
  /**
   * Optional. true: the form can only be sent with an answer.
   */
  required?: boolean;
  /**
   * Optional: a sentence below the label that helps to answer.
   */
  hint?: string;
  /**
   * Optional: the ids of the services that this question is for. It shows once one of them is chosen. Without this line it is asked for every service.
   *
   * @minItems 1
   *
   * Items: The id of a service, one of those under services.
   */
  only_for?: string[];
  /**
   * Only with kind: choice. The answers to choose from.
   *
   * @minItems 2
   * @maxItems 20
   *
   * Items: An answer.
   */
  choices?: string[];
  /**
   * Only with kind: size. The sizes to choose from: the name of a list elsewhere in this file, such as size_lists.buckets. A link chooses one with ?size= and its id.
   *
   * @minItems 1
   * @maxItems 20
   */
  sizes?: Size[] | string;
  /**
   * Only with kind: text. The longest answer in characters; 200 when it is left out.
   */
  longest?: number;
  /**
   * Only with kind: number. The smallest number that makes sense.
   */
  least?: number;
  /**
   * Only with kind: number. The largest number that makes sense.
   */
  most?: number;
  /**
   * Only with kind: date. The first day that can be chosen, such as 2027-01-31.
   */
  earliest?: string;
  /**
   * Only with kind: date. The last day that can be chosen, such as 2027-12-31.
   */
  latest?: string;
  /**
   * Only with kind: month. How many years before today can be chosen; 20 when it is left out. Months of this year and the last one are listed, and before those the years.
   */
  years_back?: number;
  /**
   * Only with kind: month. How many years from today can be chosen; none when it is left out.
   */
  years_ahead?: number;
  /**
   * Only with kind: date. true: a day that has passed cannot be chosen.
   */
  from_today?: boolean;
}
/**
 * Optional: the marketing consent box. Leave it out when you send no marketing messages.
 */
export interface Consent {
  /**
   * What the visitor agrees to. {privacy} and {terms} become the two links below.
   */
  text: string;
  /**
   * Optional: a sentence above the box, such as that the form needs it, and how to get a quote without it.
   */
  hint?: string;
  privacy: NavLink;
  terms: NavLink;
  /**
   * true: the form can only be sent with the box checked.
   */
  required: boolean;
}
/**
 * Optional, only with delivery: supabase and site.admin_mode: true. Visitors may send photos with a request. The browser makes them smaller and takes out what the camera has noted; they follow the request, and only members of the office see them. They are deleted with the request.
 */
export interface QuotePhotos {
  /**
   * How many photos a request may have.
   */
  at_most: number;
}
/**
 * What the form says back.
 */
export interface QuoteFormMessages {
  sent: ToastMessage;
  failed: ToastMessage;
  consent?: ToastMessage;
  /**
   * What stands below the form, beside the message failed, when more requests have come from a visitor or from all than the database takes in an hour. Say whom to call.
   */
  too_many?: string;
  /**
   * Optional: what stands below the form, beside the message failed, when a request could not be sent. Say whom to call.
   */
  not_sent?: string;
}
/**
 * A short message: a title and a sentence.
 */
export interface ToastMessage {
  /**
   * The title.
   */
  title: string;
  /**
   * The sentence.
   */
  text: string;
}
/**
 * What stands above the empty form once a request was sent, with all answers listed. With delivery: simulated its heading and first sentence say instead that one step is left, to email the request to the office or to call. Without it there is only the message that it was sent, for some seconds.
 */
export interface Receipt {
  /**
   * The heading.
   */
  title: string;
  /**
   * A sentence or two after the text of the message sent (with delivery: simulated, after the sentence that one step is left), such as whom to call.
   */
  text: string;
  kept?: KeptReceipt;
}
/**
 * Optional: what the receipt says without a network, or while the database is away. The request is then kept on the visitor’s device, and sent when there is a connection or the form is next opened. Without these words it is not kept, and sending fails. With delivery: simulated nothing is sent, and nothing kept.
 */
export interface KeptReceipt {
  /**
   * The heading.
   */
  title: string;
  /**
   * A sentence or two: that the request is kept on this device, when it is sent, and whom to call.
   */
  text: string;
  /**
   * Optional: what it says instead while the visitor is online, and whoever gets the requests is away. Needed when the text speaks of being offline.
   */
  online_text?: string;
  /**
   * What the button says that removes the request from the device.
   */
  cancel_label: string;
}
/**
 * The forms for a Customer ID and for an account update. Without this, they open the visitor’s mail program.
 */
export interface BillingForms {
  /**
   * How they reach the office. mail: the visitor’s mail program opens with the message. supabase: as quote requests do, stored in the table quote_requests and told to the office by mail.
   */
  delivery: 'mail' | 'supabase';
}
/**
 * What happens to a quote request that the database keeps: the e-mail that tells the office, a confirmation for the visitor, and how long the request is kept. It needs quote_form: delivery: supabase.
 */
export interface OfficeSettings {
  mail: OfficeMail;
  confirmation?: ConfirmationMail;
  /**
   * Optional: the https:// address of a program of yours that gets each request as signed JSON.
   */
  webhook?: string;
  /**
   * Optional: after so many months a request loses its name, addresses, phone number and words. Without it requests are kept until somebody deletes them.
   */
  keep_months?: number;
}
/**
 * The e-mail about each request. Answering it writes to the visitor.
 */
export interface OfficeMail {
  /**
   * Who gets it: one address, or a list of them.
   *
   * @minItems 1
   * @maxItems 20
   */
  to: string | string[];
  /**
   * The address that it comes from. The mail service must be allowed to send for it.
   */
  from: string;
  /**
   * Its subject. {service}, {city} and {name} become what the visitor chose and wrote.
   */
  subject: string;
  /**
   * A sentence or two above the visitor’s answers.
   */
  text: string;
  /**
   * A sentence above the answers when the form noticed what robots do, such as filling in everything at once. It may have been a person, so the request comes all the same.
   */
  suspicious: string;
}
/**
 * Optional: the e-mail that a visitor gets. Without it there is none.
 */
export interface ConfirmationMail {
  /**
   * Its subject. {service} and {city} become what the visitor chose.
   */
  subject: string;
  /**
   * What it says above what the visitor has chosen from lists. What they wrote is not repeated: anybody may type a stranger’s address.
   */
  text: string;
}
/**
 * One page: its address, what search engines see, and its sections from top to bottom.
 */
export interface ManifestPage {
  /**
   * The page’s address, with a slash at both ends, such as /about/. There are at most 100 characters between two slashes.
   */
  path: string;
  /**
   * The page’s short name, for the breadcrumb that search engines show.
   */
  label: string;
  /**
   * Optional: the language of a page that is not in the website’s own: es for Spanish, fr for French, or another one whose words stand under translations:. The words around it, such as the menu, the form’s messages and the hours, are in that language, too; those of the file are translated under translations:.
   */
  language?: string;
  /**
   * Optional: the page that this one says in its language. The two link to each other, and search engines show each reader the right one.
   */
  translation_of?: string;
  seo: ManifestSeo;
  /**
   * Optional: true shows a line at the top in weeks in which a holiday moves visits. It needs service_days.
   */
  holiday_line?: boolean;
  /**
   * The sections, in the order in which visitors see them.
   *
   * @minItems 1
   */
  sections: ManifestSection[];
}
/**
 * What search engines and link previews show for a page. A record with the same page_url in the database replaces these, field by field.
 */
export interface ManifestSeo {
  /**
   * The page’s title in search results and in the browser tab. Up to 60 characters.
   */
  meta_title: string;
  /**
   * One or two sentences for search results. Up to 160 characters.
   */
  meta_description: string;
  /**
   * Only when this page’s main address is another one. Normally left out: the page’s own address is used.
   */
  canonical_url?: string;
  /**
   * Optional words for search engines, with commas between them.
   */
  keywords?: string;
  /**
   * What search engines may do. Normally left out.
   */
  robots?: string;
  /**
   * The kind of page for link previews. Normally left out.
   */
  page_type?: string;
  /**
   * The picture for link previews: a file in public/ or a full https:// address. Normally left out.
   */
  image?: string;
  /**
   * Which part of the business the page is about: home, about, contact, billing, legal, or the id of a service. Left out on a service’s own page and on town pages, where it follows.
   */
  service?: string;
  /**
   * The place the page is about, such as a region or a town’s name.
   */
  location?: string;
}
/**
 * The top of a page: its main heading, a short text, buttons and a picture. Every page begins with exactly one.
 */
export interface HeroSection {
  /**
   * Which kind of section this is: hero.
   */
  type: 'hero';
  only_with?: OnlyWith;
  id?: Anchor;
  /**
   * The page’s main heading.
   */
  heading: string;
  /**
   * A few words above the heading.
   */
  eyebrow?: string;
  /**
   * The paragraph under the heading.
   */
  intro?: string;
  /**
   * Optional. true: on a phone the top takes little room, so that what follows it, such as a form, is in view at once.
   */
  brief?: boolean;
  /**
   * Short facts that stand out.
   *
   * @minItems 1
   *
   * Items: One badge, two to four words.
   */
  badges?: string[];
  /**
   * Facts that speak for the company, under the buttons. Written out here, or the name of a list elsewhere in this file, such as proof_points.local.
   *
   * @minItems 1
   * @maxItems 3
   */
  proof?: Proof[] | string;
  corner_badge?: CornerBadge;
  /**
   * The buttons. Written out here, or the name of a list elsewhere in this file, such as faqs.billing.
   *
   * @minItems 0
   */
  buttons?: ButtonLink[] | string;
  /**
   * Small links under the buttons, for what most visitors come for. Written out here, or the name of a list elsewhere in this file.
   *
   * @minItems 1
   * @maxItems 4
   */
  links?: ButtonLink[] | string;
  /**
   * The picture beside the text: src and alt, or the name of a picture elsewhere in this file, such as town.mowing.image.
   */
  image?:
    | {
        /**
         * The picture file: its place inside the folder public/, such as /images/cart.webp, or a full https:// address.
         */
        src: string;
        /**
         * What the picture shows, in one short sentence, for people who use a screen reader and for when the picture does not load.
         */
        alt: string;
        focus?: PictureFocus;
      }
    | string;
}
/**
 * The badge on the picture’s corner.
 */
export interface CornerBadge {
  /**
   * Its first line.
   */
  title: string;
  /**
   * Its second line.
   */
  text: string;
}
/**
 * A heading with paragraphs, and optionally a picture beside them and buttons below.
 */
export interface TextSection {
  /**
   * Which kind of section this is: text.
   */
  type: 'text';
  only_with?: OnlyWith;
  id?: Anchor;
  /**
   * The section’s heading.
   */
  heading: string;
  paragraphs: Paragraphs;
  image?: ManifestPicture;
  /**
   * On which side the picture stands on a large screen.
   */
  image_side?: 'left' | 'right';
  /**
   * The buttons. Written out here, or the name of a list elsewhere in this file, such as faqs.billing.
   *
   * @minItems 0
   */
  buttons?: ButtonLink[] | string;
  tone?: Tone;
}
/**
 * A grid of cards: services, reasons, project types, business types.
 */
export interface CardsSection {
  /**
   * Which kind of section this is: cards.
   */
  type: 'cards';
  only_with?: OnlyWith;
  id?: Anchor;
  /**
   * The section’s heading.
   */
  heading: string;
  /**
   * A sentence or two under the heading.
   */
  intro?: string;
  /**
   * How the cards look: boxes (framed cards), rows (icon on the left, no frame) or columns (each under a line, without a frame).
   */
  look?: 'boxes' | 'rows' | 'columns';
  /**
   * The cards. Written out here, or the name of a list elsewhere in this file, such as faqs.billing.
   *
   * @minItems 1
   */
  items: Card[] | string;
  /**
   * The buttons. Written out here, or the name of a list elsewhere in this file, such as faqs.billing.
   *
   * @minItems 0
   */
  buttons?: ButtonLink[] | string;
  tone?: Tone;
}
/**
 * A title with a short text, and optionally an icon or a picture, and a link.
 */
export interface Card {
  /**
   * The card’s heading.
   */
  title: string;
  /**
   * One or two sentences.
   */
  description: string;
  icon?: IconName;
  image?: ManifestPicture;
  to?: LinkTarget;
  /**
   * What the card’s link says, when it has one.
   */
  link_label?: string;
}
/**
 * A list of short points with check marks.
 */
export interface ChecklistSection {
  /**
   * Which kind of section this is: checklist.
   */
  type: 'checklist';
  only_with?: OnlyWith;
  id?: Anchor;
  /**
   * The section’s heading.
   */
  heading: string;
  /**
   * A sentence or two under the heading.
   */
  intro?: string;
  /**
   * The points. Written out here, or the name of a list elsewhere in this file, such as faqs.billing.
   *
   * @minItems 1
   */
  items: string[] | string;
  /**
   * The buttons. Written out here, or the name of a list elsewhere in this file, such as faqs.billing.
   *
   * @minItems 0
   */
  buttons?: ButtonLink[] | string;
  tone?: Tone;
  image?: ManifestPicture;
}
/**
 * A grid of cards that open to show more.
 */
export interface FeatureCardsSection {
  /**
   * Which kind of section this is: feature-cards.
   */
  type: 'feature-cards';
  only_with?: OnlyWith;
  id?: Anchor;
  /**
   * The section’s heading.
   */
  heading: string;
  /**
   * A sentence or two under the heading.
   */
  intro?: string;
  /**
   * The cards. Written out here, or the name of a list elsewhere in this file, such as faqs.billing.
   *
   * @minItems 1
   */
  items: FeatureCard[] | string;
  tone?: Tone;
}
/**
 * A card that opens to show more.
 */
export interface FeatureCard {
  icon: IconName;
  /**
   * The card’s heading.
   */
  title: string;
  /**
   * The short line that is always visible.
   */
  tagline: string;
  /**
   * What shows when the card is opened.
   */
  content: string;
}
/**
 * A numbered how-it-works list.
 */
export interface StepsSection {
  /**
   * Which kind of section this is: steps.
   */
  type: 'steps';
  only_with?: OnlyWith;
  id?: Anchor;
  /**
   * The section’s heading.
   */
  heading: string;
  /**
   * A sentence or two under the heading.
   */
  intro?: string;
  /**
   * The steps, first to last. Written out here, or the name of a list elsewhere in this file, such as faqs.billing.
   *
   * @minItems 1
   */
  items: Step[] | string;
  /**
   * The buttons. Written out here, or the name of a list elsewhere in this file, such as faqs.billing.
   *
   * @minItems 0
   */
  buttons?: ButtonLink[] | string;
  tone?: Tone;
}
/**
 * One step of a how-it-works list.
 */
export interface Step {
  /**
   * What happens, in a few words.
   */
  title: string;
  /**
   * One or two sentences.
   */
  description: string;
}
/**
 * Questions that open to show their answers, one at a time.
 */
export interface FaqSection {
  /**
   * Which kind of section this is: faq.
   */
  type: 'faq';
  only_with?: OnlyWith;
  id?: Anchor;
  /**
   * The section’s heading.
   */
  heading: string;
  /**
   * A sentence or two under the heading.
   */
  intro?: string;
  /**
   * The questions and answers. Written out here, or the name of a list elsewhere in this file, such as faqs.billing.
   *
   * @minItems 0
   */
  items: Faq[] | string;
  /**
   * What shows when there are no questions.
   */
  empty_text?: string;
  /**
   * Optional: after a press on a link of the site, grey shapes stand in for the list for so many thousandths of a second. A freshly loaded page shows the list at once.
   */
  load_delay_ms?: number;
  /**
   * Buttons below the questions. Written out here, or the name of a list elsewhere in this file, such as faqs.billing.
   *
   * @minItems 0
   */
  buttons?: ButtonLink[] | string;
  tone?: Tone;
}
/**
 * Titles that open to show more text, one at a time.
 */
export interface AccordionSection {
  /**
   * Which kind of section this is: accordion.
   */
  type: 'accordion';
  only_with?: OnlyWith;
  id?: Anchor;
  /**
   * The section’s heading.
   */
  heading: string;
  /**
   * A sentence or two under the heading.
   */
  intro?: string;
  /**
   * The titles and texts. Written out here, or the name of a list elsewhere in this file, such as faqs.billing.
   *
   * @minItems 1
   */
  items: Step[] | string;
  tone?: Tone;
}
/**
 * A table. On a phone each row becomes a card.
 */
export interface TableSection {
  /**
   * Which kind of section this is: table.
   */
  type: 'table';
  only_with?: OnlyWith;
  id?: Anchor;
  /**
   * The section’s heading.
   */
  heading: string;
  /**
   * A sentence or two under the heading.
   */
  intro?: string;
  /**
   * The column headings.
   *
   * @minItems 1
   *
   * Items: One column heading.
   */
  columns: string[];
  /**
   * The rows; each has one text per column.
   *
   * @minItems 1
   */
  rows: string[][];
  tone?: Tone;
}
/**
 * Cards for sizes.
 */
export interface SizesSection {
  /**
   * Which kind of section this is: sizes.
   */
  type: 'sizes';
  only_with?: OnlyWith;
  id?: Anchor;
  /**
   * The section’s heading.
   */
  heading: string;
  /**
   * A sentence or two under the heading.
   */
  intro?: string;
  /**
   * The sizes. Written out here, or the name of a list elsewhere in this file, such as faqs.billing.
   *
   * @minItems 1
   */
  items: Size[] | string;
  /**
   * What each size is good for on this page: the size’s id, then the sentence; or the name of such a list, such as town.mowing.size_uses. Sizes not named here show their own description.
   */
  uses?:
    | {
        /**
         * What this size is good for.
         */
        [k: string]: string;
      }
    | string;
  /**
   * The id of the size that gets the mark for the most requested size.
   */
  popular?: string;
  /**
   * The words of that mark.
   */
  popular_label?: string;
  /**
   * false leaves out the line with the cubic yards, or with the amount. Or the name of such a value, such as town.mowing.show_cubic_yards.
   */
  show_cubic_yards?: boolean | string;
  quote?: SizeQuote;
  /**
   * Optional: after a press on a link of the site, grey shapes stand in for the list for so many thousandths of a second. A freshly loaded page shows the list at once.
   */
  load_delay_ms?: number;
  /**
   * What shows when the sizes cannot be loaded.
   */
  failed_text?: string;
  /**
   * The buttons. Written out here, or the name of a list elsewhere in this file, such as faqs.billing.
   *
   * @minItems 0
   */
  buttons?: ButtonLink[] | string;
  tone?: Tone;
}
/**
 * Optional: a link to the quote form beside every size. The name of the size follows the label, and the form opens with that size chosen.
 */
export interface SizeQuote {
  /**
   * The words before the name of the size, such as Quote this.
   */
  label: string;
  to: LinkTarget;
}
/**
 * Which size will it fit in? Visitors choose a job, or a number of pickup loads where the table of containers counts those, and see the size that takes it, drawn to scale. Below it is the table of all sizes.
 */
export interface SizeFinderSection {
  /**
   * Which kind of section this is: size-finder.
   */
  type: 'size-finder';
  only_with?: OnlyWith;
  id?: Anchor;
  /**
   * The section’s heading.
   */
  heading: string;
  /**
   * A sentence or two under the heading.
   */
  intro?: string;
  /**
   * The sizes to choose from. Their measures and loads come from the row of container_specs with the same name; a size without a row there is left out. Written out here, or the name of a list elsewhere in this file, such as size_lists.NAME.
   *
   * @minItems 1
   */
  items: Size[] | string;
  quote?: SizeQuote;
  /**
   * Optional: what the numbers in the capacities count where that is not pickup loads, such as guests or gallons.
   */
  unit?: {
    /**
     * One of them, such as guest.
     */
    one: string;
    /**
     * Several of them, such as guests.
     */
    many: string;
  };
  /**
   * The question above the list of jobs. The jobs are those of the sizes.
   */
  jobs_label?: string;
  /**
   * The question above the numbers of pickup loads, or of the unit.
   */
  loads_label?: string;
  /**
   * What the list of jobs shows while nothing is chosen.
   */
  choose_label?: string;
  /**
   * What stands below the drawing while nothing is chosen.
   */
  prompt?: string;
  /**
   * What stands under the drawing, for those who see it. Where the capacities count pickup loads, the drawing has a pickup.
   */
  caption?: string;
  /**
   * Optional: a sentence or two below the table, such as whom to call with a larger job.
   */
  note?: string;
  /**
   * The explanation of the column Dimensions, shown on hover or focus.
   */
  dimensions_help: string;
  /**
   * The explanation of the column Capacity, shown on hover or focus.
   */
  capacity_help: string;
  /**
   * Optional: after a press on a link of the site, grey shapes stand in for the list for so many thousandths of a second. A freshly loaded page shows the list at once.
   */
  load_delay_ms?: number;
  /**
   * What shows when the sizes cannot be loaded.
   */
  failed_text?: string;
  tone?: Tone;
}
/**
 * Can it go in? A list of things with a yes, a no or a call for each, and a field that finds one as you type, even misspelt.
 */
export interface AcceptedItemsSection {
  /**
   * Which kind of section this is: accepted-items.
   */
  type: 'accepted-items';
  only_with?: OnlyWith;
  id?: Anchor;
  /**
   * The section’s heading.
   */
  heading: string;
  /**
   * A sentence or two under the heading.
   */
  intro?: string;
  /**
   * The things. Written out here, or the name of a list elsewhere in this file, such as accepted_items.
   *
   * @minItems 1
   */
  items: AcceptedItem[] | string;
  /**
   * The words above the field.
   */
  search_label?: string;
  /**
   * The words for what can go in.
   */
  yes_label?: string;
  /**
   * The words for what cannot.
   */
  no_label?: string;
  /**
   * The words for what has to be asked first.
   */
  ask_label?: string;
  /**
   * What stands there when nothing in the list is like what was typed.
   */
  none_text?: string;
  /**
   * Optional: a sentence or two below the list, such as whom to call about anything else.
   */
  note?: string;
  tone?: Tone;
}
/**
 * Links to the town pages. It follows the list of towns by itself.
 */
export interface TownsSection {
  /**
   * Which kind of section this is: towns.
   */
  type: 'towns';
  only_with?: OnlyWith;
  id?: Anchor;
  /**
   * The section’s heading.
   */
  heading: string;
  /**
   * A sentence or two under the heading.
   */
  intro?: string;
  /**
   * Which pages of each town are linked. Towns that have none of them are not listed.
   *
   * @minItems 1
   *
   * Items: The id of a service with an entry under town_pages.
   */
  services: string[];
  /**
   * Show at most this many towns.
   */
  limit?: number;
  /**
   * Only on a town’s page: lists the town itself and so many of the towns nearest to it, instead of all. A town that would be nobody’s neighbor is added to the town nearest to it.
   */
  nearest?: number;
  /**
   * A sentence under the list.
   */
  note?: string;
  /**
   * Optional: after a press on a link of the site, grey shapes stand in for the list for so many thousandths of a second. A freshly loaded page shows the list at once.
   */
  load_delay_ms?: number;
  /**
   * What shows when the towns cannot be loaded.
   */
  failed_text?: string;
  /**
   * How the towns look: cards (with a sentence each), photos (with the town’s picture) or links (names only).
   */
  look?: 'cards' | 'photos' | 'links';
  /**
   * true draws a map beside the list: the counties of the towns, and each town that has coordinates, where at least two have some.
   */
  with_map?: boolean;
  tone?: Tone;
}
/**
 * The customer-review widget, with the rating as plain text.
 */
export interface ReviewsSection {
  /**
   * Which kind of section this is: reviews.
   */
  type: 'reviews';
  only_with?: OnlyWith;
  id?: Anchor;
  /**
   * The section’s heading.
   */
  heading: string;
  /**
   * A sentence about the reviews. {rating} and {review_count} are replaced.
   */
  text: string;
  /**
   * What the link to all reviews says.
   */
  link_label: string;
  tone?: Tone;
}
/**
 * The quote form with the contact details beside it.
 */
export interface QuoteFormSection {
  /**
   * Which kind of section this is: quote-form.
   */
  type: 'quote-form';
  only_with?: OnlyWith;
  id?: Anchor;
  /**
   * The section’s heading.
   */
  heading: string;
  /**
   * A sentence or two under the heading.
   */
  intro?: string;
  /**
   * The heading of the contact details.
   */
  details_heading: string;
  /**
   * A sentence under it.
   */
  details_text?: string;
  tone?: Tone;
}
/**
 * A call to action: a heading, a sentence and buttons.
 */
export interface CtaSection {
  /**
   * Which kind of section this is: cta.
   */
  type: 'cta';
  only_with?: OnlyWith;
  id?: Anchor;
  /**
   * The section’s heading.
   */
  heading: string;
  /**
   * The sentence under the heading.
   */
  text?: string;
  /**
   * The buttons. Written out here, or the name of a list elsewhere in this file, such as faqs.billing.
   *
   * @minItems 0
   */
  buttons: ButtonLink[] | string;
  /**
   * Plain links under the buttons. Written out here, or the name of a list elsewhere in this file, such as faqs.billing.
   *
   * @minItems 0
   */
  links?: ButtonLink[] | string;
  tone?: Tone;
}
/**
 * The holidays of service_days with their dates, the rule that moves visits, and questions about it.
 */
export interface HolidayScheduleSection {
  /**
   * Which kind of section this is: holiday-schedule.
   */
  type: 'holiday-schedule';
  only_with?: OnlyWith;
  id?: Anchor;
  /**
   * The section’s heading.
   */
  heading: string;
  rule: Paragraphs;
  check?: DayCheck;
  /**
   * The heading above the questions.
   */
  faqs_heading?: string;
  /**
   * The questions and answers. Written out here, or the name of a list elsewhere in this file, such as faqs.billing.
   *
   * @minItems 1
   */
  faqs: Faq[] | string;
  tone?: Tone;
}
/**
 * Optional: lets visitors choose their weekday and see whether it moves this week. The day is kept on their device.
 */
export interface DayCheck {
  /**
   * The question that it answers.
   */
  heading: string;
  /**
   * The words before the choice of a weekday.
   */
  label: string;
}
/**
 * The billing portal in a frame, with a link to it and a message when it does not load.
 */
export interface BillingPortalSection {
  /**
   * Which kind of section this is: billing-portal.
   */
  type: 'billing-portal';
  only_with?: OnlyWith;
  id?: Anchor;
  /**
   * The section’s heading.
   */
  heading: string;
  /**
   * A sentence or two under the heading.
   */
  intro?: string;
  /**
   * What a screen reader calls the frame.
   */
  frame_title: string;
  /**
   * What the link to the portal says, once the portal is on another website. That it opens in a new tab is added for screen readers.
   */
  link_label: string;
  /**
   * What shows while it loads.
   */
  loading_text: string;
  /**
   * What shows when it does not load.
   */
  failed_text: string;
  /**
   * What the button that tries again says.
   */
  retry_label: string;
  /**
   * The other ways to pay, each on a card above the portal.
   *
   * @minItems 1
   * @maxItems 3
   */
  ways: WayToPay[];
  tone?: Tone;
}
/**
 * One way to pay.
 */
export interface WayToPay {
  /**
   * The heading of its card.
   */
  title: string;
  /**
   * How to pay this way.
   */
  text: string;
  /**
   * Optional. true: below the text stand a button to call and whether the office is open now.
   */
  by_phone?: boolean;
}
/**
 * Two small forms to ask for a forgotten Customer ID, by text message or by e-mail.
 */
export interface CustomerIdSection {
  /**
   * Which kind of section this is: customer-id.
   */
  type: 'customer-id';
  only_with?: OnlyWith;
  id?: Anchor;
  /**
   * The section’s heading.
   */
  heading: string;
  /**
   * A sentence or two under the heading.
   */
  intro?: string;
  by_text: CustomerIdForm;
  by_email: CustomerIdEmailForm;
  /**
   * The title of the message after sending.
   */
  success_title: string;
  failure: ToastMessage;
  tone?: Tone;
}
/**
 * The form for an answer by text message.
 */
export interface CustomerIdForm {
  /**
   * The form’s heading.
   */
  heading: string;
  /**
   * A sentence under it.
   */
  text?: string;
  /**
   * The word beside the field.
   */
  label: string;
  /**
   * An example or help under the label.
   */
  hint?: string;
  /**
   * What the button says.
   */
  submit_label: string;
  /**
   * What the button says while sending.
   */
  submitting_label: string;
  /**
   * The subject of the e-mail that the form makes.
   */
  subject: string;
  /**
   * What the message says after sending.
   */
  success: string;
}
/**
 * The form for an answer by e-mail.
 */
export interface CustomerIdEmailForm {
  /**
   * The form’s heading.
   */
  heading: string;
  /**
   * A sentence under it.
   */
  text?: string;
  /**
   * The word beside the field.
   */
  label: string;
  /**
   * An example or help under the label.
   */
  hint?: string;
  /**
   * What the button says.
   */
  submit_label: string;
  /**
   * What the button says while sending.
   */
  submitting_label: string;
  /**
   * The subject of the e-mail that the form makes.
   */
  subject: string;
  /**
   * What the message says after sending.
   */
  success: string;
}
/**
 * The form to tell the office about a new phone number, e-mail or address.
 */
export interface AccountUpdateSection {
  /**
   * Which kind of section this is: account-update.
   */
  type: 'account-update';
  only_with?: OnlyWith;
  id?: Anchor;
  /**
   * The section’s heading.
   */
  heading: string;
  /**
   * A sentence or two under the heading.
   */
  intro?: string;
  labels: AccountUpdateLabels;
  /**
   * What the button says.
   */
  submit_label: string;
  /**
   * What the button says while sending.
   */
  submitting_label: string;
  /**
   * The subject of the e-mail that the form makes.
   */
  subject: string;
  success: ToastMessage;
  failure: ToastMessage;
  tone?: Tone;
}
/**
 * The words beside each field.
 */
export interface AccountUpdateLabels {
  /**
   * The word beside this field.
   */
  fullName: string;
  /**
   * The word beside this field.
   */
  phone: string;
  /**
   * The word beside this field.
   */
  email: string;
  /**
   * The word beside this field.
   */
  serviceAddress: string;
  /**
   * The word beside this field.
   */
  updateDetails: string;
}
/**
 * A legal text with numbered or titled clauses.
 */
export interface LegalSection {
  /**
   * Which kind of section this is: legal.
   */
  type: 'legal';
  only_with?: OnlyWith;
  id?: Anchor;
  /**
   * The section’s heading.
   */
  heading: string;
  /**
   * A sentence or two under the heading.
   */
  intro?: string;
  /**
   * The clauses.
   *
   * @minItems 1
   */
  clauses: Clause[];
  tone?: Tone;
}
/**
 * One clause.
 */
export interface Clause {
  /**
   * The clause’s heading.
   */
  heading: string;
  paragraphs: Paragraphs;
  services?: ServicesInWords;
  /**
   * Optional: a list under the paragraphs.
   *
   * @minItems 1
   *
   * Items: One point.
   */
  points?: string[];
}
/**
 * Optional: the list of the outside services, in your words. Where one is loaded from, or leads to, follows from its address under `integrations` and is added by itself.
 */
export interface ServicesInWords {
  /**
   * The billing portal: what it is and where visitors meet it.
   */
  billing_portal?: string;
  /**
   * The online ordering site.
   */
  ordering?: string;
  /**
   * The review widget.
   */
  review_widget?: string;
  /**
   * The maps service.
   */
  maps?: string;
  /**
   * Who receives quote requests, when `delivery` of the quote form is not simulated, and who checks them, when it has `turnstile`.
   */
  quote_requests?: string;
  /**
   * The service that counts visits: what it counts, and whether it sets cookies.
   */
  analytics?: string;
}
/**
 * The people behind the company: name, role and picture of each.
 */
export interface PeopleSection {
  /**
   * Which kind of section this is: people.
   */
  type: 'people';
  only_with?: OnlyWith;
  id?: Anchor;
  /**
   * The section’s heading.
   */
  heading: string;
  /**
   * A sentence or two under the heading.
   */
  intro?: string;
  /**
   * The people. Written out here, or the name of a list elsewhere in this file, such as people.
   *
   * @minItems 1
   */
  items: Person[] | string;
  tone?: Tone;
}
/**
 * Which day is my street? Visitors choose their town, type a street or a ZIP code, and get the next dates of their route with its calendar. On the page of a town it is about that town.
 */
export interface PickupDaysSection {
  /**
   * Which kind of section this is: pickup-days.
   */
  type: 'pickup-days';
  only_with?: OnlyWith;
  id?: Anchor;
  /**
   * The section’s heading.
   */
  heading: string;
  /**
   * Optional: a sentence or two under the heading.
   */
  intro?: string;
  tone?: Tone;
}
/**
 * Words of customers, each with a name and where it can be read. Search engines are not told of them: they do not accept ratings that a business publishes about itself.
 */
export interface TestimonialsSection {
  /**
   * Which kind of section this is: testimonials.
   */
  type: 'testimonials';
  only_with?: OnlyWith;
  id?: Anchor;
  /**
   * The section’s heading.
   */
  heading: string;
  /**
   * A sentence or two under the heading.
   */
  intro?: string;
  /**
   * What customers say. Written out here, or the name of a list elsewhere in this file, such as testimonials.
   *
   * @minItems 1
   */
  items: Testimonial[] | string;
  tone?: Tone;
}
/**
 * Pictures in rows of equal height, which a press enlarges; a picture with one from before has a handle that uncovers the one or the other.
 */
export interface GallerySection {
  /**
   * Which kind of section this is: gallery.
   */
  type: 'gallery';
  only_with?: OnlyWith;
  id?: Anchor;
  /**
   * The section’s heading.
   */
  heading: string;
  /**
   * A sentence or two under the heading.
   */
  intro?: string;
  /**
   * The pictures, in their order.
   *
   * @minItems 1
   * @maxItems 60
   */
  items: GalleryItem[];
  tone?: Tone;
}
/**
 * A picture of a gallery, or two of the same thing before and after the work.
 */
export interface GalleryItem {
  image: ManifestPicture;
  before?: ManifestPicture1;
  /**
   * Optional: a few words below the picture.
   */
  caption?: string;
}
/**
 * A picture and the words for people who cannot see it.
 */
export interface ManifestPicture1 {
  /**
   * The picture file: its place inside the folder public/, such as /images/cart.webp, or a full https:// address.
   */
  src: string;
  /**
   * What the picture shows, in one short sentence, for people who use a screen reader and for when the picture does not load.
   */
  alt: string;
  focus?: PictureFocus;
}
/**
 * A video or a map of another website behind a picture: that website is asked only after a press on the button.
 */
export interface EmbedSection {
  /**
   * Which kind of section this is: embed.
   */
  type: 'embed';
  only_with?: OnlyWith;
  id?: Anchor;
  /**
   * The section’s heading.
   */
  heading: string;
  /**
   * A sentence or two under the heading.
   */
  intro?: string;
  /**
   * What is shown: youtube or vimeo for a video, map for a map of OpenStreetMap.
   */
  kind: 'youtube' | 'vimeo' | 'map';
  /**
   * The full https:// address as the browser shows it: of the video’s page on YouTube or Vimeo, or of OpenStreetMap with the place in the middle. To Google Maps and other sites a button leads. Without a script it is a link.
   */
  url: string;
  image: ManifestPicture2;
  /**
   * What the button on the picture says, such as Play the video. It is a good place to say who is asked: Play on YouTube.
   */
  button_label: string;
  /**
   * What the link to the other website says, below the picture.
   */
  link_label: string;
  tone?: Tone;
}
/**
 * A picture and the words for people who cannot see it.
 */
export interface ManifestPicture2 {
  /**
   * The picture file: its place inside the folder public/, such as /images/cart.webp, or a full https:// address.
   */
  src: string;
  /**
   * What the picture shows, in one short sentence, for people who use a screen reader and for when the picture does not load.
   */
  alt: string;
  focus?: PictureFocus;
}
/**
 * The pages of one service for towns: every town with texts for the service gets a copy. {town}, {place}, {slug} and the other town words are replaced, and texts and lists such as {town.mowing.intro} and town.mowing.reasons come from the town’s entry. What is named here, a town with this service has to have; a section with only_with, and lists and pictures in places that may be empty, a town may leave out.
 */
export interface TownPage {
  /**
   * The id of the service that these pages sell, one of those under services.
   */
  service: string;
  /**
   * The pages’ address, with {slug} where the town’s slug goes. There are at most 100 characters between two slashes.
   */
  path: string;
  /**
   * The address of the page above these in the breadcrumb.
   */
  parent: string;
  /**
   * The pages’ short name, for the breadcrumb.
   */
  label: string;
  seo: ManifestSeo;
  /**
   * Optional: true shows a line at the top in weeks in which a holiday moves visits. It needs service_days.
   */
  holiday_line?: boolean;
  /**
   * The sections, in the order in which visitors see them.
   *
   * @minItems 1
   */
  sections: ManifestSection[];
}
/**
 * The page that visitors get for an address that does not exist.
 */
export interface NotFoundPage {
  seo: ManifestSeo;
  /**
   * The sections, in the order in which visitors see them.
   *
   * @minItems 1
   */
  sections: ManifestSection[];
}
/**
 * An address that leads on to a page: an old one, after a page has moved, or a short one that is easy to say on the phone.
 */
export interface Redirect {
  /**
   * The address that has no page of its own, from the slash after the website’s name on. With or without a slash at its end means the same. /blog/* is every address below /blog/ that has no redirect of its own, and /?p=12 or /index.php?page_id=12 an address of a WordPress site, which is told by what stands after its question mark.
   */
  from: string;
  /**
   * The page that it leads to, or a place on one.
   */
  to: string;
}
/**
 * A text of this file in another language.
 */
export interface Translation {
  /**
   * The text, exactly as it stands elsewhere in this file, or a text of the engine itself, with its placeholders: “Open until {time}”. The address of a page is one, too: its links then lead to the page that is its translation.
   */
  text: string;
  /**
   * What pages in the other language say in its place.
   */
  translation: string;
}

/** Section fields with a default: optional in the manifest, always present in a site. */
export type DefaultedField =
  | 'ask_label'
  | 'caption'
  | 'choose_label'
  | 'empty_text'
  | 'failed_text'
  | 'faqs_heading'
  | 'image_side'
  | 'jobs_label'
  | 'limit'
  | 'loads_label'
  | 'look'
  | 'no_label'
  | 'none_text'
  | 'popular_label'
  | 'prompt'
  | 'search_label'
  | 'show_cubic_yards'
  | 'tone'
  | 'with_map'
  | 'yes_label';
