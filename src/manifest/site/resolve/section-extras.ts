// Resolves a section: its links, its picture, and the build's additions to its type.
import type { openingStretches } from '../../../drawings/scenery/stretches.ts';
import type { Day } from '../../../model/calendar/day.ts';
import { rhythmOf, townSlugsOf } from '../../../model/calendar/service-days.ts';
import type { PickupFacts, SiteCalendar } from '../../../model/calendar/site-calendar.ts';
import { frameAddress } from '../../../model/embeds.ts';
import type { Clause, Manifest, Size, Town } from '../../../model/manifest.generated.ts';
import { type OutsideService, servicesInWords } from '../../../model/outside-services.ts';
import type { Container, Measures, Section, SectionExtras } from '../../../model/site.ts';
import type { Translate } from '../../../model/words/words.ts';
import type { ExpandedPage, Expansion } from '../expand/expand-pages.ts';
import { BUILT_KEYS, type Localized } from '../languages.ts';
import type { PublicFiles } from '../public-files.ts';
import { holidayExtras, timeZone } from './holiday-notices.ts';
import { resolveTargets } from './link-targets.ts';
import { quoteForm } from './quote-choices.ts';
import { type TownsFields, townsExtras } from './resolve-towns.ts';
import { rhythmWords } from './routes.ts';

/** The inputs of a section's resolution from the rest of the site. */
export interface SectionContext extends Localized {
  manifest: Manifest;
  expansion: Expansion;
  files: PublicFiles;
  outside: OutsideService[];
  /** The day of the build, where the business is. */
  today: Day;
  calendar?: SiteCalendar;
  /** The path of a town's page for a service. */
  townPaths: Map<Town, Partial<Record<string, string>>>;
  /** The landscape at the top of a page; absent without scenery. */
  opening?: ReturnType<typeof openingStretches>;
  targets: Map<string, string>;
}

/** Sections to which the build adds addresses and switches alone. */
const WITHOUT_WORDS = new Set([
  'reviews',
  'billing-portal',
  'embed',
  'account-update',
  'customer-id',
]);

/** The section of a page, with its picture and the build's additions. */
export function resolveSection(
  data: ExpandedPage['sections'][number]['data'],
  page: ExpandedPage,
  context: SectionContext,
): Section {
  const picture = data.image as { src: string; alt: string } | undefined;
  const built = extras(data, page, context);
  return {
    ...(resolveTargets(context.say(data), context) as object),
    // Only the top of a page has a preview of its picture.
    ...(data.type === 'hero' &&
      picture && { image: { ...picture, ...context.files.picture(picture.src) } }),
    ...(WITHOUT_WORDS.has(data.type) ? built : context.say(built, undefined, BUILT_KEYS)),
  } as Section;
}

/** The build's additions to a section beyond its manifest entry; see SectionExtras. */
function extras(
  data: ExpandedPage['sections'][number]['data'],
  page: ExpandedPage,
  context: SectionContext,
): SectionExtras[keyof SectionExtras] | undefined {
  const { integrations, company } = context.expansion.shared;
  switch (data.type) {
    case 'hero':
      // Under a photo a drawing would be one picture too many.
      return data.image ? {} : { scenery: context.opening?.(page.town) };
    case 'cta':
      return { own_scene: page.town?.landscape && context.opening?.(page.town, true) };
    case 'towns':
      return townsExtras(data as unknown as TownsFields, page, context);
    case 'holiday-schedule':
      return holidayExtras(context.calendar, context.manifest, context.today, context.t);
    case 'pickup-days':
      return pickupExtras(context.manifest, context.t, page.town);
    case 'sizes':
      return { measures: measuresOf(data.items as Size[], page, context.manifest) };
    case 'size-finder':
      return { containers: containersOf(data.items as Size[], context.manifest, !!data.unit) };
    case 'reviews':
      return (
        integrations.review_widget && { ...integrations.review_widget, rating: company.rating }
      );
    case 'billing-portal':
      return integrations.billing_portal;
    case 'account-update':
    case 'customer-id':
      return company.email
        ? { mail_to: company.email, delivery: context.manifest.billing_forms?.delivery ?? 'mail' }
        : undefined;
    case 'embed':
      return { frame: frameAddress(String(data.kind), String(data.url)) ?? '' };
    case 'quote-form':
      return { form: quoteForm(context.expansion) };
    case 'legal':
      return { clauses: resolveClauses(data.clauses as Clause[], context.outside) };
    default:
      return undefined;
  }
}

/** Clauses with the outside services among their points. */
function resolveClauses(clauses: Clause[], outside: OutsideService[]): Clause[] {
  return clauses.map(({ services, points = [], ...clause }) => {
    const allPoints = [...(services ? servicesInWords(services, outside) : []), ...points];
    return allPoints.length > 0 ? { ...clause, points: allPoints } : clause;
  });
}

/** A page about no town lists its routes up to this number; a longer list is of no use. */
const MAX_LISTED_ROUTES = 12;

/** The facts of a search for pickup days, on a page of a town or on another one. */
export function pickupExtras(manifest: Manifest, t: Translate, town?: Town): PickupFacts {
  const { routes = [], collections = [] } = manifest.service_days ?? {};
  const townRoutes = routes.filter((route) => town && townSlugsOf(route).includes(town.slug));
  const served = new Set(routes.flatMap(townSlugsOf));
  const isListed = ({ slug, is_active }: Town) =>
    is_active && (townRoutes.length > 0 ? slug === town?.slug : served.has(slug));
  const listed = townRoutes.length > 0 || routes.length > MAX_LISTED_ROUTES ? townRoutes : routes;
  return {
    towns: manifest.towns.filter(isListed).map(({ slug, name }) => ({ slug, name })),
    routes: listed.map((route) => ({
      id: route.id,
      name: route.name,
      collections: route.collections.map((entry) => ({
        name: collections.find(({ id }) => id === entry.collection)?.name ?? '',
        when: rhythmWords(rhythmOf({ collections }, entry), t),
      })),
    })),
    zone: timeZone(manifest),
  };
}

/**
 * By size id, the container with the size's name in the table. The number in a capacity is one of pickup loads if the text
 * says so or the section has its own unit.
 */
function containersOf(
  sizes: Size[],
  { container_specs = [] }: Pick<Manifest, 'container_specs'>,
  hasUnit = false,
): Record<string, Container> {
  return Object.fromEntries(
    sizes.flatMap(({ id, size_label }) => {
      const spec = container_specs.find(({ size }) => size === size_label);
      if (!spec) return [];
      const { size: _, ...container } = spec;
      const countsLoads = hasUnit || /\bloads?\b/i.test(container.capacity);
      const loads = countsLoads ? loadsIn(container.capacity) : undefined;
      return [[id, { ...container, ...(loads && { loads }) }]];
    }),
  );
}

/** The pickup loads in a capacity such as "3-4 truck loads"; a single number is both the least and the most. */
export function loadsIn(capacity: string): Container['loads'] {
  const [, least, most = least] = /(\d+)(?:\s*(?:-|–|to)\s*(\d+))?/.exec(capacity) ?? [];
  if (least === undefined) return undefined;
  return { least: Number(least), most: Number(most) };
}

/** The measures in feet for the drawings on the cards of sizes; not those that a size finder on the page draws larger. */
function measuresOf(
  sizes: Size[],
  { sections }: ExpandedPage,
  manifest: Pick<Manifest, 'container_specs'>,
): Record<string, Measures> {
  const isFound = sections.some(({ data }) => data.type === 'size-finder');
  const containers = isFound ? {} : containersOf(sizes, manifest);
  return Object.fromEntries([
    ...Object.entries(containers).map(([id, { dimensions }]) => [
      id,
      { length: dimensions.length, height: dimensions.height },
    ]),
    ...sizes.flatMap(({ id, front_load: box }) =>
      box ? [[id, { length: box.width, height: box.height, isFrontLoad: true }]] : [],
    ),
  ]);
}
