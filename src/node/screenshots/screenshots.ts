// Which pictures `npm run screenshots` takes: every page at every width, and the states that a visitor brings pages into.
import type { Page as Tab } from 'playwright-core';
import type { Site } from '../../model/site.ts';

/** Window widths in pixels: a phone, a tablet and a desk. */
export const WIDTHS = [360, 768, 1440];

const PHONE = 360;
const DESK = 1440;
/** As wide as letter paper within its margins. */
const PAPER = 704;

/** One picture to take. */
export interface Shot {
  /** The file's name without its ending. */
  name: string;
  path: string;
  /** Width of the window in pixels. */
  width: number;
  /** Brings the page into a state before the picture is taken. */
  act?: (tab: Tab) => Promise<unknown>;
  /** How the page is looked at; the screen's own colours otherwise. */
  media?: Parameters<Tab['emulateMedia']>[0];
  /** True for what the window shows; otherwise the whole page is taken. */
  window?: boolean;
}

/** A page's name in a file name: `/about/` is `about`, and `/` is `home`. */
export function shotName(path: string): string {
  return path.replace(/^\/|(\/|\.html)$/g, '').replaceAll('/', '-') || 'home';
}

/** Every page of the site at every width, and every state where it matters. */
export function allShots(site: Site, widths: number[] = WIDTHS): Shot[] {
  const paths = [...site.pages.map(({ page }) => page.path), site.not_found.path];
  const pages = paths.flatMap((path) =>
    widths.map((width) => ({ name: shotName(path), path, width })),
  );
  return [...pages, ...states(site)];
}

/** The states, each on the first page that can be brought into it; none for a site without such a page. */
function states({ pages }: Site): Shot[] {
  const having = (type: string) =>
    pages.find(({ page }) => page.sections.some((section) => section.type === type))?.page.path;
  const on = (path: string | undefined, widths: number[], shot: Omit<Shot, 'path' | 'width'>) =>
    path ? widths.map((width) => ({ ...shot, name: `state-${shot.name}`, path, width })) : [];
  const print = { media: { media: 'print' } } as const;
  const forced = { media: { forcedColors: 'active' } } as const;
  return [
    ...on('/', [PHONE], { name: 'menu-open', act: openMenu, window: true }),
    ...on('/', [PHONE], { name: 'action-bar', act: scrollDown, window: true }),
    ...on('/', [DESK], { name: 'services-open', act: openServices, window: true }),
    ...on('/', [DESK], { name: 'focus', act: focusButton, window: true }),
    ...on(having('faq'), [PHONE, DESK], { name: 'accordion-open', act: openDetails }),
    ...on(having('feature-cards'), [PHONE, DESK], { name: 'feature-cards-open', act: openDetails }),
    ...on(having('quote-form'), [PHONE, DESK], { name: 'form-errors', act: sendEmpty }),
    ...on(having('quote-form'), [PHONE, DESK], { name: 'toast', act: sendEmpty, window: true }),
    ...on('/', [PHONE, DESK], { name: 'forced-colors', ...forced }),
    ...on(having('quote-form'), [DESK], { name: 'forced-colors-form', act: sendEmpty, ...forced }),
    ...on(having('size-finder'), [DESK], { name: 'forced-colors-specs', ...forced }),
    ...on(having('holiday-schedule'), [PAPER], { name: 'print-holidays', ...print }),
    ...on(having('sizes'), [PAPER], { name: 'print-sizes', ...print }),
  ];
}

const openMenu = async (tab: Tab) => {
  await tab.locator('header button[aria-haspopup="dialog"]').click();
  await tab.getByRole('dialog').waitFor();
};

const scrollDown = (tab: Tab) => tab.evaluate(() => scrollTo(0, innerHeight * 1.5));

const openServices = (tab: Tab) => tab.locator('header summary').click();

const focusButton = async (tab: Tab) => {
  // Only a focus that came by the keyboard is shown.
  await tab.locator('main a').first().focus();
  await tab.keyboard.press('Tab');
};

const openDetails = (tab: Tab) => tab.locator('main details > summary').first().click();

const sendEmpty = async (tab: Tab) => {
  const form = tab.locator('main form').first();
  await form.locator('input:visible').first().focus();
  // The script takes the checking over from the browser when it is ready.
  await tab.locator('main form[novalidate]').first().waitFor();
  await form.locator('button[type="submit"]').click();
  await form.locator('[aria-invalid="true"]').first().waitFor();
  const toast = tab.getByRole('region', { name: 'Notifications' }).locator('[role="alert"]');
  // A trial press waits until the message has come to rest.
  await toast.click({ trial: true });
};
