// The records of the table seo_pages, the time zone of alerts and the office's settings, as SQL from the manifest.
import type { ExpandedPage } from '../../manifest/site/expand/expand-pages.ts';
import type { OfficeWords } from '../../model/forms/office-words.ts';
import type { ManifestSeo } from '../../model/manifest.generated.ts';
import type { Page, Site } from '../../model/site.ts';

/** One row per page, in the order of the site. `expanded` are the pages that the site was made from. */
export function seoRows(site: Site, expanded: ExpandedPage[]) {
  const written = new Map(expanded.map(({ path, seo }) => [path, seo]));
  return site.pages.map(({ page }) => seoRow(page, written.get(page.path)));
}

function seoRow({ path, seo }: Page, written: ManifestSeo | undefined) {
  return {
    page_url: path,
    meta_title: seo?.title ?? null,
    meta_description: seo?.description ?? null,
    canonical_url: seo?.canonical ?? null,
    keywords: seo?.keywords ?? null,
    robots: seo?.robots ?? null,
    page_type: seo?.type ?? null,
    // A picture that the build chose or made stays the build's choice; only one that a person named is stored.
    image: written?.image ? (seo?.image ?? null) : null,
    service: written?.service ?? null,
    location: written?.location ?? null,
    // It says that nobody has changed the row by hand.
    updated_at: null,
  };
}

/** The text of supabase/seed.sql. It may be run again at any time and leaves rows alone that a person has changed. */
export function seedSql(
  rows: ReturnType<typeof seoRows>,
  zone: string,
  office?: OfficeWords,
): string {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => `  (${Object.values(row).map(sqlText).join(', ')})`);
  return `-- The records of the table seo_pages, the time zone of alerts and the office's settings, written from pages.yaml by \`npm run seed\`. Do not edit.
-- A row without updated_at is as the seed wrote it and is written anew; a row that a person changed stays.
delete from public.seo_pages where updated_at is null;

insert into public.seo_pages
  (${columns.join(', ')})
values
${values.join(',\n')}
on conflict (page_url) do nothing;

alter table public.service_alerts alter column time_zone set default ${sqlText(zone)};

-- What is sent for a quote, and to whom.
delete from private.office_settings;
${office ? `insert into private.office_settings (settings) values (${sqlText(JSON.stringify(office))});\n` : ''}`;
}

/** A text as an SQL literal, whatever is in it and however the server reads backslashes. Throws on a NUL character. */
export function sqlText(text: string | null): string {
  if (text === null) return 'null';
  if (text.includes('\0')) throw new Error('PostgreSQL cannot store a NUL character.');
  const quoted = `'${text.replaceAll("'", "''")}'`;
  return text.includes('\\') ? `E${quoted.replaceAll('\\', '\\\\')}` : quoted;
}
