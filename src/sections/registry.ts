// The only table from section type to component. The compiler asks for every type that the schema knows.
import type { ComponentType } from 'react';
import type { SectionOf, SectionType } from '../model/site.ts';
import { AccordionSection } from './accordion/AccordionSection.tsx';
import { AccountUpdate } from './account-update/AccountUpdate.tsx';
import { BillingPortal } from './billing-portal/BillingPortal.tsx';
import { Cards } from './cards/Cards.tsx';
import { Checklist } from './checklist/Checklist.tsx';
import { ContainerSpecs } from './container-specs/ContainerSpecs.tsx';
import { Cta } from './cta/Cta.tsx';
import { CustomerId } from './customer-id/CustomerId.tsx';
import { Faq } from './faq/Faq.tsx';
import { FeatureCards } from './feature-cards/FeatureCards.tsx';
import { Hero } from './hero/Hero.tsx';
import { HolidaySchedule } from './holiday-schedule/HolidaySchedule.tsx';
import { Legal } from './legal/Legal.tsx';
import { QuoteForm } from './quote-form/QuoteForm.tsx';
import { Reviews } from './reviews/Reviews.tsx';
import { Sizes } from './sizes/Sizes.tsx';
import { Steps } from './steps/Steps.tsx';
import { Table } from './table/Table.tsx';
import { Text } from './text/Text.tsx';
import { Towns } from './towns/Towns.tsx';

export type SectionComponent<T extends SectionType> = ComponentType<{ section: SectionOf<T> }>;

export const registry: { [T in SectionType]: SectionComponent<T> } = {
  accordion: AccordionSection,
  'account-update': AccountUpdate,
  'billing-portal': BillingPortal,
  cards: Cards,
  checklist: Checklist,
  'container-specs': ContainerSpecs,
  cta: Cta,
  'customer-id': CustomerId,
  faq: Faq,
  'feature-cards': FeatureCards,
  hero: Hero,
  'holiday-schedule': HolidaySchedule,
  legal: Legal,
  'quote-form': QuoteForm,
  reviews: Reviews,
  sizes: Sizes,
  steps: Steps,
  table: Table,
  text: Text,
  towns: Towns,
};

/** The component of a section type. This is the one place where the link between the two is asserted. */
export function componentOf<T extends SectionType>(type: T): SectionComponent<SectionType> {
  return registry[type] as SectionComponent<SectionType>;
}
