// The data of the office's pages, from a site without errors.

import type { FineSite } from '../../files/report.ts';
import { timeZone } from '../../manifest/site/resolve/holiday-notices.ts';
import { quoteForm } from '../../manifest/site/resolve/quote-choices.ts';
import type { Manifest } from '../../model/manifest.generated.ts';
import type { SiteFacts } from '../../model/site.ts';
import { officeForms } from '../../node/database/office-words.ts';
import type { OfficeSite, OwnRecord } from '../page/office-site.ts';

/** The data for the HTML of the office's pages. */
export function officeSite({ source, expansion }: FineSite, facts: SiteFacts): OfficeSite {
  const { cities, services: own, extra_fields: questions = [] } = quoteForm(expansion);
  const manifest = source.data as Manifest;
  const stored = manifest.billing_forms?.delivery === 'supabase';
  const services = [...own, ...(stored ? officeForms(expansion) : [])];
  const towns = expansion.towns.map(({ town }) => ({ value: town.slug, label: town.name }));
  return { facts, zone: timeZone(manifest), cities, services, questions, towns };
}

/** The manifest's own search records, which stored ones replace on the site. */
export function ownRecords({ site }: Pick<FineSite, 'site'>): OwnRecord[] {
  return site.pages.map(({ page: { path, seo } }) => ({
    path,
    title: seo?.title ?? '',
    description: seo?.description ?? '',
    keywords: seo?.keywords ?? '',
    canonical: seo?.canonical ?? '',
    robots: seo?.robots ?? '',
  }));
}
