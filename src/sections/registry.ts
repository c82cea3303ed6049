// The only table from section type to component. The compiler asks for every type that the schema knows.
import type { ComponentType } from 'react';
import type { Page, SectionOf, SectionType } from '../model/site.ts';
import { Cards } from './cards/Cards.tsx';
import { Cta } from './cta/Cta.tsx';
import { Hero } from './hero/Hero.tsx';

/** Components of most pages are in the first script; the others load with the first page that has one. */
export const registry: { [T in SectionType]: SectionComponent<T> | OnDemand<T> } = {
  'accepted-items': onDemand(
    async () => (await import('./accepted-items/AcceptedItems.tsx')).AcceptedItems,
  ),
  accordion: onDemand(
    async () => (await import('./accordion/AccordionSection.tsx')).AccordionSection,
  ),
  'account-update': onDemand(
    async () => (await import('./account-update/AccountUpdate.tsx')).AccountUpdate,
  ),
  'billing-portal': onDemand(
    async () => (await import('./billing-portal/BillingPortal.tsx')).BillingPortal,
  ),
  cards: Cards,
  checklist: onDemand(async () => (await import('./checklist/Checklist.tsx')).Checklist),
  cta: Cta,
  'customer-id': onDemand(async () => (await import('./customer-id/CustomerId.tsx')).CustomerId),
  embed: ifNamed(async () => (await import('./embed/Embed.tsx')).Embed),
  faq: onDemand(async () => (await import('./faq/Faq.tsx')).Faq),
  'feature-cards': onDemand(
    async () => (await import('./feature-cards/FeatureCards.tsx')).FeatureCards,
  ),
  gallery: ifNamed(async () => (await import('./gallery/Gallery.tsx')).Gallery),
  hero: Hero,
  'holiday-schedule': onDemand(
    async () => (await import('./holiday-schedule/HolidaySchedule.tsx')).HolidaySchedule,
  ),
  legal: onDemand(async () => (await import('./legal/Legal.tsx')).Legal),
  people: onDemand(async () => (await import('./people/People.tsx')).People),
  'pickup-days': onDemand(async () => (await import('./pickup-days/PickupDays.tsx')).PickupDays),
  'quote-form': onDemand(async () => (await import('./quote-form/QuoteForm.tsx')).QuoteForm),
  reviews: onDemand(async () => (await import('./reviews/Reviews.tsx')).Reviews),
  'size-finder': onDemand(async () => (await import('./size-finder/SizeFinder.tsx')).SizeFinder),
  sizes: onDemand(async () => (await import('./sizes/Sizes.tsx')).Sizes),
  steps: onDemand(async () => (await import('./steps/Steps.tsx')).Steps),
  table: onDemand(async () => (await import('./table/Table.tsx')).Table),
  testimonials: ifNamed(async () => (await import('./testimonials/Testimonials.tsx')).Testimonials),
  text: onDemand(async () => (await import('./text/Text.tsx')).Text),
  towns: onDemand(async () => (await import('./towns/Towns.tsx')).Towns),
};

/** Fetches the code of a page's sections, as far as it is not here yet. Rejects when it cannot be had. */
export async function loadSections({ sections }: Pick<Page, 'sections'>): Promise<void> {
  await Promise.all(sections.map(({ type }) => load(type)));
}

/**
 * Loads the code of all sections, for the server. One after the other: styles follow the order in which their modules
 * are evaluated, and every build has to give the same.
 */
export async function loadAllSections(): Promise<void> {
  for (const type of Object.keys(registry) as SectionType[]) await load(type);
}

async function load(type: SectionType): Promise<void> {
  const entry = registry[type];
  if ('load' in entry) await entry.load();
}

/** The component of a section type, whose code is here. This is the one place where the link between the two is asserted. */
export function componentOf<T extends SectionType>(type: T): SectionComponent<SectionType> {
  const entry = registry[type];
  return ('load' in entry ? entry.component() : entry) as SectionComponent<SectionType>;
}

type SectionComponent<T extends SectionType> = ComponentType<{ section: SectionOf<T> }>;

/** A section type whose component has to be fetched before it can be rendered. */
interface OnDemand<T extends SectionType> {
  /** Fetches the code; at once when it is here. A failure is tried again on the next call. */
  load(): Promise<void>;
  /** The component. Throws when it has not been loaded. */
  component(): SectionComponent<T>;
}

/** Makes the registry's entry for a section that is fetched with `fetch`. */
function onDemand<T extends SectionType>(fetch: () => Promise<SectionComponent<T>>): OnDemand<T> {
  let loaded: SectionComponent<T> | undefined;
  return {
    async load() {
      loaded ??= await fetch();
    },
    component() {
      if (!loaded) throw new Error('a section was rendered before its code was here');
      return loaded;
    },
  };
}

/** The same for a type of which a build has no trace when pages.yaml does not name it: see node/bundle/optional-code.ts. */
function ifNamed<T extends SectionType>(fetch: () => Promise<SectionComponent<T>>): OnDemand<T> {
  return onDemand(fetch);
}
