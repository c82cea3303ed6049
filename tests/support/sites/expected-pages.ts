// The pages of the fixture, put together from the YAML itself, without the code under test.
import { parse } from 'yaml';
import type {
  Manifest,
  ManifestPage,
  ManifestSeo,
  Town,
  TownPage,
} from '../../../src/model/manifest.generated.ts';
import { manifestText } from '../../manifest/real-manifest.ts';

export const manifest = parse(manifestText) as Manifest;
const { company } = manifest;

/** A page as the manifest's own words give it, put together without the code under test. */
export interface Expected {
  path: string;
  label: string;
  parent?: string;
  seo: ManifestSeo;
  heading: string;
  town?: Town;
}

/** Replaces the placeholders of a text, also those inside the texts that are put in. */
export function filled(text: string, town?: Town): string {
  const words: Record<string, unknown> = {
    ...company,
    company: company.name,
    town: town?.name,
    slug: town?.slug,
    place: town?.place ?? `${town?.name}, ${company.address?.state}`,
    ...town,
    residents: town?.residents?.toLocaleString('en-US'),
  };
  const value = (name: string) =>
    name
      .replace(/^town\./, '')
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], words);
  return text.replace(/\{([^{}]+)\}/g, (_, name: string) => filled(String(value(name)), town));
}

function expectedPage(page: ManifestPage | TownPage, town?: Town): Expected {
  const seo = Object.fromEntries(
    Object.entries(page.seo).map(([key, text]) => [key, filled(String(text), town)]),
  ) as unknown as ManifestSeo;
  return {
    path: filled(page.path, town),
    label: filled(page.label, town),
    parent: 'parent' in page ? page.parent : undefined,
    seo,
    heading: filled(page.sections[0]?.heading ?? '', town),
    town,
  };
}

/** The towns that are shown. */
export const towns = manifest.towns.filter(({ is_active }) => is_active);
/** Every page, in the order of the manifest. */
export const pages: Expected[] = [
  ...manifest.pages.map((page) => expectedPage(page)),
  ...(manifest.town_pages ?? []).flatMap((page) =>
    towns.filter((town) => page.service in town).map((town) => expectedPage(page, town)),
  ),
];
/** The pages that the three services are sold on. */
export const sold = pages.filter(
  ({ path, town }) => !town && manifest.services.some((service) => service.page === path),
);
