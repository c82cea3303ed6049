// A fourth service, as the family would add it to pages.yaml: an entry, its page, its town pages, and texts for two towns.
import { type Edit, edited } from '../../manifest/real-manifest.ts';

/** The entry under services. */
export const entry = `- id: toilets
  label: Portable Toilets
  link_label: Toilets
  page: /portable-toilets/`;

const page = `- path: /portable-toilets/
  label: Portable Toilets
  seo:
    meta_title: Portable Toilets for Rent
    meta_description: Clean toilets for job sites and weddings, brought and fetched.
  sections:
    - type: hero
      heading: Portable Toilets for Rent
    - type: towns
      heading: Where We Bring Them
      services: [toilets]`;

/** The entry under town_pages. */
export const template = `- service: toilets
  path: /portable-toilets/ny/{slug}/
  parent: /portable-toilets/
  label: "{town}"
  seo:
    meta_title: Portable Toilets in {place}
    meta_description: "{town.toilets.meta_description}"
  sections:
    - type: hero
      heading: Portable Toilets in {place}
      intro: "{town.toilets.intro}"
      image: town.hero_image
    - type: cards
      heading: Made for {town}
      items: town.toilets.uses
    - type: faq
      only_with: town.toilets.faqs
      heading: Asked in {town}
      intro: "{town.toilets.faqs_intro}"
      items: town.toilets.faqs`;

/** The texts of a town. */
export const texts = (town: string) => `toilets:
  meta_description: Portable toilets in ${town}, NY, for a day or for a whole summer.
  intro: ${town} builds and ${town} celebrates, and both take longer than an hour.
  uses:
    - title: Weddings in ${town}
      description: A quiet corner of the lawn is all that it needs.`;

/** An edit that puts lines above the first line of a part or of an entry. */
const above = (find: string[], lines: string): Edit => ({
  find,
  write: `${lines}\n${find.at(-1)}`,
});

/** The texts go above the town's first service. */
export const textsFor = (town: string): Edit =>
  above([`- id: ${town.toLowerCase()}`, 'residential:'], texts(town));

/** The edits for a service that is sold in these towns. */
export const fourthService = (...towns: string[]): Edit[] => [
  above(['services:', '- id: residential'], entry),
  above(['pages:', '- path: /about/'], page),
  above(['town_pages:', '- service: residential'], template),
  ...towns.map(textsFor),
];

/** The fixture with the fourth service for two of its towns. */
export const withToilets = (...more: Edit[]) =>
  edited([...fourthService('Dunkirk', 'Salamanca'), ...more]);
