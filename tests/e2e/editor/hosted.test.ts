// The editor as a page of the office: signed in, over a stand-in of its function, on the built fixture with its policy.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { hashText } from '../../../src/editor/server/store.ts';
import { browserForFile, type OpenOptions } from '../../support/browser/browser.ts';
import { signIn } from '../../support/browser/office-pages.ts';
import { someOf, testInFull } from '../../support/sample.ts';
import { PHONE as PHONE_NUMBER } from '../../support/servers/editor-server.ts';
import { WebsiteStandIn } from '../../support/servers/website-stand-in.ts';
import { CACHE, ROOT, type ServedSite, startSite } from '../../support/sites/build-site.ts';
import { fixture } from '../../support/sites/fixture-site.ts';
import { eventually } from '../../support/waiting.ts';

const NEW = '(716) 555-0177';
const QUOTE = { name: 'Ada Bauer', phone: '716-555-0199', email: 'ada@example.com' };
/** One pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const open = browserForFile();
const text = readFileSync(fixture.manifest, 'utf8').replace(
  'admin_mode: false',
  'admin_mode: true',
);

const standIn = new WebsiteStandIn(text);
let site: ServedSite;

beforeAll(async () => {
  await standIn.start();
  const manifest = join(CACHE, `hosted-${process.pid}.yaml`);
  writeFileSync(join(ROOT, manifest), text);
  const env = { VITE_SUPABASE_URL: standIn.url, VITE_SUPABASE_ANON_KEY: 'sb_publishable_x' };
  site = await startSite({ name: 'hosted', manifest, env });
}, 400_000);
beforeEach(() => standIn.reset());
afterAll(async () => {
  await site?.close();
  standIn.close();
});

/** Opens the editor as somebody who is not signed in, and signs in. */
async function edit(at = '/', options: OpenOptions = {}, member = 'kim@example.com') {
  const { page } = await open(`/admin/website/?at=${encodeURIComponent(at)}`, {
    url: site.url,
    hydrates: false,
    ...options,
  });
  await signIn(page, member);
  await page.locator('[data-page-ready]').waitFor();
  return { page, frame: page.frameLocator('#site') };
}

/** Opens the editor for two members, each in a window of their own. */
async function editTogether(at: string) {
  standIn.join('lee@example.com');
  const kim = await edit(at, { expects: /409 \(Conflict\)/ });
  const lee = await edit(at, { expects: /409 \(Conflict\)/ }, 'lee@example.com');
  return { kim: kim.page, lee: lee.page };
}

/** Has a page look for what the others do, as it does by itself every few seconds. */
const look = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const inPanel = (page: Page) => page.getByRole('complementary', { name: 'Panel' });

/** Waits until the editor says that nothing is on its way any more, which may be many changes one after the other. */
const saved = (page: Page) =>
  inPanel(page).getByText('Saved', { exact: true }).waitFor({ timeout: 120_000 });

test.each(someOf([390, 1440]))(
  'shows a change of the phone number in the frame, and takes it back, at %i px',
  async (width) => {
    const { page, frame } = await edit('/', { width });
    const shown = frame.locator('header a[href^="tel:"]').first();
    await eventually(() => shown.innerText()).toContain(PHONE_NUMBER);
    await shown.click();
    const field = inPanel(page).getByLabel('Phone number', { exact: true });
    await field.fill(NEW);
    await eventually(() => shown.innerText()).toContain(NEW);
    await saved(page);
    await eventually(() => standIn.text).toContain(`phone: ${NEW}`);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await eventually(() => shown.innerText()).toContain(PHONE_NUMBER);
  },
);

test('a link in the frame leads to another page of the draft, and the panel follows', async () => {
  const { page, frame } = await edit();
  await page.getByRole('button', { name: 'Browse' }).click();
  await frame.locator('main a[href^="/contact/"]').first().click();
  await inPanel(page).getByRole('heading', { name: 'Contact', level: 2 }).waitFor();
  await inPanel(page).getByRole('button', { name: 'Pages', exact: true }).click();
  await inPanel(page).getByRole('button', { name: 'About', exact: true }).click();
  await frame.getByRole('heading', { level: 1, name: 'About' }).waitFor();
  await page.waitForURL('**/?at=%2Fabout%2F');
});

test('a page that cannot be shown now is said, and the frame stays where it is', async () => {
  const { page, frame } = await edit('/', { expects: /503/ });
  // The first page has come.
  const before = await frame.locator('h1').innerText();
  await page.route('**/website/preview?*', (route) =>
    route.fulfill({ status: 503, json: {}, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.getByRole('button', { name: 'Browse' }).click();
  await frame.locator('main a[href^="/contact/"]').first().click();
  await inPanel(page).getByText('The page cannot be shown now.').waitFor();
  await eventually(() => frame.locator('h1').innerText()).toBe(before);
});

test('an iPhone’s picture is opened under the policy of the page, by a decoder whose licence is named', async () => {
  const { page, frame } = await edit('/about/', { expects: /404 \(Not Found\)/ });
  await frame.locator('main img').first().click();
  await inPanel(page).getByRole('button', { name: 'Change the picture' }).click();
  await inPanel(page)
    .getByLabel('Pick a file')
    .setInputFiles(join(ROOT, 'tests/fixtures/pictures/wide-colors.heic'));
  await inPanel(page).getByRole('button', { name: 'Use this picture' }).waitFor();
  const licences = (file: string) => readFileSync(join(site.folder, file), 'utf8');
  expect(licences('website-licences.txt')).toContain('heic-to 1.5.2 (LGPL-3.0)');
  expect(licences('licences.txt')).not.toContain('heic-to');
});

test('a session that has ended leads to the sign-in, and what was typed is saved when the same member is back', async () => {
  const { page, frame } = await edit('/', { expects: /401 \(Unauthorized\)|ERR_ABORTED/ });
  await frame.locator('header a[href^="tel:"]').first().click();
  // A look at who is there would find the end of the session before anything is typed.
  await page.route('**/website/version**', () => {});
  standIn.renewSession('second', 'lee@example.com');
  await inPanel(page).getByLabel('Phone number', { exact: true }).fill(NEW);
  await page.getByText('Your session has ended').waitFor();
  await page.unroute('**/website/version**');
  await signIn(page);
  await page.locator('[data-page-ready]').waitFor();
  expect(standIn.text).not.toContain(NEW);
  standIn.renewSession('third');
  await page.reload();
  await page.getByText('Your session has ended').waitFor();
  await signIn(page);
  const saved = page.getByText('Saved what you typed last');
  await saved.waitFor();
  await eventually(() => standIn.text).toContain(`phone: ${NEW}`);
});

test('Publish says that the site is built also in a browser that stores nothing of it', async () => {
  const { page, frame } = await edit('/', {
    ownTab: true,
    prepare: (tab) =>
      tab.addInitScript(() => {
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function store(name, text) {
          if (name === 'curbside:published') throw new DOMException('', 'QuotaExceededError');
          setItem.call(this, name, text);
        };
      }),
  });
  await frame.locator('header a[href^="tel:"]').first().click();
  await inPanel(page).getByLabel('Phone number', { exact: true }).fill(NEW);
  await saved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByText('in about two minutes').waitFor();
});

test('after Publish it says that the site is built and then live, with a link, also to who has left meanwhile', async () => {
  const { page, frame } = await edit('/', { ownTab: true, prepare: (tab) => tab.clock.install() });
  const shown = frame.locator('header a[href^="tel:"]').first();
  await shown.click();
  await inPanel(page).getByLabel('Phone number', { exact: true }).fill(NEW);
  await eventually(() => shown.innerText()).toContain(NEW);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByText('in about two minutes').waitFor();
  // Who leaves and comes back is told as well.
  await page.reload();
  await page.locator('[data-page-ready]').waitFor();
  await page.getByRole('banner').getByText('in about two minutes').waitFor();
  const mark = join(site.folder, 'admin/website/version.json');
  writeFileSync(mark, JSON.stringify({ version: hashText(standIn.host.read()) }));
  await page.clock.fastForward(11_000);
  await page.getByRole('banner').getByText('It is live.').waitFor();
  const link = page.getByRole('link', { name: 'See it' });
  await eventually(() => link.getAttribute('href')).toBe('/');
  await page.getByRole('button', { name: 'Put this away' }).click();
  await eventually(() => page.getByText('It is live.').count()).toBe(0);
});

test('a link shows the draft to somebody without an account, and nothing once it has ended', async () => {
  const { page, frame } = await edit();
  await frame.locator('header a[href^="tel:"]').first().click();
  await inPanel(page).getByLabel('Phone number', { exact: true }).fill(NEW);
  await saved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Show the draft to somebody' }).click();
  const link = new URL(await dialog.getByLabel('Address').inputValue());
  const guest = await open(link.pathname + link.hash, {
    url: site.url,
    hydrates: false,
    ownTab: true,
    expects: /410 \(Gone\)/,
  });
  await guest.page.getByText('A draft: visitors do not see it yet.').waitFor();
  const { margin, fontFamily } = await guest.page.evaluate(() => getComputedStyle(document.body));
  expect([margin, fontFamily]).toEqual(['0px', expect.stringMatching(/^system-ui/)]);
  const draft = guest.page.frameLocator('iframe');
  await eventually(() => draft.locator('header a[href^="tel:"]').first().innerText()).toContain(
    NEW,
  );
  await draft.locator('main a[href^="/contact/"]').first().click();
  await draft.getByRole('heading', { level: 1, name: 'Get a Free Quote' }).waitFor();
  await dialog.getByRole('button', { name: 'End this link' }).click();
  await dialog.getByText('The link has ended.').waitFor();
  await draft.locator('header a[href="/about/"]').first().click();
  await guest.page.getByText('This link has ended.').waitFor();
  await guest.page.reload();
  await guest.page.getByText('This link has ended.').waitFor();
  await dialog.getByRole('button', { name: 'Show the draft to somebody' }).click();
  expect(await dialog.getByLabel('Address').inputValue()).not.toBe(link.href);
  await page.reload();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const endAll = dialog.getByRole('button', { name: 'End all links to the draft' });
  await endAll.click();
  await dialog.getByText('All links have ended.').waitFor();
  await eventually(() => endAll.count()).toBe(0);
  expect(standIn.office.links.size).toBe(0);
});

test('words that are typed right before Publish are published', async () => {
  const { page, frame } = await edit();
  await frame.locator('header a[href^="tel:"]').first().click();
  const held: Route[] = [];
  await page.route('**/website/change', (route) => void held.push(route));
  await inPanel(page).getByLabel('Phone number', { exact: true }).fill(NEW);
  await inPanel(page).getByText('Saving …').waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await eventually(() => held.length).toBe(1);
  await held[0]?.continue();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('heading', { name: 'Published' }).waitFor();
  await eventually(() => standIn.host.read()).toContain(`phone: ${NEW}`);
});

test('words that are refused right before Publish are said, and nothing is published', async () => {
  const { page, frame } = await edit();
  await frame.locator('header a[href^="tel:"]').first().click();
  const held: Route[] = [];
  await page.route('**/website/change', (route) => void held.push(route));
  await inPanel(page).getByLabel('Phone number', { exact: true }).fill('12');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await eventually(() => held.length).toBe(1);
  await held[0]?.continue();
  await inPanel(page).getByText('Not saved', { exact: true }).waitFor();
  await inPanel(page).getByRole('status').getByText(/phone/).waitFor();
  await eventually(() => page.getByRole('dialog').count()).toBe(0);
  expect(standIn.text).toBe(text);
});

test('says why there is no list of publications while the code host is down', async () => {
  const { page } = await edit('/', { expects: /503 \(Service Unavailable\)/ });
  standIn.host.next(/commits$/, { status: 500 });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'What was published' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('GitHub is in trouble.').waitFor();
  await eventually(() => dialog.getByText('Looking for publications').count()).toBe(0);
});

test('what another device does is seen: colors of the draft, and pictures that the site does not have yet', async () => {
  const { page, frame } = await edit('/about/', { expects: /404 \(Not Found\)/ });
  const picture = frame.locator('main img').first();
  const before = await picture.getAttribute('src');
  standIn.addPicture('/images/draft.png', PICTURE);
  standIn.change((draft) =>
    draft.replaceAll(`${before}`, '/images/draft.png').replace('"#1d5136"', '"#51361d"'),
  );
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await eventually(() => picture.getAttribute('src')).toMatch(/^blob:/);
  await eventually(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  const brand = () =>
    frame.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--brand'));
  await eventually(brand).toBe('#51361d');
});

test('a form in the frame is looked at and not sent, and nothing of other companies is loaded', async () => {
  const { page, frame } = await edit('/contact/');
  await page.getByRole('button', { name: 'Browse' }).click();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const [name, value] of Object.entries(QUOTE))
    await frame.locator(`form [name="${name}"]`).fill(value);
  await frame.locator('form [type=submit]').click();
  await eventually(() => frame.locator('form [name="name"]').inputValue()).toBe(QUOTE.name);
  expect(asked.filter((url) => !url.startsWith(site.url) && !url.includes('/website/'))).toEqual(
    [],
  );
});

test('visitors’ pages and scripts know nothing of the editor', () => {
  const files = readdirSync(site.folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|js|json)$/.test(file))
    .filter((file) => !/^(admin\/|assets\/(office|website)-)/.test(file));
  expect(files.length).toBeGreaterThan(40);
  const knowing = files.filter((file) =>
    /draftSource|assets\/(office|website)-/.test(readFileSync(join(site.folder, file), 'utf8')),
  );
  expect(knowing).toEqual([]);
});

test('the office’s bar leads to the editor, and the editor back to the office', async () => {
  const { page } = await open('/admin/', {
    url: site.url,
    width: 320,
    hydrates: false,
  });
  await signIn(page);
  const website = page.getByRole('link', { name: 'Website', exact: true });
  await website.waitFor();
  await website.click();
  await page.locator('[data-page-ready]').waitFor();
  await page.getByRole('link', { name: 'Back to the office' }).click();
  await page.getByRole('heading', { name: 'Requests' }).waitFor();
});

test('without a connection it says so, and everything comes by itself when it is back', async () => {
  const { page, frame } = await edit('/', { expects: /ERR_INTERNET_DISCONNECTED/ });
  await frame.locator('header a[href^="tel:"]').first().click();
  await page.context().setOffline(true);
  await inPanel(page).getByLabel('Phone number', { exact: true }).fill(NEW);
  await inPanel(page).getByText('No connection', { exact: true }).waitFor();
  await eventually(() => inPanel(page).getByText('Saving …').count()).toBe(0);
  await inPanel(page).getByRole('button', { name: 'Back', exact: true }).click();
  await inPanel(page).getByRole('button', { name: 'Pages', exact: true }).click();
  await inPanel(page).getByRole('button', { name: 'About', exact: true }).click();
  await inPanel(page).getByText('There is no connection. The page comes by itself').waitFor();
  await page.context().setOffline(false);
  await eventually(() => frame.locator('h1').innerText()).toContain('About');
  await inPanel(page).getByRole('heading', { name: 'About', level: 2 }).waitFor();
  await saved(page);
  await eventually(() => standIn.text).toContain(`phone: ${NEW}`);
});

test('on a phone held sideways the field is in view above the keyboard', async () => {
  const { page, frame } = await edit('/', { width: 844 });
  await frame.locator('header a[href^="tel:"]').first().click();
  const field = inPanel(page).getByLabel('Phone number', { exact: true });
  await field.focus();
  await page.setViewportSize({ width: 844, height: 190 });
  await eventually(async () => {
    const { y = -1, height = 999 } = (await field.boundingBox()) ?? {};
    const isCovered = await field.evaluate((input) => {
      const { left, top, height } = input.getBoundingClientRect();
      return document.elementFromPoint(left + 5, top + height / 2) !== input;
    });
    return y >= 0 && y + height <= 190 && !isCovered;
  }).toBe(true);
});

describe('two members at once', () => {
  const FIELDS = 10;
  const WORDS = 20;
  /** The words that are typed before the next ones wait for the busy machine. */
  const PHRASE = 4;
  const sentence = (at: number) => `Sentence ${at} stands in the middle.`;
  const paragraphs = () =>
    Array.from({ length: FIELDS }, (_, at) => `          - ${sentence(at)}\n`).join('');

  /** Opens a text with ten paragraphs for both. */
  async function openTen() {
    const pages = await editTogether('/about/');
    standIn.change((draft) =>
      draft.replace(
        /(heading: Built Local[^\n]*\n +paragraphs:\n)( {10}- (?:.|\n {12})*\n)+/,
        (_, head) => head + paragraphs(),
      ),
    );
    for (const page of Object.values(pages)) {
      await look(page);
      await page
        .frameLocator('#site')
        .getByText(sentence(FIELDS - 1))
        .waitFor();
      await page.frameLocator('#site').getByText(sentence(0)).click();
      await field(page, FIELDS - 1).waitFor();
    }
    return pages;
  }
  const field = (page: Page, at: number) =>
    inPanel(page).getByRole('textbox', { name: `Paragraph ${at + 1}`, exact: true });

  testInFull(
    'type 400 words into ten fields: none is lost, and none mixed',
    async () => {
      const { kim, lee } = await openTen();
      const wordsOf = (name: string, at: number) =>
        Array.from({ length: WORDS }, (_, word) => `${name}${at}x${word}`);
      const type = async (page: Page, name: string, isFirst: boolean) => {
        for (let at = 0; at < FIELDS; at++) {
          await field(page, at).focus();
          await page.keyboard.press(isFirst ? 'Control+Home' : 'Control+End');
          const words = wordsOf(name, at);
          for (let from = 0; from < WORDS; from += PHRASE) {
            const phrase = words.slice(from, from + PHRASE).join(' ');
            await page.keyboard.insertText(isFirst ? `${phrase} ` : ` ${phrase}`);
          }
        }
      };
      await Promise.all([type(kim, 'kim', true), type(lee, 'lee', false)]);
      await Promise.all([kim, lee].map(saved));
      const whole = Array.from({ length: FIELDS }, (_, at) =>
        [...wordsOf('kim', at), sentence(at), ...wordsOf('lee', at)].join(' '),
      );
      await eventually(fieldTexts).toEqual(whole);
      for (const page of [kim, lee]) {
        await look(page);
        await eventually(() => field(page, FIELDS - 1).inputValue()).toBe(whole.at(-1));
      }
    },
    240_000,
  );

  test('see who is in which field, and keep the caret where another one writes', async () => {
    const { kim, lee } = await openTen();
    await field(kim, 2).focus();
    await look(kim);
    await look(lee);
    await inPanel(lee).getByText('Kim is writing here').waitFor();
    await field(lee, 2).focus();
    await lee.keyboard.press('End');
    await kim.keyboard.press('Home');
    await kim.keyboard.insertText('Look: ');
    await saved(kim);
    await look(lee);
    await eventually(() => field(lee, 2).inputValue()).toBe(`Look: ${sentence(2)}`);
    await inPanel(lee).getByText('Kim changed this.').waitFor();
    await lee.keyboard.insertText(' Bye.');
    await eventually(async () => (await fieldTexts())[2]).toBe(`Look: ${sentence(2)} Bye.`);
    await look(kim);
    await inPanel(kim).getByText('Lee is writing here').waitFor();
    await eventually(() =>
      field(kim, 2).evaluate((area: HTMLTextAreaElement) => area.selectionStart),
    ).toBe('Look: '.length);
  });

  test('keep the words of an entry that the other one removes, and can put it back', async () => {
    const { kim, lee } = await openTen();
    const held: Route[] = [];
    await lee.route('**/website/change', (route) => void held.push(route), { times: 1 });
    await field(lee, 3).fill('Never lost.');
    await eventually(() => held.length).toBe(1);
    await inPanel(kim).getByRole('button', { name: 'Remove Paragraph 4' }).click();
    await eventually(async () => (await fieldTexts()).length).toBe(FIELDS - 1);
    await held[0]?.continue();
    const note = inPanel(lee).getByRole('status').filter({ hasText: 'Kim removed this' });
    await note.getByText('Never lost.').waitFor();
    await eventually(() => field(lee, 3).inputValue()).toBe(sentence(4));
    await note.getByRole('button', { name: 'Put back mine' }).click();
    await eventually(fieldTexts).toEqual([
      ...[0, 1, 2].map(sentence),
      'Never lost.',
      ...[4, 5, 6, 7, 8, 9].map(sentence),
    ]);
  });

  test('go on in the same text when the other one adds an entry above it', async () => {
    const { kim, lee } = await openTen();
    await field(lee, 5).focus();
    await lee.keyboard.press('End');
    await field(kim, 0).focus();
    await kim.keyboard.press('End');
    await kim.keyboard.insertText('\nOne more.');
    await eventually(async () => (await fieldTexts())[1]).toBe('One more.');
    await look(lee);
    await eventually(() => field(lee, 1).inputValue()).toBe('One more.');
    await lee.keyboard.insertText(' Still here.');
    await eventually(async () => (await fieldTexts())[6]).toBe(`${sentence(5)} Still here.`);
    await eventually(() => field(lee, 6).inputValue()).toBe(`${sentence(5)} Still here.`);
  });

  const fieldTexts = async (): Promise<string[]> => {
    const { pages } = parse(standIn.text);
    const about = pages.find(({ path }: { path: string }) => path === '/about/');
    return about.sections[1].paragraphs;
  };
});
