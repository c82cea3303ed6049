// A change of pages.yaml has consequences for visitors, in sentences that are pinned word for word.
import { describe, expect, test } from 'vitest';
import { compareSites } from '../../../../src/editor/document/compare/compare-sites.ts';
import type { Site } from '../../../../src/model/site.ts';
import { withGowanda } from '../../../manifest/gowanda.ts';
import {
  type Edit,
  edited,
  manifestText,
  pageAt,
  verdictOn,
} from '../../../manifest/real-manifest.ts';

function siteOf(text: string): Site {
  const { site, diagnostics } = verdictOn(text);
  if (!site) throw new Error(JSON.stringify(diagnostics, null, 2));
  return site;
}

const now = siteOf(manifestText);

const afterEdits = (...edits: Edit[]) => compareSites(now, siteOf(edited(edits).text));

const afterReplacing = (find: string | RegExp, write: string) => {
  const text = manifestText.replace(find, write);
  expect(text).not.toBe(manifestText);
  return compareSites(now, siteOf(text));
};

test('A container’s measurement is a sentence like any other', () => {
  expect(
    afterEdits({ find: ['- size: 30 Yard', 'dimensions:', 'height: 6'], write: 'height: 7' })[0],
  ).toBe(
    'The height of the measurements of the container “30 Yard” of the section “Will It Fit?” on the Roll-Off Dumpsters page changes: 6 → 7',
  );
});

test('A size goes by its name', () => {
  expect(
    afterReplacing('Pick it for a garage cleanout', 'Choose it for a garage cleanout'),
  ).toEqual([
    'The text of the “10 Yard” size of 7 sections on 7 pages changes: “… driveway. Pick it …” → “… driveway. Choose it …”',
  ]);
});

test('Of a picture it is told that it is another one, and its description, but no file and no size', () => {
  expect(
    afterEdits({
      find: ['- path: /about/', 'src: …'],
      write: 'src: /images/rolloff-western-ny.webp',
    }),
  ).toEqual([
    expect.stringMatching(
      /^The picture of the page top on the About page is another one, with the description of the one before: “A /,
    ),
  ]);
  expect(
    afterEdits({ find: ['- path: /about/', 'alt: …'], write: 'alt: >-\n  Our yard:' }),
  ).toEqual([
    'The picture description of the page top on the About page changes: “A …” → “Our yard: A …”',
  ]);
});

describe('A section', () => {
  const withAbout = (change: (sections: { type: string; heading?: string }[]) => void) => {
    const next = structuredClone(now);
    change(pageAt(next, '/about/').sections);
    return compareSites(now, next);
  };

  test('is known by its type when its heading changes and another one goes away', () => {
    expect(
      withAbout((sections) => {
        sections.splice(2, 1);
        Object.assign(sections[1] ?? {}, { heading: 'Another heading' });
      }),
    ).toEqual([
      'The heading of the section “Another heading” on the About page changes: “Built Local for Western New York” → “Another heading”',
      'The section “The Local Advantage” on the About page goes away',
    ]);
  });

  test('is another one when its type is, whatever its heading says', () => {
    expect(
      withAbout((sections) => {
        const { heading } = sections[1] ?? {};
        Object.assign(sections, { 1: { type: 'checklist', heading, items: ['One'] } });
      }),
    ).toEqual([
      'The section “Built Local for Western New York” on the About page goes away',
      'The section “Built Local for Western New York” on the About page is new',
    ]);
  });
});

test('Questions that change places are told by their order, not by the numbers for it', () => {
  const sentences = afterEdits(
    { find: ['- id: due-date', 'display_order: 1'], write: 'display_order: 2' },
    { find: ['- id: ways-to-pay', 'display_order: 2'], write: 'display_order: 1' },
  );
  expect(sentences).toEqual([
    'The questions of the Billing FAQ on the Pay Bill page stand in another order',
  ]);
});

test('Comments, quotes and line ends change nothing', () => {
  const text = manifestText.replace('zip: "14719"', "zip: '14719'").replaceAll('\n', '\r\n');
  expect(compareSites(now, siteOf(`# A note\n${text}`))).toEqual(['Nothing changes for visitors.']);
});

describe('A shared fact is one sentence', () => {
  test.each([
    [
      'phone: (716) 555-0142',
      'phone: (716) 555-0199',
      'The phone number changes on 20 pages: (716) 555-0142 → (716) 555-0199',
    ],
    ['value: 3.9', 'value: 4.1', 'The rating changes on 2 pages: 3.9 → 4.1'],
    [
      'opens: "07:00"',
      'opens: "08:00"',
      'The weekday hours change on 20 pages: 7:00 AM to 5:00 PM → 8:00 AM to 5:00 PM',
    ],
    [
      'street: 27 Main Street',
      'street: 29 Main Street',
      'The office’s address changes on 20 pages: 27 Main Street, Cattaraugus, NY 14719 → 29 Main Street, Cattaraugus, NY 14719',
    ],
    [
      'url: https://www.google.com/maps/search/?api=1&query={address}',
      'url: https://www.google.com/maps/place/Cattaraugus',
      'The link to the map changes on 20 pages: https://www.google.com/maps/search/?api=1&query=27%20Main%20Street%2C%20Cattaraugus%2C%20NY%2014719 → https://www.google.com/maps/place/Cattaraugus',
    ],
    [
      'name: Hanover',
      'name: New Hanover',
      'The town Hanover is now called New Hanover on 16 pages',
    ],
  ])('%s', (find, write, sentence) => {
    expect(afterEdits({ find: [find], write })).toEqual([sentence]);
  });

  test('Two facts that are written alike are a sentence each', () => {
    const days = (opens: string) => `from: Monday
      to: Sunday
      opens: "${opens}"
      closes: "17:00"
`;
    const entry = /from: Monday\n +to: Friday\n.*\n.*\n/;
    const [before, after] = ['07:00', '08:00'].map((opens) =>
      siteOf(manifestText.replace(entry, days(opens))),
    ) as [Site, Site];
    const shown = compareSites(before, after);
    expect(shown.filter((sentence) => /^The week\w+ hours change/.test(sentence))).toHaveLength(2);
  });

  test('Several facts at once are a sentence each, though they meet in one text', () => {
    const sentences = afterEdits(
      { find: ['name: Cattaraugus Valley Hauling'], write: 'name: Valley Hauling' },
      { find: ['founded: 1995'], write: 'founded: 1994' },
    );
    expect(sentences).toEqual([
      'The company’s name changes on 20 pages: Cattaraugus Valley Hauling → Valley Hauling',
      'The founding year changes on 19 pages: 1995 → 1994',
    ]);
  });

  test('The address of an outside service is one sentence for all its links, and stands in the privacy text', () => {
    expect(
      afterReplacing('url: /stand-in/order-online.html', 'url: https://order.example/'),
    ).toEqual([
      '6 links on 4 pages now lead to https://order.example/ (before: /stand-in/order-online.html)',
      'The second point of the fifth clause of the section “Privacy Policy” on the Terms & Privacy page changes: “… tab” → “… tab (order.example)”',
    ]);
  });
});

describe('Pages come, go and move', () => {
  test('A hidden town takes its pages and its places in lists with it', () => {
    const sentences = afterEdits({
      find: ['name: Fredonia', 'is_active: true'],
      write: 'is_active: false',
    });
    const back = compareSites(
      siteOf(
        edited([{ find: ['name: Fredonia', 'is_active: true'], write: 'is_active: false' }]).text,
      ),
      now,
    );
    expect(sentences).toEqual([
      'The Fredonia page of Residential Trash Pickup goes away; its address leads to “not found” from then on',
      'The Fredonia page of Roll-Off Dumpsters goes away; its address leads to “not found” from then on',
      'A town was removed from the lists of towns on 7 pages: “Fredonia”',
      'A city was removed from the quote form on the home page and the Contact page: “Fredonia”',
      'A town was added to the section “Also in … and Close By” on 4 pages: “Collins”',
    ]);
    expect(back.slice(0, 2)).toEqual([
      'New page: the Fredonia page of Residential Trash Pickup',
      'New page: the Fredonia page of Roll-Off Dumpsters',
    ]);
  });

  test('A town in the place of another one is one that goes and one that comes, not a rename', () => {
    const off = { find: ['name: Collins', 'is_active: true'], write: 'is_active: false' };
    expect(compareSites(now, siteOf(withGowanda(edited([off]).text)))).toEqual([
      'The Collins page of Residential Trash Pickup goes away; its address leads to “not found” from then on',
      'The Collins page of Roll-Off Dumpsters goes away; its address leads to “not found” from then on',
      'New page: the Gowanda page of Residential Trash Pickup',
      'New page: the Gowanda page of Roll-Off Dumpsters',
      'A town was removed from the lists of towns on 5 pages: “Collins”',
      'A town was added to the lists of towns on 7 pages: “Gowanda”',
      'A city was removed from the quote form on the home page and the Contact page: “Collins”',
      'A city was added to the quote form on the home page and the Contact page: “Gowanda”',
      'A town was removed from the section “Also in … and Close By” on the Hanover page of Residential Trash Pickup and the Hanover page of Roll-Off Dumpsters: “Fredonia”',
    ]);
  });

  test('A page with a new address moves', () => {
    expect(afterReplacing(/\/pay-bill\//g, '/pay/')).toEqual([
      'The Pay Bill page moves to the address /pay/; the old one, /pay-bill/, leads to “not found” from then on',
    ]);
  });

  test('An old address is led on', () => {
    const text = manifestText.replaceAll('/pay-bill/', '/pay/');
    const moved = `redirects:\n  - from: /pay-bill\n    to: /pay/\n`;
    expect(compareSites(now, siteOf(text.replace('redirects:\n', moved)))).toEqual([
      'The Pay Bill page moves to the address /pay/; the old one, /pay-bill/, leads to the Pay Bill page from then on',
    ]);
    expect(afterEdits({ find: ['redirects:', 'to: /pay-bill/'], write: 'to: /contact/' })).toEqual([
      'The address /bill/ leads to the Contact page from then on',
    ]);
    const old =
      "redirects:\n  - { from: /blog/*, to: /about/ }\n  - { from: '/?p=12', to: /contact/ }\n";
    expect(afterReplacing('redirects:\n', old)).toEqual([
      'The address /blog/* leads to the About page from then on',
      'The address /?p=12 leads to the Contact page from then on',
    ]);
  });
});

describe('Sections', () => {
  const reviews = / {6}- type: reviews\n(?: {8}.*\n)*/;

  test('go away', () => {
    expect(afterReplacing(reviews, '')).toEqual([
      'The section “What Our Customers Say” on the home page goes away',
    ]);
  });

  test('are new', () => {
    const before = siteOf(manifestText.replace(reviews, ''));
    expect(compareSites(before, now)).toEqual([
      'The section “What Our Customers Say” on the home page is new',
    ]);
  });

  test('move', () => {
    const [section = ''] = reviews.exec(manifestText) ?? [];
    const moved = manifestText
      .replace(section, '')
      .replace(/ {6}- type: quote-form\n/, (next) => section + next);
    expect(compareSites(now, siteOf(moved))).toEqual([
      'The section “What Our Customers Say” on the home page moves to another place',
    ]);
  });
});

describe('Texts are named as visitors know them', () => {
  test.each([
    [
      /within 30 days/,
      'within 45 days',
      'The first answer of the Billing FAQ on the Pay Bill page changes: “… within 30 days. …” → “… within 45 days. …”',
    ],
    [
      /How can I pay\?/,
      'How do I pay?',
      'The second question of the Billing FAQ on the Pay Bill page changes: “How can I pay?” → “How do I pay?”',
    ],
    [
      /meta_title: Pay Your Bill/,
      'meta_title: Pay My Bill',
      'The search title of the Pay Bill page changes: “Pay Your Bill | Cattaraugus Valley Hauling” → “Pay My Bill | Cattaraugus Valley Hauling”',
    ],
    [
      /label: Get Instant Quote/,
      'label: Get My Quote',
      'The second button of the page top on 6 pages of Roll-Off Dumpsters changes: “Get Instant Quote” → “Get My Quote”',
    ],
    [
      /Why Choose Us in \{town\}/,
      'Why Pick Us in {town}',
      'The heading of the section “Why Pick Us in …” on 6 pages of Residential Trash Pickup changes: “Why Choose Us in …” → “Why Pick Us in …”',
    ],
    [
      / {10}- Honest Pricing\n/,
      '',
      'A badge was removed from the page top on the home page: “Honest Pricing”',
    ],
    [/ {4}- label: About\n {6}to: \/about\/\n/, '', 'A link was removed from the menu: “About”'],
    [
      /tagline: >-\n {4}A family/,
      'tagline: >-\n    One family',
      'The tagline of the foot of every page changes: “A family …” → “One family …”',
    ],
    [
      /heading: Oops! Page not found/,
      'heading: Not here',
      'The heading of the page top on the page for wrong addresses changes: “Oops! Page not found” → “Not here”',
    ],
    [
      /yard-10: >-\n {10}Small/,
      'yard-10: >-\n          Little',
      'The note “10 Yard” of the section “Dumpster Sizes for Collins Projects” on the Collins page of Roll-Off Dumpsters changes: “Small renovations, …” → “Little renovations, …”',
    ],
    [
      /timeout_seconds: 12/,
      'timeout_seconds: 20',
      'The setting “waiting time” of the section “Pay Online” on the Pay Bill page changes: 12 → 20',
    ],
    [
      /latitude: 42.4917/,
      'latitude: 42.4918',
      'A drawing, or what search engines and link previews read, changes on the home page, the Collins page of Residential Trash Pickup and the Collins page of Roll-Off Dumpsters',
    ],
    [
      /admin_mode: false/,
      'admin_mode: true',
      'The link to the office shows at the top of every page',
    ],
  ])('%s', (find, write, sentence) => {
    expect(afterReplacing(find, write)).toEqual([sentence]);
  });

  test('A single button says where it now leads', () => {
    expect(
      afterEdits({ find: ['heading: About {company}', 'to: /contact/'], write: 'to: /pay-bill/' }),
    ).toEqual([
      'The button “Contact Us” in the page top on the About page now leads to the Pay Bill page (before: the Contact page)',
    ]);
  });

  test('A new question does not look like a change of those after it', () => {
    const question =
      '- question: Do you take cash?\n  answer: No.\n  display_order: 0\n- id: due-date';
    expect(
      afterEdits(
        {
          find: ['faqs:', 'billing:', 'question: How can I pay?'],
          write: 'question: How do I pay?',
        },
        { find: ['faqs:', 'billing:', '- id: due-date'], write: question },
      ),
    ).toEqual([
      'The third question of the Billing FAQ on the Pay Bill page changes: “How can I pay?” → “How do I pay?”',
      'A question was added to the Billing FAQ on the Pay Bill page: “Do you take cash?”',
    ]);
  });
});

test('The look is told once for the whole website', () => {
  const look = manifestText
    .replace('brand: "#1d5136"', 'brand: "#1f4e79"')
    .replace('scenery: hills', 'scenery: none')
    .replace('font: bitter', 'font: nunito')
    .replace('  logo: /favicon.svg\n', '');
  expect(compareSites(now, siteOf(look))).toEqual([
    'The brand color changes on every page, with the colors that follow from it: #1d5136 → #1f4e79',
    'The landscape goes away',
    'The font of the headings changes: Bitter → Nunito',
    'The initials stand in the place of the logo',
  ]);
});

test('An alert is told by its text, on the pages that show it', () => {
  const snow = 'Snow: pickups on Friday are a day late.';
  const withAlert = (more: string) =>
    siteOf(`${manifestText}\nalerts:\n  - text: "${snow}"\n${more}`);
  const old = withAlert('    until: 2099-12-06\n');
  expect(compareSites(now, old)).toEqual([`The alert “${snow}” is new on 20 pages`]);
  expect(compareSites(old, now)).toEqual([`The alert “${snow}” goes away on 20 pages`]);
  expect(compareSites(old, withAlert('    until: 2099-12-07 18:00\n'))).toEqual([
    `The alert “${snow}” has another time, kind or link on 20 pages`,
  ]);
});

describe('Holidays, collections, routes and single changes are told by their names, without what follows from them', () => {
  const OPEN = '  friday_moves_to: Saturday\n';
  const ROUTES = `${OPEN}  collections: [{ id: trash, name: Trash }]
  routes:
    - { id: a, name: Monday A, collections: [{ collection: trash, day: Monday }], towns: [fredonia] }
    - { id: b, name: Tuesday B, collections: [{ collection: trash, day: Tuesday }], towns: [hanover] }\n`;
  const withRoutes = manifestText.replace(OPEN, ROUTES);

  test.each([
    [
      'a rule that is new',
      manifestText,
      'friday_moves_to: Saturday',
      'friday_moves_to: Saturday\n  holiday_effect: own_day',
      'The effect of a holiday of the service days is new: “own day”',
    ],
    [
      'a holiday that is gone',
      manifestText,
      '    - name: Christmas\n      when: December 25\n',
      '',
      'A holiday was removed from the service days: “Christmas”',
    ],
    [
      'another date',
      manifestText,
      'when: December 25',
      'when: Day after Christmas',
      'The date of the holiday “Christmas” changes: “December 25” → “Day after Christmas”',
    ],
    [
      'another weekday of a route',
      withRoutes,
      'day: Tuesday',
      'day: Friday',
      'The weekday of the first collection of the route “Tuesday B” changes: “Tuesday” → “Friday”',
    ],
    [
      'a town of a route',
      withRoutes,
      '[hanover]',
      '[hanover, collins]',
      'A town was added to the route “Tuesday B”: “Collins”',
    ],
    [
      'a change',
      withRoutes,
      ROUTES,
      `${ROUTES}  changes: [{ date: 2027-02-01, reason: the snow }]\n`,
      'A change was added to the service days: “2027-02-01: the snow”',
    ],
  ])('%s', (_, text, find, write, sentence) => {
    expect(compareSites(siteOf(text), siteOf(text.replace(find, write)))).toEqual([sentence]);
  });
});
