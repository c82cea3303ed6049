// The frame of another company's billing portal can do what paying needs, and no other frame can take payments.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { testInFull } from '../../support/sample.ts';
import { siteForFile } from '../../support/sites/site-for-file.ts';
import { eventually } from '../../support/waiting.ts';

const ORIGIN = 'https://pay.example.com';
const PORTAL = `${ORIGIN}/portal`;

/** The portal's page: a script, a form, a bank's window, and a link to a page of its own. */
const PORTAL_HTML = `<!doctype html><title>Portal</title><h1>Sign in</h1>
<form action="/paid"><input name="amount" value="42"><button>Pay</button></form>
<button id="bank" type="button">Open the bank</button><output></output>
<a href="/receipt" target="_top">Receipt</a>
<script>
document.querySelector('h1').textContent = 'Signed in';
document.querySelector('#bank').onclick = () => {
  document.querySelector('output').textContent = open('/bank', 'bank') ? 'opened' : 'refused';
};
</script>`;

const open = browserForFile();
const site = siteForFile({
  name: 'outside-portal',
  edit: (text) => text.replace('/stand-in/billing-portal.html', PORTAL),
});

const answer = (route: Route) => {
  const { pathname } = new URL(route.request().url());
  const body = pathname === '/portal' ? PORTAL_HTML : `<!doctype html><h1>${pathname}</h1>`;
  return route.fulfill({ contentType: 'text/html', body });
};

/** Opens the page with the portal in its frame. */
async function openPortal(): Promise<{ page: Page; frame: Frame }> {
  const { page } = await open('/pay-bill/', {
    url: site.url,
    ownTab: true,
    // Chromium looks for the wallet, past the routes of a test.
    expects: /Unable to download payment manifest/,
    prepare: (tab) => tab.context().route(`${ORIGIN}/**`, answer),
  });
  const inside = () => page.frames().find((frame) => frame.url().startsWith(ORIGIN));
  await eventually(() => inside() !== undefined).toBe(true);
  return { page, frame: inside() as Frame };
}

const html = () => readFileSync(join(site.folder, 'pay-bill/index.html'), 'utf8');

/** Runs in a document: whether it may take a payment. */
function mayTakePayments(): boolean {
  const total = { label: 'Bill', amount: { currency: 'USD', value: '1.00' } };
  try {
    new PaymentRequest([{ supportedMethods: 'https://pay.example.com/wallet' }], { total });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return false;
    throw error;
  }
}

/** Runs in a document: the origins that may take payments. Only Chromium has this. */
function paymentOrigins(): string[] {
  const { featurePolicy } = document as unknown as {
    featurePolicy: { getAllowlistForFeature(name: string): string[] };
  };
  return featurePolicy.getAllowlistForFeature('payment');
}

testInFull('its script runs and its form is sent', async () => {
  const { frame } = await openPortal();
  await frame.getByText('Signed in').waitFor();
  await frame.getByRole('button', { name: 'Pay' }).click();
  await frame.getByText('/paid').waitFor();
  expect(frame.url()).toBe(`${ORIGIN}/paid?amount=42`);
});

testInFull('it may take payments, and so may no frame of anybody else', async () => {
  const { page, frame } = await openPortal();
  await eventually(() => frame.evaluate(mayTakePayments)).toBe(true);
  const allowed = await page.evaluate(paymentOrigins);
  expect(allowed.sort()).toEqual([site.url, ORIGIN].sort());
});

testInFull('it may open a window, such as a bank’s, and keeps hold of it', async () => {
  const { page, frame } = await openPortal();
  const opened = page.context().waitForEvent('page');
  await frame.getByRole('button', { name: 'Open the bank' }).click();
  await frame.getByText('opened').waitFor();
  await (await opened).getByText('/bank').waitFor();
});

testInFull('it leads away from the page when somebody presses a link in it', async () => {
  const { page, frame } = await openPortal();
  await frame.getByRole('link', { name: 'Receipt' }).click();
  await page.waitForURL(`${ORIGIN}/receipt`);
});

testInFull('has a link that opens it in a new tab, with and without a script', async () => {
  const { page } = await openPortal();
  const link = page.locator('#portal').getByRole('link', { name: /payment portal.*in a new tab/ });
  for (const attribute of ['href', 'target']) {
    expect(html()).toContain(`${attribute}="${await link.getAttribute(attribute)}"`);
  }
  await eventually(() => link.getAttribute('href')).toBe(PORTAL);
});

testInFull('without a script its frame may do the same', () => {
  const [frame] = /<iframe[^>]*>/.exec(html()) ?? [];
  expect(frame).toMatch(/sandbox="[^"]*allow-scripts[^"]*"/);
  expect(frame).toContain('allow="payment"');
});
