// The pages of the specification that are about no town: their sections, what they say, and where they lead.
import { expect, it } from 'vitest';
import { sectionOf, sectionsOf } from '../manifest/real-manifest.ts';
import { ROUTES } from '../support/sites/spec.ts';
import { addresses, arrows, outline, page, titles, words } from './in-words.ts';

it.each([
  ['/', 'hero cards#services reviews towns#service-area cta quote-form#contact'],
  ['/about/', 'hero text accordion cards holiday-schedule#holiday-schedule cta'],
  ['/contact/', 'hero quote-form'],
  [
    '/pay-bill/',
    'hero billing-portal#portal customer-id#find-customer-id account-update#update-account faq',
  ],
  ['/terms-privacy/', 'hero legal#privacy-policy legal#terms-and-conditions legal#sms-terms'],
  ['/residential-trash-pickup/', 'hero text towns#service-areas table steps cards faq#faq cta'],
  ['/commercial-dumpsters/', 'hero sizes text cards cards cta'],
  [
    '/rolloff-dumpsters/',
    'hero towns#towns size-finder#sizes accepted-items#can-it-go-in cards faq#faq',
  ],
])('%s has its sections in order', (path, sections) => {
  expect(outline(page(path))).toBe(sections);
});

it('the home page presents the three services, states 3.9 from 16 reviews and closes with a quote', () => {
  const home = page('/');
  expect(addresses(sectionOf(home, 'cards').items)).toEqual([
    '/residential-trash-pickup/',
    '/commercial-dumpsters/',
    '/rolloff-dumpsters/',
  ]);
  const reviews = sectionOf(home, 'reviews');
  expect(reviews.rating).toEqual({ value: 3.9, count: 16 });
  expect(addresses(sectionOf(home, 'cta').buttons)).toContain('/contact/');
});

it('the first screen of the home page leads to each task of a visitor', () => {
  expect(arrows(sectionOf(page('/'), 'hero').links)).toEqual([
    'Rent a roll-off -> /rolloff-dumpsters/',
    'Trash pickup -> /residential-trash-pickup/',
    'Pay a bill -> /pay-bill/',
    'Is my trash late? -> /about/#holiday-schedule',
  ]);
});

it('the About page tells of the company, its story, four advantages and three services', () => {
  const about = page('/about/');
  const hero = sectionOf(about, 'hero');
  expect(hero.heading).toBe('About Cattaraugus Valley Hauling');
  expect(hero.intro).toMatch(/^Family-owned since 1995/);
  expect(hero.badges).toEqual(['Local Since 1995']);
  expect(arrows(hero.buttons)).toEqual(['Contact Us -> /contact/', 'Our Services -> /#services']);
  const story = sectionOf(about, 'text');
  expect(story.heading).toBe('Built Local for Western New York');
  expect(addresses(story.buttons)).toEqual(['/residential-trash-pickup/#service-areas']);
  const { heading, items } = sectionOf(about, 'accordion');
  expect(heading).toMatch(/Local Advantage$/);
  expect(titles(items)).toEqual([
    'Local knowledge',
    'No hidden surprises',
    'Personal accountability',
    'Community-minded',
  ]);
  expect(addresses(sectionOf(about, 'cards').items)).toEqual([
    '/residential-trash-pickup/',
    '/rolloff-dumpsters/',
    '/commercial-dumpsters/',
  ]);
  expect(addresses(sectionOf(about, 'cta').buttons)).toEqual(['/contact/', '/#services']);
});

it('the About page lists the 3 yard size that the commercial page leaves out', () => {
  expect(words('/about/')).toContain('2, 3, 4, 6 and 8 yards');
  expect(words('/commercial-dumpsters/')).not.toMatch(/\b3[ -]yard/i);
});

it('the contact page has its title above the form', () => {
  expect(sectionOf(page('/contact/'), 'hero').heading).toBe('Get a Free Quote');
});

it('the bill page scrolls to the portal and to its two forms', () => {
  expect(arrows(sectionOf(page('/pay-bill/'), 'hero').buttons)).toEqual([
    'Pay Online -> #portal',
    'Find My Customer ID -> #find-customer-id',
    'Update My Account Info -> #update-account',
  ]);
});

it('the bill page says how to pay by phone and by mail', () => {
  expect(sectionOf(page('/pay-bill/'), 'billing-portal').ways).toEqual([
    {
      title: 'Call with Your Card',
      by_phone: true,
      text: 'Monday to Friday, 7:00 AM to 5:00 PM.',
    },
    {
      title: 'Mail a Check',
      text: 'Make it out to Cattaraugus Valley Hauling and send it to 27 Main Street, Cattaraugus, NY 14719.',
    },
  ]);
});

it('the page of terms has its three texts, the age limit, and how STOP and HELP work', () => {
  const headings = sectionsOf(page('/terms-privacy/'), 'legal').map(({ heading }) => heading);
  expect(headings).toEqual(['Privacy Policy', 'Terms and Conditions', 'SMS Terms']);
  for (const part of [/Children under 13 are not\s+knowingly served/, /Reply STOP/, /Reply HELP/])
    expect(words('/terms-privacy/')).toMatch(part);
});

it('the residential page links to the towns, orders online and shows the holiday schedule', () => {
  const residential = page('/residential-trash-pickup/');
  expect(sectionOf(residential, 'towns').items.flatMap(({ links }) => addresses(links))).toEqual(
    ROUTES.filter((path) => path.startsWith('/residential-trash-pickup/ny/')),
  );
  expect(sectionOf(residential, 'faq').items).toHaveLength(3);
  expect(arrows(sectionOf(residential, 'hero').buttons)).toEqual(
    expect.arrayContaining([
      'Order Online -> /stand-in/order-online.html',
      'Holiday Schedule -> /about/#holiday-schedule',
    ]),
  );
});

it('the commercial page has 2, 4, 6 and 8 yards and six kinds of business, and leads to quote and bill', () => {
  const commercial = page('/commercial-dumpsters/');
  const sizes = sectionOf(commercial, 'sizes').items;
  expect(sizes.map(({ cubic_yards }) => cubic_yards)).toEqual([2, 4, 6, 8]);
  expect(titles(sectionsOf(commercial, 'cards')[1]?.items)).toEqual([
    ...['Restaurants', 'Retail', 'Office', 'Healthcare', 'Manufacturing', 'Property Management'],
  ]);
  expect(words('/commercial-dumpsters/')).toMatch(/"to":"\/contact\/.*"to":"\/pay-bill\//);
});

it('the roll-off index shows at most six towns and six questions, and 10, 15, 20 and 30 yards', () => {
  const index = page('/rolloff-dumpsters/');
  const { items, limit } = sectionOf(index, 'towns');
  expect(limit).toBe(6);
  expect(items.flatMap(({ links }) => addresses(links))).toEqual(
    ROUTES.filter((path) => path.startsWith('/rolloff-dumpsters/ny/')),
  );
  const sizes = sectionOf(index, 'size-finder').items;
  expect(sizes.map(({ cubic_yards }) => cubic_yards)).toEqual([10, 15, 20, 30]);
  expect(sectionOf(index, 'faq').items).toHaveLength(6);
});
