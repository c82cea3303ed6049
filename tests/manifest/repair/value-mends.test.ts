// The check offers a value in place of one in a wrong form, or rather offers nothing.
import { describe, expect, it } from 'vitest';
import { everyThird } from '../../support/sample.ts';
import { type Edit, edited, errorsOf } from '../real-manifest.ts';

/** The line to paste for the one fault of an edit; undefined where only an example is shown. */
function mended(find: Edit['find'], write: string): string | undefined {
  const problems = errorsOf(edited([{ find, write }]).text);
  expect(problems).toHaveLength(1);
  const edit = problems[0]?.edit;
  return edit?.sureness === 'example'
    ? undefined
    : edit?.lines.map((line) => line.trim()).join('\n');
}

describe('an e-mail address', () => {
  const offered = (email: string) => mended(['email: …'], `email: ${email}`);

  it.each(
    everyThird([
      'Office <office@cvhauling.com>',
      'Office<office@cvhauling.com>',
      '<office@cvhauling.com>',
      'mailto:office@cvhauling.com',
      'office@cvhauling.com.',
      'office (at) cvhauling.com',
      'office@@cvhauling.com',
      'office@cvhauling,com',
      'office@cvhauling.com, billing@cvhauling.com',
      'office@cvhauling.com or billing@cvhauling.com',
    ]),
  )('is found in %s', (email) => {
    expect(offered(email)).toBe('email: office@cvhauling.com');
  });

  it.each(
    everyThird([
      '"@cvh.com"',
      '/@cvh.com',
      'office@cvh..com',
      '.office@cvh.com',
      'office@.cvh.com',
    ]),
  )('is not made up for %s', (email) => {
    expect(offered(email)).toBeUndefined();
  });
});

describe('the beginning of an address on the web', () => {
  const link = ['footer:', '- label: Holiday Schedule', 'to: …'];

  it.each(
    everyThird([
      'https//facebook.com/cvh',
      'https:/facebook.com/cvh',
      'https:facebook.com/cvh',
      'https;//facebook.com/cvh',
      'https.//facebook.com/cvh',
      'https///facebook.com/cvh',
      'htps://facebook.com/cvh',
      'htttps://facebook.com/cvh',
      'hhtps://facebook.com/cvh',
      'hptts://facebook.com/cvh',
      'ttps://facebook.com/cvh',
      'http//facebook.com/cvh',
      'HTTPS//facebook.com/cvh',
      'https://https://facebook.com/cvh',
    ]),
  )('is mended in %s', (written) => {
    expect(mended(link, `to: ${written}`)).toBe('to: https://facebook.com/cvh');
  });

  it('is mended where only a website can stand', () => {
    const right = 'url: https://curbside.example';
    expect(mended([right], 'url: htps:/curbside.example')).toBe(right);
  });

  it.each(everyThird(['ftp://files.com/x', 'tcp://files.com/x']))(
    'is not seen in %s',
    (written) => {
      expect(mended(link, `to: ${written}`)).toBeUndefined();
    },
  );

  it('is not seen in the path of a page', () => {
    expect(mended(link, 'to: https/now-hiring')).toBeUndefined();
  });
});

describe('a letter behind a number', () => {
  it.each(
    everyThird([
      ['timeout_seconds', '12s', '12'],
      ['length', '12s', '12'],
      ['count', '16w', '16'],
      ['timeout_seconds', '12 S', '12'],
    ]),
  )('is a unit in %s: %s', (key, written, number) => {
    const { text } = edited([{ find: [`${key}: …`], write: `${key}: ${written}` }]);
    const [problem] = errorsOf(text);
    expect(problem?.edit?.lines.map((line) => line.trim())).toEqual([`${key}: ${number}`]);
  });

  it.each(
    everyThird([
      ['longitude', '79.3339 W', '-79.3339'],
      ['latitude', '42.4795° N', '42.4795'],
    ]),
  )('is a point of the compass in %s: %s', (key, written, number) => {
    expect(mended([`${key}: …`], `${key}: ${written}`)).toBe(`${key}: ${number}`);
  });
});

describe('a number in quotes', () => {
  const offered = (order: string) =>
    mended(['- id: due-date', 'display_order: 1'], `display_order: ${order}`);

  it('is offered without them', () => {
    expect(offered('"3"')).toBe('display_order: 3');
  });

  it('is not offered where a whole number belongs and it is none', () => {
    expect(offered('"1.5"')).toBeUndefined();
  });
});

describe('a full address with white space within', () => {
  it.each(
    everyThird([
      'https://facebook.com/cvh page',
      'https://facebook.com/cvh, https://example.com/cvh',
      'https://facebook.com, https://example.com',
      'http://facebook.com/cvh page',
      'www.facebook.com/cvh page',
    ]),
  )('is an error, and nobody guesses what was meant: %s', (address) => {
    expect(mended(['navigation:', 'to: /about/'], `to: ${address}`)).toBeUndefined();
    expect(mended(['url: https://curbside.example'], `url: ${address}`)).toBeUndefined();
    expect(mended(['profile_url: …'], `profile_url: ${address}`)).toBeUndefined();
  });

  it('may have it at its ends', () => {
    const write = 'url: " https://curbside.example/cvh "';
    expect(mended(['url: https://curbside.example'], write)).toBe(
      'url: https://curbside.example/cvh',
    );
  });
});

describe('a number or an e-mail address in a link', () => {
  const offered = (to: string) => mended(['navigation:', 'to: /about/'], `to: ${to}`);

  it.each(
    everyThird(['tel:+17165550142', 'tel:716-555-0142', '(716) 555-0142', '7165550142', 'tel']),
  )('is mended to call where it is the office’s own: %s', (to) => {
    expect(offered(to)).toBe('to: call');
  });

  it.each(everyThird(['mailto:Office@cattaraugusvalleyhauling.example', 'e-mail']))(
    'is mended to email where it is the office’s own: %s',
    (to) => {
      expect(offered(to)).toBe('to: email');
    },
  );

  it.each(everyThird(['tel:7165559999', '7165559999', 'mailto:other@x.com', 'other@x.com']))(
    'is not mended where it is somebody else’s: %s',
    (to) => {
      expect(offered(to)).toBeUndefined();
    },
  );
});

describe('an address that is led on', () => {
  const offered = (from: string) => mended(['redirects:', '- from: …'], `- from: ${from}`);

  it.each(
    everyThird([
      'www.cattaraugusvalleyhauling.example',
      'https://www.cattaraugusvalleyhauling.example',
    ]),
  )('loses the name of the website before it: %s', (host) => {
    expect(offered(`${host}/old`)).toBe('- from: /old');
  });

  it('is not guessed where it has white space', () => {
    expect(offered('/old page/')).toBeUndefined();
  });
});

describe('the name of a town', () => {
  const offered = (name: string) => mended(['name: Dunkirk'], `name: ${name}`);

  it.each(
    everyThird([
      'Dunkirk, NY',
      'Dunkirk,NY',
      'Dunkirk, N.Y.',
      'Dunkirk, ny',
      'Dunkirk NY',
      'Dunkirk N.Y.',
    ]),
  )('has no state, which pages would say twice: %s', (name) => {
    expect(offered(name)).toBe('name: Dunkirk');
  });

  it.each(everyThird(['id', 'slug']))('tells what its %s was meant to be', (key) => {
    const first = key === 'id' ? '- id' : key;
    expect(mended([`${first}: dunkirk`], `${first}: Dunkirk NY`)).toBe(`${first}: dunkirk`);
    expect(mended([`${first}: dunkirk`], `${first}: Silver Creek`)).toBe(`${first}: silver-creek`);
  });

  it('may end with the state where it is said how the place reads', () => {
    const write = 'name: Southern NY';
    expect(errorsOf(edited([{ find: ['name: Western NY'], write }]).text)).toEqual([]);
  });

  it('may list counties', () => {
    const write = 'name: Chautauqua, Erie and more';
    expect(errorsOf(edited([{ find: ['name: Dunkirk'], write }]).text)).toEqual([]);
  });
});

describe('keys under other names', () => {
  it.each(
    everyThird([
      ['q', 'a'],
      ['Q', 'A'],
      ['ques', 'ans'],
    ]),
  )('are found by how they begin: %s and %s', (first, second) => {
    const write = `billing:\n  - ${first}: Do you take cash?\n    ${second}: We do.`;
    const { text } = edited([{ find: ['faqs:', 'billing:'], write }]);
    expect(errorsOf(text).map(({ hint }) => hint)).toEqual([
      'Did you mean "question"?',
      'Did you mean "answer"?',
    ]);
  });
});

describe('a number', () => {
  it.each(
    everyThird([
      ['height', '3½', '3.5'],
      ['height', '3 1/2', '3.5'],
      ['height', `3'6"`, '3.5'],
      ['height', '1/2', '0.5'],
      ['latitude', `42°29'30"N`, '42.4917'],
      ['longitude', `78°52'18" W`, '-78.8717'],
    ]),
  )('of %s is found in %s', (key, value, right) => {
    expect(
      mended([key === 'height' ? 'container_specs:' : 'towns:', `${key}: …`], `${key}: ${value}`),
    ).toBe(`${key}: ${right}`);
  });

  it.each(
    everyThird([
      ['value', '4.2/5', '4.2'],
      ['value', '4.2 out of 5', '4.2'],
      ['latitude', '42.4917, -78.8717', '42.4917'],
      ['longitude', '42.4917, -78.8717', '-78.8717'],
    ]),
  )('of %s may be one of the two in %s', (key, value, right) => {
    const { text } = edited([{ find: [`${key}: …`], write: `${key}: ${value}` }]);
    const [{ edit } = {}] = errorsOf(text);
    expect(edit?.lines.map((line) => line.trim())).toEqual([`${key}: ${right}`]);
  });

  it.each(
    everyThird([
      ['latitude', 'longitude: -78.8717', ['latitude: 42.4917', 'longitude: -78.8717']],
      ['longitude', 'latitude: 42.4917', ['latitude: 42.4917', 'longitude: -78.8717']],
    ]),
  )('is taken for the key that is gone, where %s has both', (key, other, right) => {
    const { text } = edited([
      { find: ['- id: collins', `${key}: …`], write: `${key}: 42.4917, -78.8717` },
      { find: ['- id: collins', other] },
    ]);
    const fixes = errorsOf(text).map(({ edit }) => edit?.lines.map((line) => line.trim()));
    expect(fixes).toEqual([right]);
  });

  it('is taken for each key of a group', () => {
    const { text } = edited([
      { find: ['container_specs:', 'dimensions:'], write: `dimensions: 12' x 8' x 3'6"` },
      { find: ['container_specs:', 'length: 12'] },
      { find: ['container_specs:', 'width: 8'] },
      { find: ['container_specs:', 'height: 3.5'] },
    ]);
    const fixes = errorsOf(text).map(({ edit }) => edit?.lines.map((line) => line.trim()));
    expect(fixes).toEqual([['dimensions:', 'length: 12', 'width: 8', 'height: 3.5']]);
  });
});

describe('a number where an id belongs', () => {
  it('is not put in quotes, which would not make it one', () => {
    const { text } = edited([{ find: ['size_lists:', '- id: yard-20'], write: '- id: 20' }]);
    const [{ code, edit } = {}] = errorsOf(text);
    expect(code).toBe('wrong-format');
    expect(edit).toBeUndefined();
  });
});

describe('counties in one text', () => {
  it.each(
    everyThird([
      ['Erie and Cattaraugus', '- Erie\n- Cattaraugus'],
      ['Erie & Cattaraugus counties', '- Erie\n- Cattaraugus'],
      ['Erie, Cattaraugus and Chautauqua', '- Erie\n- Cattaraugus\n- Chautauqua'],
      ['Erie County', '- Erie'],
      ['Nowhere', '- Nowhere'],
    ]),
  )('become entries of their own: %s', (written, entries) => {
    expect(mended(['counties: [Erie]'], `counties: ${written}`)).toBe(`counties:\n${entries}`);
  });
});

describe('a value in another form', () => {
  it.each<[string[], string, string, string]>(
    everyThird([
      [['company:'], 'zip', '"14719-9998"', '"14719"'],
      [['towns:'], 'hero_image_url', './images/yard.webp', '/images/yard.webp'],
      [['towns:'], 'hero_image_url', '~/Desktop/yard.webp', '/images/yard.webp'],
      [['footer:'], 'to', 'Pay Bill', '/pay-bill/'],
      [['footer:'], 'to', '"[About](/about/)"', '/about/'],
      [['footer:'], 'to', '<a href="/about/">About</a>', '/about/'],
      [['towns:'], 'hero_image_url', '"![](/images/yard.webp)"', '/images/yard.webp'],
      [['company:'], 'phone', '(716) 555-O142', '(716) 555-0142'],
      [['company:'], 'state', 'ny', 'NY'],
      [['company:'], 'city', 'Cattaraugus, NY 14719', 'Cattaraugus'],
      [['company:'], 'city', 'Cattaraugus, NY', 'Cattaraugus'],
      [['- path: /pay-bill/'], 'items', '"{faqs.billing}"', 'faqs.billing'],
      [['- path: /pay-bill/'], 'items', 'billing', 'faqs.billing'],
      [['towns:'], 'is_active', 'hidden', 'false'],
      [['- path: /contact/'], 'keywords', '[trash pickup, free quote]', 'trash pickup, free quote'],
      [['site:'], 'locale', 'en-US', 'en_US'],
    ]),
  )('is found below %s for %s: %s', (above, key, value, right) => {
    expect(mended([...above, `${key}: …`], `${key}: ${value}`)).toBe(`${key}: ${right}`);
  });

  it('is that of an address for the name of a page', () => {
    expect(mended(['- path: /about/'], '- path: /About/')).toBe('- path: /about/');
  });

  it.each(everyThird(['/contact.html', '/contact/index.html']))(
    'is that of an address for the name of a file: %s',
    (path) => {
      expect(mended(['- path: /contact/'], `- path: ${path}`)).toBe('- path: /contact/');
    },
  );

  it('is no name where the place of a picture stands without its words', () => {
    const lines = [
      'pages:',
      '- path: /about/',
      'image:',
      'src: …',
      'alt: >-',
      'A green …',
      'morning light.',
    ];
    const edits = lines.slice(3).map((_, at) => ({ find: lines.slice(0, lines.length - at) }));
    const write = 'image: /images/cart.webp';
    const { text } = edited([...edits, { find: lines.slice(0, 3), write }]);
    expect(errorsOf(text).map(({ edit }) => edit)).toEqual([undefined]);
  });
});
