// The pages without towns have the parts, numbers and links of the specification.
import { expect, inject, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { itemsIn, linksIn, section, sections } from '../../support/browser/page-parts.ts';
import { TOWNS } from '../../support/sites/spec.ts';

const open = browserForFile();
const { company, phone_href } = inject('facts');

const HOLIDAYS = [
  'New Year’s Day',
  'Memorial Day',
  'Independence Day',
  'Labor Day',
  'Thanksgiving',
  'Christmas',
];

test('the home page has its sections in order', async () => {
  const { page } = await open('/');
  const [hero, services, reviews, area, closing, contact, ...more] = await sections(page);
  expect(more).toEqual([]);
  expect(await hero?.locator('h1').count()).toBe(1);
  expect((await linksIn(services ?? page.locator('main'))).map(([, to]) => to)).toEqual([
    '/residential-trash-pickup/',
    '/commercial-dumpsters/',
    '/rolloff-dumpsters/',
  ]);
  expect(await reviews?.textContent()).toMatch(/3\.9.*16 reviews/s);
  expect(await area?.locator('h3').count()).toBe(TOWNS.length);
  expect(await closing?.getByRole('link', { name: /quote/i }).count()).toBe(1);
  expect(await contact?.getAttribute('id')).toBe('contact');
  expect(await contact?.locator('form').count()).toBe(1);
  expect(await contact?.textContent()).toContain(company.email);
});

test.each(['/about/', '/rolloff-dumpsters/'])(
  'a section of %s on the ground of the one before it goes on without a dash',
  async (path) => {
    const { page } = await open(path);
    const going = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main section[data-tone]')]
        .filter(({ previousElementSibling: before, dataset }) => {
          return before instanceof HTMLElement && before.dataset.tone === dataset.tone;
        })
        .map((band) => {
          const heading = band.querySelector('h2') ?? band;
          return [getComputedStyle(band).paddingTop, getComputedStyle(heading, '::before').content];
        }),
    );
    expect(going.length).toBeGreaterThan(0);
    expect(new Set(going.flat())).toEqual(new Set(['0px', 'none']));
  },
);

test('the review widget is loaded once the visitor comes near', async () => {
  const { page } = await open('/');
  const widget = page.locator('[data-review-widget]');
  await widget.scrollIntoViewIfNeeded();
  await widget.getByText('review widget').waitFor();
});

test('About has the family, the advantages, the services and the holidays', async () => {
  const { page } = await open('/about/');
  const [hero] = await sections(page);
  expect(await hero?.locator('h1').textContent()).toBe(`About ${company.name}`);
  expect(await itemsIn(hero ?? page.locator('main'))).toEqual(['Local Since 1995']);
  expect(await linksIn(hero ?? page.locator('main'))).toEqual([
    ['Contact Us', '/contact/'],
    ['Our Services', '/#services'],
  ]);
  expect(await linksIn(section(page, 'Built Local for Western New York'))).toEqual([
    [expect.any(String), '/residential-trash-pickup/#service-areas'],
  ]);
  const advantages = section(page, 'The Local Advantage').locator('summary');
  expect(await advantages.allInnerTexts()).toEqual([
    'Local knowledge',
    'No hidden surprises',
    'Personal accountability',
    'Community-minded',
  ]);
  expect(await page.locator('#holiday-schedule dt').allInnerTexts()).toEqual(HOLIDAYS);
});

test('Pay Bill has the portal, the three forms and six questions', async () => {
  const { page } = await open('/pay-bill/');
  const [hero] = await sections(page);
  expect(await linksIn(hero ?? page.locator('main'))).toEqual([
    ['Pay Online', '#portal'],
    ['Find My Customer ID', '#find-customer-id'],
    ['Update My Account Info', '#update-account'],
  ]);
  expect(await page.locator('#find-customer-id form').count()).toBe(2);
  expect(await page.locator('#update-account form').count()).toBe(1);
  const faq = section(page, 'Billing FAQ');
  expect(await faq.locator('details').count()).toBe(6);
  expect(await faq.textContent()).toMatch(/within 30 days.*by card.*check.*[Aa]uto-pay/s);
});

test('Terms has its three texts, the age limit and the words for texts', async () => {
  const { page } = await open('/terms-privacy/');
  for (const heading of ['Privacy Policy', 'Terms and Conditions', 'SMS Terms']) {
    expect(await section(page, heading).count()).toBe(1);
  }
  expect(await section(page, 'Privacy Policy').textContent()).toContain('Children under 13');
  expect(await section(page, 'SMS Terms').textContent()).toMatch(/STOP.*HELP/s);
});

test('the residential page has its towns, table, steps, reasons and questions', async () => {
  const { page } = await open('/residential-trash-pickup/');
  const order = page.locator('main').getByRole('link', { name: /Order Online/ });
  expect(await order.first().getAttribute('target')).toBe('_blank');
  const area = (await linksIn(page.locator('#service-areas'))).map(([, to]) => to);
  expect(area).toEqual([
    ...TOWNS.map(({ slug }) => `/residential-trash-pickup/ny/${slug}/`),
    phone_href,
  ]);
  expect(await page.getByRole('table').locator('tbody tr').count()).toBeGreaterThan(3);
  expect(await page.locator('main ol > li').count()).toBeGreaterThan(2);
  expect(await page.locator('#faq details').count()).toBe(3);
});

test('the commercial page has four sizes, six kinds of business and its links', async () => {
  const { page } = await open('/commercial-dumpsters/');
  const headings = await page.locator('main h3').allInnerTexts();
  expect(headings).toEqual(
    expect.arrayContaining([
      '2 Yard',
      '4 Yard',
      '6 Yard',
      '8 Yard',
      'Restaurants',
      'Retail',
      'Office',
    ]),
  );
  expect(headings).toEqual(
    expect.arrayContaining(['Healthcare', 'Manufacturing', 'Property Management']),
  );
  const targets = (await linksIn(page.locator('main'))).map(([, to]) => to);
  expect(targets).toEqual(
    expect.arrayContaining(['/contact/?service=commercial', '/pay-bill/', phone_href]),
  );
  expect(await page.locator('main').textContent()).toMatch(/month/);
});
