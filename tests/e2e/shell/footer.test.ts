// The foot of every page, and links that leave the site.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { linksIn } from '../../support/browser/page-parts.ts';
import { someOf } from '../../support/sample.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();
const { company, phone_href, map_href, address, footer } = inject('facts');

const footerOf = (page: Page) => page.getByRole('contentinfo');

test('the footer has the contact details, the services and the legal links', async () => {
  const { page } = await open('/');
  const links = await linksIn(footerOf(page));
  expect(links).toEqual(
    expect.arrayContaining([
      [company.phone, phone_href],
      [company.email, `mailto:${company.email}`],
      [address, map_href],
      ['Residential Trash Pickup', '/residential-trash-pickup/'],
      ['Commercial Dumpsters', '/commercial-dumpsters/'],
      ['Roll-Off Dumpsters', '/rolloff-dumpsters/'],
      ['Terms & Privacy', '/terms-privacy/'],
      [footer.vendor?.label, footer.vendor?.url],
    ]),
  );
});

test('the copyright line has the current year and the company', async () => {
  const { page } = await open('/');
  const text = await footerOf(page).textContent();
  expect(text).toContain(`© ${new Date().getFullYear()} ${company.name}`);
});

test('a site that was built in another year shows the current one', async () => {
  const later = new Date().getFullYear() + 3;
  const { page } = await open('/', {
    ownTab: true,
    prepare: (page) => page.clock.setFixedTime(`${later}-01-02T12:00:00`),
  });
  await eventually(() => footerOf(page).textContent()).toContain(`© ${later} ${company.name}`);
});

test.each(someOf(['/', '/pay-bill/', '/residential-trash-pickup/ny/salamanca/']))(
  'on %s every link to another site or a file opens in a new tab, and says so',
  async (path) => {
    const { page } = await open(path);
    const outside = await page.locator('a').evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .filter(
          ({ href, origin }) =>
            /^http/.test(href) && (origin !== location.origin || !/\/([?#].*)?$/.test(href)),
        )
        .map(({ target, rel, textContent }) => ({
          target,
          safe: /noopener/.test(rel),
          says: /new tab/.test(textContent ?? ''),
        })),
    );
    expect(outside.length).toBeGreaterThan(1);
    for (const link of outside) expect(link).toEqual({ target: '_blank', safe: true, says: true });
  },
);
