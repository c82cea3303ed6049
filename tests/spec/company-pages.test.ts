// The pages about the company in the specification: home, about, contact, bill and terms.
import { describe, expect, it } from 'vitest';
import { manifestText, pageAt, sectionOf, sectionsOf, siteOf } from '../manifest/real-manifest.ts';
import { arrows, outline } from './in-words.ts';

const site = siteOf(manifestText);
const page = (path: string) => pageAt(site, path);

describe('the home page', () => {
  it('has its sections in order', () => {
    expect(outline(page('/'))).toEqual([
      'hero',
      'cards#services',
      'reviews',
      'towns#service-area',
      'cta',
      'quote-form#contact',
    ]);
  });

  it('presents the three services', () => {
    expect(sectionOf(page('/'), 'cards').items.map(({ to }) => to)).toEqual([
      '/residential-trash-pickup/',
      '/commercial-dumpsters/',
      '/rolloff-dumpsters/',
    ]);
  });

  it('states 3.9 from 16 reviews', () => {
    const reviews = sectionOf(page('/'), 'reviews');
    expect(reviews.rating).toEqual({ value: 3.9, count: 16 });
    expect(reviews.text).toMatch(/3\.9.*16 reviews/);
  });

  it('closes with a call for a quote', () => {
    expect(sectionOf(page('/'), 'cta').buttons.map(({ to }) => to)).toContain('/contact/');
  });
});

describe('the About page', () => {
  const about = page('/about/');

  it('has its sections in order', () => {
    expect(outline(about)).toEqual([
      'hero',
      'text',
      'accordion',
      'cards',
      'holiday-schedule#holiday-schedule',
      'cta',
    ]);
  });

  it('opens with the company, its badge and two buttons', () => {
    const hero = sectionOf(about, 'hero');
    expect(hero.heading).toBe('About Cattaraugus Valley Hauling');
    expect(hero.intro).toMatch(/^Family-owned since 1995/);
    expect(hero.badges).toEqual(['Local Since 1995']);
    expect(arrows(hero.buttons)).toEqual(['Contact Us -> /contact/', 'Our Services -> /#services']);
  });

  it('tells its story with a link to the service areas', () => {
    const story = sectionOf(about, 'text');
    expect(story.heading).toBe('Built Local for Western New York');
    expect(story.buttons?.map(({ to }) => to)).toEqual([
      '/residential-trash-pickup/#service-areas',
    ]);
  });

  it('names four local advantages', () => {
    const { heading, items } = sectionOf(about, 'accordion');
    expect(heading).toMatch(/Local Advantage$/);
    expect(items.map(({ title }) => title)).toEqual([
      'Local knowledge',
      'No hidden surprises',
      'Personal accountability',
      'Community-minded',
    ]);
  });

  it('has three cards: residential, roll-off and commercial', () => {
    expect(sectionOf(about, 'cards').items.map(({ to }) => to)).toEqual([
      '/residential-trash-pickup/',
      '/rolloff-dumpsters/',
      '/commercial-dumpsters/',
    ]);
  });

  it('lists the 3 yard size that the commercial page leaves out', () => {
    const yards = (path: string) => JSON.stringify(page(path).sections);
    expect(yards('/about/')).toContain('2, 3, 4, 6 and 8 yards');
    expect(yards('/commercial-dumpsters/')).not.toMatch(/\b3[ -]yard/i);
  });

  it('closes with links to the quote and the services', () => {
    expect(sectionOf(about, 'cta').buttons.map(({ to }) => to)).toEqual([
      '/contact/',
      '/#services',
    ]);
  });
});

describe('the contact page', () => {
  it('has its title above the form', () => {
    expect(outline(page('/contact/'))).toEqual(['hero', 'quote-form']);
    expect(sectionOf(page('/contact/'), 'hero').heading).toBe('Get a Free Quote');
  });
});

describe('the bill page', () => {
  const bill = page('/pay-bill/');

  it('has its sections in order', () => {
    expect(outline(bill)).toEqual([
      'hero',
      'billing-portal#portal',
      'customer-id#find-customer-id',
      'account-update#update-account',
      'faq',
    ]);
  });

  it('scrolls to the portal and to its two forms', () => {
    expect(arrows(sectionOf(bill, 'hero').buttons)).toEqual([
      'Pay Online -> #portal',
      'Find My Customer ID -> #find-customer-id',
      'Update My Account Info -> #update-account',
    ]);
  });
});

describe('the page of terms', () => {
  it('has the three texts', () => {
    expect(outline(page('/terms-privacy/')).slice(1)).toEqual([
      'legal#privacy-policy',
      'legal#terms-and-conditions',
      'legal#sms-terms',
    ]);
    expect(sectionsOf(page('/terms-privacy/'), 'legal').map(({ heading }) => heading)).toEqual([
      'Privacy Policy',
      'Terms and Conditions',
      'SMS Terms',
    ]);
  });

  it('says that children under 13 are not knowingly served, and how STOP and HELP work', () => {
    const words = JSON.stringify(page('/terms-privacy/').sections);
    expect(words).toMatch(/Children under 13 are not\s+knowingly served/);
    expect(words).toMatch(/Reply STOP/);
    expect(words).toMatch(/Reply HELP/);
  });
});
