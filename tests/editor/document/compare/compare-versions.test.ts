// A change of pages.yaml has consequences for visitors, in sentences that are pinned word for word.
import { describe, expect, test } from 'vitest';
import { compareVersions } from '../../../../src/editor/document/compare/compare-versions.ts';
import type { SiteVersion } from '../../../../src/editor/document/compare/site-names.ts';
import { withGowanda } from '../../../manifest/gowanda.ts';
import { type Edit, edited, manifestText, verdictOn } from '../../../manifest/real-manifest.ts';

function versionOf(text: string): SiteVersion {
  const { site, source, diagnostics } = verdictOn(text);
  if (!site) throw new Error(JSON.stringify(diagnostics, null, 2));
  return { site, data: source.data };
}

const now = versionOf(manifestText);

const afterEdits = (...edits: Edit[]) => compareVersions(now, versionOf(edited(edits).text));

const afterReplacing = (find: string | RegExp, write: string) => {
  const text = manifestText.replace(find, write);
  expect(text).not.toBe(manifestText);
  return compareVersions(now, versionOf(text));
};

test('A container’s measurement is a sentence like any other', () => {
  expect(
    afterEdits({ find: ['- size: 30 Yard', 'dimensions:', 'height: 6'], write: 'height: 7' })[0],
  ).toBe('30 Yard: height changes: 6 → 7');
});

test('A size goes by its name', () => {
  expect(
    afterReplacing('Pick it for a garage cleanout', 'Choose it for a garage cleanout'),
  ).toEqual(['10 Yard: description changes: “… driveway. Pick it …” → “… driveway. Choose it …”']);
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
  type Sections = { type: string; heading?: string }[];
  const withAbout = (change: (sections: Sections) => void) => {
    const data = structuredClone(now.data) as { pages: { path: string; sections: Sections }[] };
    const about = data.pages.find(({ path }) => path === '/about/');
    change(about?.sections ?? []);
    // The site differs in something.
    return compareVersions(now, { data, site: { ...now.site, redirects: [] } });
  };

  test('is known by its type when its heading changes and another one goes away', () => {
    expect(
      withAbout((sections) => {
        sections.splice(2, 1);
        Object.assign(sections[1] ?? {}, { heading: 'Another heading' });
      }),
    ).toEqual([
      'The heading of the section “Another heading” on the About page changes: “Built Local for Western New York” → “Another heading”',
      'A section was removed from the About page: “The Local Advantage”',
    ]);
  });

  test('is another one when its type is, whatever its heading says', () => {
    expect(
      withAbout((sections) => {
        const { heading } = sections[1] ?? {};
        Object.assign(sections, { 1: { type: 'checklist', heading, items: ['One'] } });
      }),
    ).toEqual([
      'A section was removed from the About page: “Built Local for Western New York”',
      'A section was added to the About page: “Built Local for Western New York”',
    ]);
  });
});

test('Questions that change places are told by their order, not by the numbers for it', () => {
  const sentences = afterEdits(
    { find: ['- id: due-date', 'display_order: 1'], write: 'display_order: 2' },
    { find: ['- id: ways-to-pay', 'display_order: 2'], write: 'display_order: 1' },
  );
  expect(sentences).toEqual(['The questions of the Billing FAQ stand in another order']);
});

test('Comments, quotes and line ends change nothing', () => {
  const text = manifestText.replace('zip: "14719"', "zip: '14719'").replaceAll('\n', '\r\n');
  expect(compareVersions(now, versionOf(`# A note\n${text}`))).toEqual([
    'Nothing changes for visitors.',
  ]);
});

describe('A fact that many pages show is one sentence', () => {
  test.each([
    [
      'phone: (716) 555-0142',
      'phone: (716) 555-0199',
      'The phone number changes: “(716) 555-0142” → “(716) 555-0199”',
    ],
    ['value: 3.9', 'value: 4.1', 'The value of the rating changes: 3.9 → 4.1'],
    [
      'opens: "07:00"',
      'opens: "08:00"',
      'The opening time of the office hours of Monday–Friday changes: “07:00” → “08:00”',
    ],
    [
      'street: 27 Main Street',
      'street: 29 Main Street',
      'The street changes: “27 Main Street” → “29 Main Street”',
    ],
    [
      'url: https://www.google.com/maps/search/?api=1&query={address}',
      'url: https://www.google.com/maps/place/Cattaraugus',
      'The address of the maps service changes: “https://www.google.com/maps/search/?api=1&query=…” → “https://www.google.com/maps/place/Cattaraugus”',
    ],
    ['name: Dunkirk', 'name: New Dunkirk', 'New Dunkirk: name changes: “Dunkirk” → “New Dunkirk”'],
  ])('%s', (find, write, sentence) => {
    expect(afterEdits({ find: [find], write })).toEqual([sentence]);
  });

  test('Several facts at once are a sentence each, though they meet in one text', () => {
    const sentences = afterEdits(
      { find: ['name: Cattaraugus Valley Hauling'], write: 'name: Valley Hauling' },
      { find: ['founded: 1995'], write: 'founded: 1994' },
    );
    expect(sentences).toEqual([
      'The name of the company changes: “Cattaraugus Valley Hauling” → “Valley Hauling”',
      'The founding year changes: 1995 → 1994',
    ]);
  });

  test('The address of an outside service is one sentence for all its links', () => {
    expect(
      afterReplacing('url: /stand-in/order-online.html', 'url: https://order.example/'),
    ).toEqual([
      'The address of the online ordering changes: “/stand-in/order-online.html” → “https://order.example/”',
    ]);
  });
});

describe('Pages come, go and move', () => {
  test('A hidden town takes its pages with it', () => {
    const sentences = afterEdits({
      find: ['name: Salamanca', 'is_active: true'],
      write: 'is_active: false',
    });
    const back = compareVersions(
      versionOf(
        edited([{ find: ['name: Salamanca', 'is_active: true'], write: 'is_active: false' }]).text,
      ),
      now,
    );
    expect(sentences).toEqual([
      'The Salamanca page of Residential Trash Pickup goes away; its address leads to “not found” from then on',
      'The Salamanca page of Roll-Off Dumpsters goes away; its address leads to “not found” from then on',
      'Salamanca is shown no more',
    ]);
    expect(back.slice(0, 2)).toEqual([
      'New page: the Salamanca page of Residential Trash Pickup',
      'New page: the Salamanca page of Roll-Off Dumpsters',
    ]);
  });

  test('A town in the place of another one is one that goes and one that comes, not a rename', () => {
    const off = { find: ['name: Collins', 'is_active: true'], write: 'is_active: false' };
    expect(compareVersions(now, versionOf(withGowanda(edited([off]).text)))).toEqual([
      'The Collins page of Residential Trash Pickup goes away; its address leads to “not found” from then on',
      'The Collins page of Roll-Off Dumpsters goes away; its address leads to “not found” from then on',
      'New page: the Gowanda page of Residential Trash Pickup',
      'New page: the Gowanda page of Roll-Off Dumpsters',
      'Collins is shown no more',
      'A town was added to the website: “Gowanda”',
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
    expect(compareVersions(now, versionOf(text.replace('redirects:\n', moved)))).toEqual([
      'The Pay Bill page moves to the address /pay/; the old one, /pay-bill/, leads to the Pay Bill page from then on',
      'A forwarded address was added to the website: “/pay-bill”',
    ]);
    expect(afterEdits({ find: ['redirects:', 'to: /pay-bill/'], write: 'to: /contact/' })).toEqual([
      'The target of the first forwarded address changes: “the Pay Bill page” → “the Contact page”',
    ]);
    const old =
      "redirects:\n  - { from: /blog/*, to: /about/ }\n  - { from: '/?p=12', to: /contact/ }\n";
    expect(afterReplacing('redirects:\n', old)).toEqual([
      'A forwarded address was added to the website: “/blog/*”',
      'A forwarded address was added to the website: “/?p=12”',
    ]);
  });
});

describe('Sections', () => {
  const reviews = / {6}- type: reviews\n(?: {8}.*\n)*/;

  test('go away', () => {
    expect(afterReplacing(reviews, '')).toEqual([
      'A section was removed from the Home page: “What Our Customers Say”',
    ]);
  });

  test('are new', () => {
    const before = versionOf(manifestText.replace(reviews, ''));
    expect(compareVersions(before, now)).toEqual([
      'A section was added to the Home page: “What Our Customers Say”',
    ]);
  });

  test('move', () => {
    const [section = ''] = reviews.exec(manifestText) ?? [];
    const moved = manifestText
      .replace(section, '')
      .replace(/ {6}- type: quote-form\n/, (next) => section + next);
    expect(compareVersions(now, versionOf(moved))).toEqual([
      'The sections of the Home page stand in another order',
    ]);
  });
});

describe('Texts are named as visitors know them', () => {
  test.each([
    [
      /within 30 days/,
      'within 45 days',
      'The answer of the first question of the Billing FAQ changes: “… within 30 days. …” → “… within 45 days. …”',
    ],
    [
      /How can I pay\?/,
      'How do I pay?',
      'The second question of the Billing FAQ changes: “How can I pay?” → “How do I pay?”',
    ],
    [
      /meta_title: Pay Your Bill/,
      'meta_title: Pay My Bill',
      'The search title of the Pay Bill page changes: “Pay Your Bill | …” → “Pay My Bill | …”',
    ],
    [
      /label: Get Instant Quote/,
      'label: Get My Quote',
      'The second button of the page top on the Roll-Off Dumpsters pages of all towns changes: “Get Instant Quote” → “Get My Quote”',
    ],
    [
      /Why Choose Us in \{town\}/,
      'Why Pick Us in {town}',
      'The heading of the section “Why Pick Us in …” on the Residential Trash Pickup pages of all towns changes: “Why Choose Us in …” → “Why Pick Us in …”',
    ],
    [
      / {10}- Honest Pricing\n/,
      '',
      'A badge was removed from the page top on the Home page: “Honest Pricing”',
    ],
    [
      / {4}- label: About\n {6}to: \/about\/\n/,
      '',
      'A link was removed from the navigation: “About”',
    ],
    [
      /tagline: >-\n {4}A family/,
      'tagline: >-\n    One family',
      'The tagline of the footer changes: “A family …” → “One family …”',
    ],
    [
      /heading: Oops! Page not found/,
      'heading: Not here',
      'The heading of the page top of the not-found page changes: “Oops! Page not found” → “Not here”',
    ],
    [
      /yard-10: >-\n {10}Small/,
      'yard-10: >-\n          Little',
      'Collins: “10 Yard” of “size uses” changes: “Small renovations, …” → “Little renovations, …”',
    ],
    [
      /timeout_seconds: 12/,
      'timeout_seconds: 20',
      'The waiting time of the billing portal changes: 12 → 20',
    ],
    [/latitude: 42.4917/, 'latitude: 42.4918', 'Collins: latitude changes: 42.4917 → 42.4918'],
    [/admin_mode: false/, 'admin_mode: true', 'The office link switch changes: no → yes'],
  ])('%s', (find, write, sentence) => {
    expect(afterReplacing(find, write)).toEqual([sentence]);
  });

  test('A single button says where it now leads', () => {
    expect(
      afterEdits({ find: ['heading: About {company}', 'to: /contact/'], write: 'to: /pay-bill/' }),
    ).toEqual([
      'The target of the first button of the page top on the About page changes: “the Contact page” → “the Pay Bill page”',
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
      'The third question of the Billing FAQ changes: “How can I pay?” → “How do I pay?”',
      'A question was added to the Billing FAQ: “Do you take cash?”',
    ]);
  });
});

test('The look is told once for the whole website', () => {
  const look = manifestText
    .replace('brand: "#1d5136"', 'brand: "#1f4e79"')
    .replace('scenery: hills', 'scenery: none')
    .replace('font: bitter', 'font: nunito')
    .replace('  logo: /favicon.svg\n', '');
  expect(compareVersions(now, versionOf(look))).toEqual([
    'The logo goes away',
    'The brand color changes: “#1d5136” → “#1f4e79”',
    'The scenery changes: “hills” → “none”',
    'The font changes: “bitter” → “nunito”',
  ]);
});

test('An alert is told by its text', () => {
  const snow = 'Snow: pickups on Friday are a day late.';
  const withAlert = (more: string) =>
    versionOf(`${manifestText}\nalerts:\n  - text: "${snow}"\n${more}`);
  const old = withAlert('    until: 2099-12-06\n');
  expect(compareVersions(now, old)).toEqual([`An alert was added to the website: “${snow}”`]);
  expect(compareVersions(old, now)).toEqual([`An alert was removed from the website: “${snow}”`]);
  expect(compareVersions(old, withAlert('    until: 2099-12-07 18:00\n'))).toEqual([
    'The end of the first alert changes: “2099-12-06” → “2099-12-07 18:00”',
  ]);
});

describe('Holidays, collections, routes and single changes are told by their names, without what follows from them', () => {
  const OPEN = '  friday_moves_to: Saturday\n';
  const ROUTES = `${OPEN}  collections: [{ id: trash, name: Trash }]
  routes:
    - { id: a, name: Monday A, collections: [{ collection: trash, day: Monday }], towns: [dunkirk] }
    - { id: b, name: Tuesday B, collections: [{ collection: trash, day: Tuesday }], towns: [salamanca] }\n`;
  const withRoutes = manifestText.replace(OPEN, ROUTES);

  test.each([
    [
      'a rule that is new',
      manifestText,
      'friday_moves_to: Saturday',
      'friday_moves_to: Saturday\n  holiday_effect: own_day',
      'The effect of a holiday is new: “own day”',
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
      '[salamanca]',
      '[salamanca, collins]',
      'A town was added to the route “Tuesday B”: “Collins”',
    ],
    [
      'a change',
      withRoutes,
      ROUTES,
      `${ROUTES}  changes: [{ date: 2027-02-01, reason: the snow }]\n`,
      'A change was added to the service days: “the snow”',
    ],
  ])('%s', (_, text, find, write, sentence) => {
    expect(compareVersions(versionOf(text), versionOf(text.replace(find, write)))).toEqual([
      sentence,
    ]);
  });
});
