// The stored SEO record of a page, and how it replaces the fallback field by field.
import type { Seo } from './site.ts';

/** The fields of a stored record that the site uses. */
const FIELDS = [
  'meta_title',
  'meta_description',
  'canonical_url',
  'keywords',
  'robots',
  'page_type',
  'image',
] as const;

/** A stored record. A field that is empty or not a text is as good as absent. */
export type SeoRecord = Partial<Record<(typeof FIELDS)[number], string>>;

/** Stored records by page path. */
export type StoredSeo = ReadonlyMap<string, SeoRecord>;

/** Reads a row of the table; undefined when it is missing or holds nothing usable. */
export function readSeoRecord(row: unknown): SeoRecord | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  const record: SeoRecord = {};
  for (const field of FIELDS) {
    const value: unknown = (row as Record<string, unknown>)[field];
    if (typeof value === 'string' && value.trim() !== '') record[field] = value.trim();
  }
  return Object.keys(record).length > 0 ? record : undefined;
}

/**
 * The SEO record to show: the stored fields over the fallback. Undefined without either. The page's address is the base of
 * relative addresses, and the default canonical.
 */
export function mergeSeo(
  fallback: Seo | undefined,
  record: SeoRecord | undefined,
  { origin, path }: { origin: string; path: string },
): Seo | undefined {
  if (!record) return fallback;
  const absolute = (address: string) => (address.startsWith('/') ? origin + address : address);
  const base: Partial<Seo> = fallback ?? {};
  const title = record.meta_title ?? base.title;
  const description = record.meta_description ?? base.description;
  if (title === undefined || description === undefined) return fallback;
  const keywords = record.keywords ?? base.keywords;
  const image = record.image ?? base.image;
  // Only the manifest may name another site as the main one.
  const canonical = absolute(record.canonical_url ?? '');
  const isOwn = canonical.startsWith(`${origin}/`);
  return {
    ...base,
    title,
    description,
    canonical: isOwn ? canonical : absolute(base.canonical ?? path),
    robots: record.robots ?? base.robots ?? 'index, follow',
    type: record.page_type ?? base.type ?? 'website',
    image: image && absolute(image),
    // Size and description belong to the picture that they came with.
    image_details: record.image ? undefined : base.image_details,
    ...(keywords && { keywords }),
  };
}
