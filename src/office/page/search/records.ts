// The search records of the pages: the manifest's own, and those that the office has changed.
import { type OwnRecord, RECORD_COLUMNS, RECORDS_FILE } from '../office-site.ts';
import { answered, answeredInFull } from '../wire/answered.ts';

/** A page with what search engines are given for it. */
export type SearchRecord = OwnRecord & { isChanged: boolean };

/** A stored record, as far as the office reads it. */
export type StoredRecord = Pick<OwnRecord, 'page_url'> & {
  [column in keyof OwnRecord]?: string | null;
};

/** The records of all pages. Throws an OfficeFailure, or the network's error. */
export async function readRecords(): Promise<SearchRecord[]> {
  const [own, stored] = await Promise.all([
    fetch(RECORDS_FILE).then((response) => response.json() as Promise<OwnRecord[]>),
    answeredInFull((client, { first, count }) =>
      client
        .from('seo_pages')
        .select(['page_url', ...RECORD_COLUMNS].join(', '))
        .order('page_url')
        .range(first, first + count - 1)
        .overrideTypes<StoredRecord[], { merge: false }>(),
    ),
  ]);
  return joinRecords(own, stored);
}

/** Puts the stored records over the manifest's. An empty field is as good as none, as on the website. */
export function joinRecords(own: OwnRecord[], stored: StoredRecord[]): SearchRecord[] {
  const rows = new Map(stored.map((row) => [row.page_url, row]));
  return own.map((record) => {
    const changed = RECORD_COLUMNS.flatMap((column) => {
      const text = rows.get(record.page_url)?.[column]?.trim();
      return text && text !== record[column] ? [[column, text]] : [];
    });
    return { ...record, ...Object.fromEntries(changed), isChanged: changed.length > 0 };
  });
}

/** Stores what search engines are given. A member may not write a row's address anew, so a new row is a step of its own. */
export async function storeRecord({ page_url, ...typed }: OwnRecord): Promise<void> {
  const fields = Object.fromEntries(RECORD_COLUMNS.map((column) => [column, typed[column].trim()]));
  const changed = await answered<unknown[]>((client) =>
    client.from('seo_pages').update(fields).eq('page_url', page_url).select('page_url'),
  );
  if (changed.length > 0) return;
  await answered((client) => client.from('seo_pages').insert({ page_url, ...fields }));
}

/** Goes back to the manifest's own words: without a stored record, a build uses those. */
export async function restoreRecord({ page_url }: OwnRecord): Promise<void> {
  await answered((client) => client.from('seo_pages').delete().eq('page_url', page_url));
}
