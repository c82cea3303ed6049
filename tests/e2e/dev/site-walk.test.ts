// The walk over a finished site finds what is wrong with it: each kind of fault, on a copy of the fixture that has them all.
import { randomBytes } from 'node:crypto';
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Served, serveHere } from '../../../src/node/serve/serve.ts';
import { factsOfHtml } from '../../site/page-facts.ts';
import { JUDGEMENTS, type Walk, walk } from '../../site/walk.ts';
import { fixture } from '../../support/sites/fixture-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const copy = temporaryFolder();
let served: Served;
let found: Walk;

/** The pages with faults, and one without. */
const PATHS = [
  '/about/',
  '/contact/',
  '/pay-bill/',
  '/commercial-dumpsters/',
  '/rolloff-dumpsters/',
  '/residential-trash-pickup/',
];

const documentOf = (path: string) => join(copy, path, 'index.html');

/** Changes the document of a page. Throws when there is nothing to change. */
function spoil(path: string, from: string | RegExp, to: string): void {
  const html = readFileSync(documentOf(path), 'utf8');
  const spoilt = html.replace(from, () => to);
  if (spoilt === html) throw new Error(`${path} does not hold ${from}`);
  writeFileSync(documentOf(path), spoilt);
}

/** Adds something at the end of a page's main part. */
const add = (path: string, html: string) => spoil(path, '</main>', `${html}</main>`);

beforeAll(async () => {
  cpSync(inject('folder'), copy, { recursive: true });
  spoil('/about/', /<h1[^>]*>.*?<\/h1>/s, '<h2>No main heading</h2>');
  add(
    '/about/',
    '<a href="/nowhere/">a</a> <a href="/contact/#nowhere">b</a> <a href="tel:12">c</a>',
  );
  spoil('/contact/', /<title>.*?<\/title>/s, '<title>Something else</title>');
  add('/contact/', '<p>Call {phone} now.</p>');
  // The app removes added elements when it takes the page over; attributes stay as they are.
  spoil('/rolloff-dumpsters/', /(?<=<main\b.*?<img\b[^>]*?) alt="[^"]+"/s, '');
  const data = join(copy, 'contact/page.json');
  const elsewhere = '"delivery":"endpoint","endpoint":"https://elsewhere.example/"';
  writeFileSync(data, readFileSync(data, 'utf8').replace('"delivery":"simulated"', elsewhere));
  spoil('/pay-bill/', /(?<=<main\b[^>]*>)/, '<img src="/images/yard.webp">');
  // A picture without a size moves the page only where it comes after the first paint, which no fast machine promises.
  // A script moves it to and fro until the browser has told of it.
  add('/pay-bill/', '<script src="/late.js" async></script>');
  writeFileSync(
    join(copy, 'late.js'),
    `let told = false;
    new PerformanceObserver(() => (told = true)).observe({ type: 'layout-shift', buffered: true });
    function move() {
      if (told) return;
      const { style } = document.querySelector('main');
      style.position = 'relative';
      style.left = style.left === '60px' ? '0px' : '60px';
      requestAnimationFrame(move);
    }
    move();`,
  );
  spoil('/commercial-dumpsters/', /"telephone":"[^"]*"/, '"telephone":"+12025550199"');
  add('/commercial-dumpsters/', `<pre>${'wide'.repeat(500)}</pre>`);
  appendFileSync(
    documentOf('/commercial-dumpsters/'),
    `<!-- ${randomBytes(20_000).toString('base64')} -->`,
  );
  add('/about/', `<img src="/images/gone.webp" alt="gone"><script>alert(1)</script>`);
  served = await serveHere(copy);
  found = await walk(fixture, { url: served.url, folder: copy }, PATHS);
}, 400_000);

afterAll(() => served?.close());

const told = (name: string) => JUDGEMENTS[name]?.(found).join('\n');

test.each([
  ['has every page of its manifest, and each is answered', '/404.html is missing'],
  ['has one main heading on each page, that of its manifest', '/about/ has 0 main headings'],
  [
    'says in the head of each page what its manifest says',
    'the title of /contact/ is "Something else", not',
  ],
  ['has no word left over in its texts', '/contact/ says "{phone}"'],
  ['has links that lead somewhere', 'the link /nowhere/ on /about/ leads to no page'],
  [
    'has links that lead somewhere',
    'the link /contact/#nowhere on /about/ leads to no place on its page',
  ],
  ['has links that lead somewhere', 'the link tel:12 on /about/ is no number'],
  [
    'has structured data that says what the page shows',
    '/commercial-dumpsters/: no link leads to tel:+12025550199',
  ],
  ['fetches nothing in vain', '/about/: /images/gone.webp'],
  ['has nothing to say in the console', 'Content Security Policy'],
  ['moves nothing by itself', '/pay-bill/: 0.'],
  ['shows its pictures, and fits a phone and a desk', '/about/: the picture'],
  [
    'shows its pictures, and fits a phone and a desk',
    '/commercial-dumpsters/: at 412 px it scrolls sideways',
  ],
  ['has no finding of axe on a phone and on a desk', '/rolloff-dumpsters/: image-alt'],
  ['has forms that can be filled in and sent', '/contact/: the form "Get Free Quote" is not sent'],
  ['keeps its pages within the budgets', 'the HTML of /commercial-dumpsters/ weighs'],
  [
    'keeps the first view on a phone within its budget',
    'the first view of /pay-bill/ on a phone weighs',
  ],
])('it tells of a site that not %s: %s', (name, sentence) => {
  expect(told(name)).toContain(sentence);
});

test('it tells nothing of a page that is as it was built', () => {
  const faults = Object.keys(JUDGEMENTS).map(told).join('\n').split('\n');
  expect(faults.filter((fault) => fault.includes('/residential-trash-pickup/: '))).toEqual([]);
});

test('a document that is read without a browser says the same as in one', () => {
  const path = '/residential-trash-pickup/';
  const read = factsOfHtml(readFileSync(documentOf(path), 'utf8'), path);
  const { lang, title, description, canonical, headings, links, ids } = found.visits.at(
    -1,
  ) as Walk['visits'][number];
  expect(read).toMatchObject({ lang, title, description, canonical, headings, links });
  expect(ids).toEqual(expect.arrayContaining(read.ids));
});
