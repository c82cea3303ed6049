// Places of the manifest are named as people know them.
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { placeLabel, placeName } from '../../../src/manifest/messages/place-name.ts';
import { pointerTo } from '../../support/manifests/pointer-to.ts';
import { base } from '../rules/examples.ts';

const data = parse(base);

it.each([
  ['company.phone', 'the phone number of the company'],
  ['company.hours.0.closes', 'the closing time of the first office hours line of the company'],
  ['company.address.zip', 'the ZIP code of the company'],
  ['pages./about/', 'the About page'],
  ['pages./about/.sections.hero.heading', 'the heading of the page top on the About page'],
  ['pages./.sections.hero.badges', 'the list of badges of the page top on the Home page'],
  ['pages./.sections.hero.badges.1', 'the second badge of the page top on the Home page'],
  ['pages./.sections.hero.image.alt', 'the picture description of the page top on the Home page'],
  [
    'pages./about/.sections.text.paragraphs.1',
    'the second paragraph of the text section on the About page',
  ],
  ['faqs.billing', 'the shared questions “billing”'],
  ['faqs.billing.1.question', 'the second question of the shared questions “billing”'],
  ['towns.dunkirk', 'the town Dunkirk'],
  ['towns.dunkirk.coordinates.latitude', 'the latitude of the town Dunkirk'],
  [
    'towns.dunkirk.mowing.weekly.1',
    'the second entry of “weekly” of the Lawn Care part of the town Dunkirk',
  ],
  ['redirects.1.to', 'the target of the second forwarded address'],
])('%s is %s', (path, words) => {
  expect(placeName(pointerTo(path, data) ?? [], data)).toBe(words);
});

it('an entry of a list is named without its list, and the list itself by what its entries are', () => {
  const site = { hosts: ['apache'] };
  expect(placeName(['site', 'hosts', 0], { site })).toBe('the first host of the site');
  // Where the only entry is wrong, what else is looked at has no list.
  expect(placeName(['site', 'hosts', 0], { site: {} })).toBe('the first host of the site');
  expect(placeName(['site', 'hosts'], { site })).toBe('the list of hosts of the site');
});

it('the file itself has a name', () => {
  expect(placeName([], data)).toBe('the file');
});

it('a page goes by its address where two have one label', () => {
  const pages = ['/a/', '/b/'].map((path) => ({ path, label: 'About' }));
  expect(placeName(['pages', 1], { pages })).toBe('the page /b/');
});

it('a section is left out where only one on the page has such entries', () => {
  const faq = { type: 'faq', items: [{ question: 'Why?' }] };
  const item = ['pages', 0, 'sections', 0, 'items', 0];
  const named = (...sections: object[]) =>
    placeName(item, { pages: [{ path: '/pay/', label: 'Pay Bill', sections }] });
  expect(named(faq)).toBe('the first question on the Pay Bill page');
  expect(named(faq, faq)).toBe(
    'the first question of the first questions section on the Pay Bill page',
  );
});

describe('in the editor', () => {
  const named = {
    company: {
      ...{ name: 'Valley Hauling', phone: '(716) 555-0142' },
      hours: [{ from: 'Monday', to: 'Friday' }, { from: 'Saturday' }],
    },
    faqs: { billing: [{ question: 'When is my bill due?', answer: 'In June.' }] },
    button_sets: {
      closing_more: ['Call', 'Write', 'Order', 'Pay'].map((label) => ({ label, to: '/' })),
    },
    services: [{ id: 'mowing', label: 'Lawn Care' }],
    size_lists: { buckets: [{ id: 'yard-15', size_label: '15 Yard', description: 'Two loads.' }] },
    towns: [
      {
        name: 'Collins',
        coordinates: { latitude: 42.5 },
        mowing: { intro: 'Hello.', reasons: [{ title: 'Family', description: 'Since 1995.' }] },
      },
    ],
    pages: [
      {
        ...{ path: '/about/', label: 'About' },
        sections: [
          { type: 'text', heading: 'Our {place} Story', image: { src: '/a.webp' } },
          { type: 'faq', heading: 'Billing FAQ', items: 'faqs.billing' },
        ],
      },
    ],
  };

  it.each([
    [['towns', 0], 'Collins'],
    [['towns', 0, 'coordinates', 'latitude'], 'Collins: latitude'],
    [['towns', 0, 'mowing'], 'Collins, Lawn Care'],
    [['towns', 0, 'mowing', 'reasons', 0, 'title'], 'Collins: first reason'],
    [
      ['towns', 0, 'mowing', 'reasons', 0, 'description'],
      'Collins: description of the first reason',
    ],
    [['size_lists', 'buckets', 0], '15 Yard'],
    [['size_lists', 'buckets', 0, 'description'], '15 Yard: description'],
    [['company', 'phone'], 'the phone number'],
    [['company', 'hours', 0, 'opens'], 'the opening time of the office hours of Monday–Friday'],
    [['company', 'hours', 1], 'the office hours of Saturday'],
    [['alerts', 0, 'from'], 'the beginning of the first alert'],
    [['redirects', 0, 'from'], 'the old address of the first forwarded address'],
    [['faqs', 'billing', 0, 'answer'], 'the answer of the first question of the Billing FAQ'],
    [['button_sets', 'closing_more'], 'the buttons “Call”, “Write” and 2 more'],
    [['company', 'name'], 'the name of the company'],
    [
      ['pages', 0, 'sections', 0, 'image', 'src'],
      'the picture of the section “Our … Story” on the About page',
    ],
  ])('%s is %s', (pointer, words) => {
    expect(placeLabel(pointer, named)).toBe(words);
  });

  it('a town’s text says its service where another one of the town has such a text too', () => {
    const [town] = named.towns;
    const services = [...named.services, { id: 'snow', label: 'Snow' }];
    const data = { ...named, services, towns: [{ ...town, snow: { intro: 'Hi.' } }] };
    expect(placeLabel(['towns', 0, 'mowing', 'intro'], data)).toBe('Collins, Lawn Care: intro');
    expect(placeLabel(['towns', 0, 'mowing', 'intro'], named)).toBe('Collins: intro');
  });
});
