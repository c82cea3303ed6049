// A build looks up stored search records, here in a stand-in for the database.
import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fetchStoredSeo } from '../../../src/node/database/stored-seo.ts';
import { answering } from '../../support/servers/answering.ts';

/** The settings of a database that answers so. */
const databaseWith = async (answer: RequestListener) => ({
  url: await answering(answer),
  anonKey: 'sb_publishable_test',
});

test('a page has the record of its path, and none where there is no row', async () => {
  const database = await databaseWith(({ url = '' }, response) => {
    const rows = url.includes(encodeURIComponent('/about/')) ? [{ meta_title: 'Stored' }] : [];
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(rows));
  });
  const records = await fetchStoredSeo(['/', '/about/'], database);
  expect([...records.keys()]).toEqual(['/about/']);
});

test('a build does not wait for a database that takes the questions and never answers', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => complaint.mockRestore());
  const database = await databaseWith(() => {});
  const records = await fetchStoredSeo(['/', '/about/'], database, 50);
  expect([...records.keys()]).toEqual([]);
  expect(complaint).toHaveBeenCalledExactlyOnceWith('Error fetching SEO data', expect.any(Error));
});
