// The search records of the pages: the manifest's own, and those that the office has changed.
import { type OwnRecord, RECORDS_FILE } from '../office-site.ts';
import { answered } from '../wire/answered.ts';

/** A page with what search engines are given for it. */
export interface SearchRecord {
  path: string;
  title: string;
  description: string;
  own: OwnRecord;
  isChanged: boolean;
}

/** A stored record, as far as the office reads it. */
export interface StoredRecord {
  page_url: string;
  meta_title: string | null;
  meta_description: string | null;
}

/** The rows of one answer; hosted databases give at most 1,000. */
const PART = 1000;

/** The records of all pages. Throws an OfficeFailure, or the network's error. */
export async function readRecords(): Promise<SearchRecord[]> {
  const [own, stored] = await Promise.all([
    fetch(RECORDS_FILE).then((response) => response.json() as Promise<OwnRecord[]>),
    readStored(),
  ]);
  return joinRecords(own, stored);
}

async function readStored(): Promise<StoredRecord[]> {
  const rows: StoredRecord[] = [];
  for (;;) {
    const part = await answered<StoredRecord[]>((client) =>
      client
        .from('seo_pages')
        .select('page_url, meta_title, meta_description')
        .order('page_url')
        .range(rows.length, rows.length + PART - 1),
    );
    rows.push(...part);
    if (part.length < PART) return rows;
  }
}

/** Puts the stored records over the manifest's. An empty field is as good as none, as on the website. */
export function joinRecords(own: OwnRecord[], stored: StoredRecord[]): SearchRecord[] {
  const rows = new Map(stored.map((row) => [row.page_url, row]));
  return own.map((record) => {
    const row = rows.get(record.path);
    const title = row?.meta_title?.trim() || record.title;
    const description = row?.meta_description?.trim() || record.description;
    const isChanged = title !== record.title || description !== record.description;
    return { path: record.path, title, description, own: record, isChanged };
  });
}

/** Stores what search engines are given. A member may not write a row's address anew, so a new row is a step of its own. */
export async function storeRecord(
  path: string,
  { title, description }: Pick<SearchRecord, 'title' | 'description'>,
): Promise<void> {
  const fields = { meta_title: title.trim(), meta_description: description.trim() };
  const changed = await answered<unknown[]>((client) =>
    client.from('seo_pages').update(fields).eq('page_url', path).select('page_url'),
  );
  if (changed.length > 0) return;
  await answered((client) => client.from('seo_pages').insert({ page_url: path, ...fields }));
}

/** Goes back to the manifest's own words: without a stored record, a build uses those. */
export async function restoreRecord({ path }: Pick<SearchRecord, 'path'>): Promise<void> {
  await answered((client) => client.from('seo_pages').delete().eq('page_url', path));
}
