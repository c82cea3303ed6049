// A build looks up stored search records and alerts, here in a stand-in for the database.
import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fetchStored } from '../../../src/node/database/stored.ts';
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
  const { seo } = await fetchStored(['/', '/about/'], database);
  expect([...seo.keys()]).toEqual(['/about/']);
});

test('calendars have the changes that alerts carry, from a database that is older than those too', async () => {
  const row = { id: '1', text: 'Snow.', kind: 'weather', ends_at: '2099-12-07T05:00:00+00:00' };
  const moving = { ...row, moves_from: '2099-01-29', moves_to: '2099-01-30' };
  const database = await databaseWith(({ url = '' }, response) => {
    const rows = url.includes('/service_alerts') ? [row, moving] : [];
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(rows));
  });
  const { alerts } = await fetchStored([], database);
  expect(alerts.map(({ change }) => change)).toEqual([
    undefined,
    { date: '2099-01-29', to: '2099-01-30' },
  ]);
});

test('a build does not wait for a database that takes the questions and never answers', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => complaint.mockRestore());
  const database = await databaseWith(() => {});
  const { seo, alerts } = await fetchStored(['/', '/about/'], database, 50);
  expect([...seo.keys(), ...alerts]).toEqual([]);
  expect(complaint.mock.calls.map(([message]) => message).sort()).toEqual([
    'Error fetching SEO data',
    'Error fetching service alerts',
  ]);
});
