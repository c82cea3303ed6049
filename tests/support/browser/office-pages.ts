// How tests sign in to the office and find a request in its list.
import type { Locator, Page } from 'playwright-core';
import { OFFICE_PASSWORD } from '../database/office.ts';

export async function signIn(
  page: Page | Locator,
  email = 'kim@example.com',
  password = OFFICE_PASSWORD,
): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export const entry = (page: Page, name: string): Locator =>
  page.getByRole('link', { name: new RegExp(name) });
