// The quote form with Cloudflare's check against robots, whose script is a stand-in, and with a script that is blocked.

import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import {
  consent,
  field,
  fillQuote,
  quoteForm,
  receipt,
  submitButton,
} from '../../support/browser/quote-form.ts';
import { startDatabase } from '../../support/database/lite.ts';
import { testInFull } from '../../support/sample.ts';
import { siteForFile, storing } from '../../support/sites/site-for-file.ts';
import { eventually, idle } from '../../support/waiting.ts';

const SITE_KEY = '1x00000000000000000000AA';
const CLOUDFLARE = 'https://challenges.cloudflare.com/**';

/** Passes everybody at once, with another token each time. */
const STAND_IN = `{
  let round = 1;
  window.turnstile = {
    render(place, { sitekey, callback }) {
      place.textContent = 'Checked for ' + sitekey;
      callback();
      return 'widget';
    },
    getResponse: () => 'token ' + round,
    reset: () => round++,
  };
}`;

const open = browserForFile();
const { company } = inject('facts');
const site = siteForFile({
  name: 'robot-check',
  edit: (text) => storing(text).replace('delivery: supabase', `$&\n  turnstile: ${SITE_KEY}`),
  startDatabase: () => startDatabase({ name: 'robot-check' }),
});

const check = (page: Page) => quoteForm(page).getByRole('group', { name: 'Robot check' });

async function fillAll(page: Page): Promise<void> {
  await fillQuote(page);
  await consent(page).check();
}

/** The token that the worker would get for the only request; the request goes. */
async function takeToken(): Promise<unknown> {
  const { owner } = site.database;
  const { data } = await owner.from('quote_requests').select('id, check_token');
  expect(data).toEqual([{ id: expect.any(String), check_token: null }]);
  const id = data?.[0]?.id;
  const taken = await owner.rpc('take_check', { request: id });
  expect((await owner.rpc('take_check', { request: id })).data).toBeNull();
  await owner.from('quote_requests').delete().eq('id', id);
  return taken.data;
}

testInFull(
  'the check begins with the first thing typed, and its token arrives with the request',
  async () => {
    const asked: string[] = [];
    const prepare = (page: Page) =>
      page.route(CLOUDFLARE, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: STAND_IN });
      });
    const { page, complaints } = await open('/contact/', { url: site.url, ownTab: true, prepare });
    await idle(page);
    expect(asked).toEqual([]);
    await field(page, 'name').fill('Ada');
    await eventually(() => check(page).textContent()).toBe(`Checked for ${SITE_KEY}`);
    await fillAll(page);
    await eventually(() => asked).toEqual([
      'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    ]);
    await submitButton(page).click();
    await receipt(page).waitFor();
    expect(await takeToken()).toEqual({ token: 'token 1' });
    expect(complaints).toEqual([]);
  },
);

testInFull(
  'where the script is blocked a line has the phone number, and the request arrives without a token',
  async () => {
    const prepare = (page: Page) => page.route(CLOUDFLARE, (route) => route.abort());
    const options = { url: site.url, ownTab: true, expects: /ERR_FAILED/, prepare };
    const { page } = await open('/contact/', options);
    await fillAll(page);
    const line = check(page).getByRole('status');
    await eventually(() => line.textContent()).toContain(`or call ${company.phone}`);
    await eventually(() => line.getByRole('link').first().getAttribute('href')).toMatch(/^tel:/);
    await submitButton(page).click();
    await receipt(page).waitFor();
    expect(await takeToken()).toEqual({ token: null });
  },
);
