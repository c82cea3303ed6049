// Catches the messages that a page hands to the mail program, which a test browser does not have.
import type { Page } from 'playwright-core';

interface MailWindow {
  caughtMails: string[];
}

/** A message as the mail program would show it. */
export interface CaughtMail {
  to: string;
  subject: string | null;
  lines: string[];
}

/** Keeps the addresses of `mailto:` presses instead of following them. */
export const catchMails = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const mails: string[] = [];
    (window as unknown as MailWindow).caughtMails = mails;
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      if (this.href.startsWith('mailto:')) mails.push(this.href);
      else click.call(this);
    };
  });

/** Makes every attempt to open the mail program fail. */
export const refuseMails = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    HTMLAnchorElement.prototype.click = () => {
      throw new Error('no mail program');
    };
  });

/** The messages that were caught so far. */
export async function caughtMails(page: Page): Promise<CaughtMail[]> {
  const addresses = await page.evaluate(() => (window as unknown as MailWindow).caughtMails);
  return addresses.map((address) => {
    const { pathname, searchParams } = new URL(address.replaceAll('+', '%2B'));
    return {
      to: pathname,
      subject: searchParams.get('subject'),
      // A mail program breaks lines at any of these, so a forged line is a line.
      lines: (searchParams.get('body') ?? '').split(/\r\n|\r|\n/),
    };
  });
}
