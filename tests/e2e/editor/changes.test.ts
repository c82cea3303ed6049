// The editor as the family uses it with a mouse: point, press, type, and see it on the page.
import { expect, test } from 'vitest';
import { violations } from '../../support/browser/axe.ts';
import { editedSiteForFile } from '../../support/browser/editor-window.ts';
import { someOf, testInFull } from '../../support/sample.ts';
import { original } from '../../support/servers/editor-server.ts';
import { eventually } from '../../support/waiting.ts';

const { read, edit } = editedSiteForFile();

test('a changed phone number shows on three pages, and no other byte of the file changes', async () => {
  const { site, panel } = await edit('/');
  await panel.getByRole('button', { name: 'Whole site' }).click();
  await panel.getByRole('button', { name: /^Company/ }).click();
  await panel.getByLabel('Phone number').fill('716 555 0177');
  await panel.getByLabel('Phone number').press('Tab');
  await panel.getByRole('button', { name: 'Back' }).click();
  for (const name of ['Home', 'About', 'Contact']) {
    await panel.getByRole('button', { name: 'Pages', exact: true }).click();
    await panel.getByRole('button', { name, exact: true }).click();
    await eventually(() =>
      site.locator('header').getByText('(716) 555-0177').count(),
    ).toBeGreaterThan(0);
  }
  await eventually(read).toBe(original.replace('(716) 555-0142', '(716) 555-0177'));
});

test('a press on an answer opens its field, and typing changes the page at once', async () => {
  const { site, panel } = await edit('/pay-bill/');
  const question = site.getByText('When is my bill due?');
  await question.click();
  const field = panel.getByLabel('Question', { exact: true });
  await eventually(() => field.inputValue()).toBe('When is my bill due?');
  await eventually(() => field.evaluate((element) => element === document.activeElement)).toBe(
    true,
  );
  await panel.getByLabel('Answer', { exact: true }).fill('On the first.');
  await eventually(() => site.getByText('On the first.').isVisible()).toBe(true);
  await field.press('End');
  await field.press('Backspace');
  await field.pressSequentially(' each month?');
  await eventually(() => site.getByText('When is my bill due each month?').count()).toBe(1);
  await eventually(read).toContain('When is my bill due each month?');
});

test('a press on the hours, whose words nobody has written so, opens them', async () => {
  const { site, panel } = await edit('/');
  const hours = panel.getByRole('group', { name: 'Hours', exact: true });
  for (const text of [
    // "Open until 5 PM" or "Opens Monday 7 AM", by the time at which the test runs.
    site
      .locator('header')
      .getByText(/^Open.* [AP]M$/)
      .first(),
    site.getByText('Monday to Friday').last(),
  ]) {
    await text.click();
    await eventually(() => hours.evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    await panel.getByRole('button', { name: 'Back' }).click();
  }
});

test('an added question shows on the page and is undone byte for byte', async () => {
  const { page, site, panel } = await edit('/pay-bill/');
  await site.getByText('When is my bill due?').click();
  await panel.getByRole('button', { name: 'Back' }).click();
  await panel.getByRole('button', { name: 'Questions: Billing FAQ' }).first().click();
  await panel.getByRole('button', { name: /^Change the questions/ }).click();
  await panel.getByRole('button', { name: 'Add a question' }).click();
  await panel.getByLabel('Question', { exact: true }).fill('May I pay in cash?');
  await eventually(() => site.getByText('May I pay in cash?').count()).toBe(1);
  const undo = page.getByRole('banner').getByRole('button', { name: /^Undo/ });
  await undo.click();
  await eventually(() => site.getByText('May I pay in cash?').count()).toBe(0);
  await undo.click();
  await eventually(read).toBe(original);
});

test('a section moves by its button, by the arrow keys of its handle, and by dragging', async () => {
  const { site, panel } = await edit('/about/');
  const headings = () => site.locator('main > * h1, main > * h2').allTextContents();
  const [first, second, third] = await headings();
  await panel.getByRole('button', { name: `Move “${second}” down` }).click();
  await eventually(async () => (await headings()).slice(0, 3)).toEqual([first, third, second]);
  const rows = panel.getByRole('listitem');
  const drag = { name: `Move “${second}”: drag, or use the arrow keys` };
  const handle = panel.getByRole('button', drag);
  await handle.press('ArrowUp');
  await eventually(async () => (await headings()).slice(0, 3)).toEqual([first, second, third]);
  await rows.nth(1).getByRole('button', drag).waitFor();
  const [from, to] = [await handle.boundingBox(), await rows.nth(2).boundingBox()];
  if (!from || !to) throw new Error('the rows are not shown');
  const page = handle.page();
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, to.y + to.height - 4, { steps: 4 });
  await page.mouse.up();
  await eventually(async () => (await headings()).slice(0, 3)).toEqual([first, third, second]);
});

testInFull('a text changes with the keyboard alone', async () => {
  const { page, site, panel } = await edit('/about/');
  const hasFocus = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  for (let presses = 0; presses < 40 && !(await hasFocus()).startsWith('About Cat'); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await panel.getByLabel('Heading', { exact: true }).waitFor();
  const label = () =>
    page.evaluate(
      () => (document.activeElement as HTMLTextAreaElement | null)?.labels?.[0]?.textContent ?? '',
    );
  for (let presses = 0; presses < 20 && (await label()) !== 'Heading'; presses += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Typed by Keys');
  await eventually(() => site.getByRole('heading', { name: 'Typed by Keys' }).count()).toBe(1);
});

test('a refused value says why at the field, stays there, and is not written', async () => {
  const { panel } = await edit('/');
  await panel.getByRole('button', { name: 'Whole site' }).click();
  await panel.getByRole('button', { name: /^Company/ }).click();
  const field = panel.getByLabel('Phone number');
  await field.fill('call us');
  await eventually(() => field.getAttribute('aria-invalid')).toBe('true');
  await eventually(() => field.inputValue()).toBe('call us');
  expect(read()).toBe(original);
});

test.each(someOf([390, 1440]))(
  'no screen of the editor has a finding of axe at %i px',
  async (width) => {
    const { page, site, panel } = await edit('/about/', { width });
    expect(await violations(page)).toEqual([]);
    await site.getByRole('heading', { level: 1 }).click();
    await panel.getByLabel('Heading', { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
  },
);
