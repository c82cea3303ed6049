// The search records of the pages: the manifest's own, and those that the office has changed.
import { type OwnRecord, RECORDS_FILE, type RecordFields } from '../office-site.ts';
import { answered } from '../wire/answered.ts';

/** A page with what search engines are given for it. */
export interface SearchRecord extends OwnRecord {
  own: OwnRecord;
  isChanged: boolean;
}

/** The columns of the stored fields. */
const COLUMNS = {
  title: 'meta_title',
  description: 'meta_description',
  keywords: 'keywords',
  canonical: 'canonical_url',
  robots: 'robots',
} as const;

const FIELDS = Object.keys(COLUMNS) as (keyof RecordFields)[];

/** A stored record, as far as the office reads it. */
export type StoredRecord = { page_url: string } & Partial<
  Record<(typeof COLUMNS)[keyof RecordFields], string | null>
>;

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
  const columns = ['page_url', ...Object.values(COLUMNS)].join(', ');
  const rows: StoredRecord[] = [];
  for (;;) {
    const part = await answered<StoredRecord[]>((client) =>
      client
        .from('seo_pages')
        .select(columns)
        .order('page_url')
        .range(rows.length, rows.length + PART - 1)
        .overrideTypes<StoredRecord[], { merge: false }>(),
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
    const fields = mapFields((field) => row?.[COLUMNS[field]]?.trim() || record[field]);
    const isChanged = FIELDS.some((field) => fields[field] !== record[field]);
    return { ...fields, path: record.path, own: record, isChanged };
  });
}

const mapFields = (textOf: (field: keyof RecordFields) => string) =>
  Object.fromEntries(FIELDS.map((field) => [field, textOf(field)])) as unknown as RecordFields;

/** Stores what search engines are given. A member may not write a row's address anew, so a new row is a step of its own. */
export async function storeRecord(path: string, typed: RecordFields): Promise<void> {
  const fields = Object.fromEntries(FIELDS.map((field) => [COLUMNS[field], typed[field].trim()]));
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
