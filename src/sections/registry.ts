// The only table from section type to component. The compiler asks for every type that the schema knows.
import type { Page, SectionType } from '../model/site.ts';
import { Cards } from './cards/Cards.tsx';
import { Cta } from './cta/Cta.tsx';
import { Hero } from './hero/Hero.tsx';
import { type OnDemand, onDemand, type SectionComponent } from './on-demand.ts';

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
  'container-specs': onDemand(
    async () => (await import('./container-specs/ContainerSpecs.tsx')).ContainerSpecs,
  ),
  cta: Cta,
  'customer-id': onDemand(async () => (await import('./customer-id/CustomerId.tsx')).CustomerId),
  faq: onDemand(async () => (await import('./faq/Faq.tsx')).Faq),
  'feature-cards': onDemand(
    async () => (await import('./feature-cards/FeatureCards.tsx')).FeatureCards,
  ),
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
export async function loadEverySection(): Promise<void> {
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
