// Entries that need more than one value before they fit: office hours, and the columns of a table.
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { editedSiteForFile } from '../../support/browser/editor-window.ts';
import { testInFull } from '../../support/sample.ts';
import { original } from '../../support/servers/editor-server.ts';
import { eventually } from '../../support/waiting.ts';

const { read, edit } = editedSiteForFile();

const openHours = async () => {
  const opened = await edit('/pay-bill/');
  const { panel } = opened;
  await panel.getByRole('button', { name: 'Whole site' }).click();
  await panel.getByRole('button', { name: /^Company/ }).click();
  return opened;
};

const hours = () => parse(read()).company.hours;

test('Friday gets hours of its own: the new entry waits until it fits', async () => {
  const { page, site, panel } = await openHours();
  await panel.getByRole('button', { name: 'Add an office hours line' }).click();
  await panel.getByText('not on the site yet').waitFor();
  await panel.getByLabel('First day').selectOption('Friday');
  const opens = panel.locator('label', { hasText: 'Opening time' });
  await eventually(() => opens.innerText()).toBe('Opening time');
  await panel.getByLabel('Opening time').fill('07:00');
  await panel.getByLabel('Closing time').fill('15:00');
  await eventually(() => panel.getByRole('status').allInnerTexts()).toContainEqual(
    expect.stringContaining('Friday has hours'),
  );
  expect(read()).toBe(original);
  await panel.getByRole('button', { name: 'Back' }).click();
  await panel.getByRole('button', { name: /^Monday – Friday/ }).click();
  await panel.getByLabel('Last day').selectOption('Thursday');
  await eventually(hours).toEqual([
    { from: 'Monday', to: 'Thursday', opens: '07:00', closes: '17:00' },
    { from: 'Friday', opens: '07:00', closes: '15:00' },
  ]);
  await eventually(() => site.getByText('(Friday 7:00 AM to 3:00 PM)').count()).toBeGreaterThan(0);
  await page.getByRole('banner').getByRole('button', { name: /^Undo/ }).click();
  await eventually(read).toBe(original);
});

test('an alert gets its town by name, and none that nobody has chosen', async () => {
  const { panel, site } = await edit('/');
  await panel.getByRole('button', { name: 'Whole site' }).click();
  await panel.getByRole('button', { name: /^Alerts/ }).click();
  await panel.getByRole('button', { name: 'Add an alert' }).click();
  await panel.getByLabel('Text').fill('Snow has closed the road.');
  await panel.getByRole('button', { name: '+ Towns' }).click();
  await panel.getByText('not on the site yet').waitFor();
  expect(parse(read()).alerts?.[0].towns).toBeUndefined();
  await panel.getByRole('combobox', { name: 'Town 1' }).selectOption('Salamanca');
  await eventually(() => parse(read()).alerts[0].towns).toEqual(['salamanca']);
  await eventually(() => panel.getByText('Shows on every page').count()).toBe(0);
  await panel.getByRole('button', { name: 'Back' }).click();
  await panel.getByText(/^Shows on Salamanca’s pages, until \w+day, \w+ \d+$/).waitFor();
  await panel.getByRole('button', { name: 'Back' }).click();
  await site.getByText('Salamanca: Snow has closed the road.').click();
  await panel.getByRole('heading', { name: 'Alert: Snow has closed the road.' }).waitFor();
});

test('texts that Saturday hours make untrue are named beside them and before Publish, with a way to each', async () => {
  const { page, panel } = await openHours();
  await panel.getByRole('button', { name: 'Add an office hours line' }).click();
  await panel.getByLabel('First day').selectOption('Saturday');
  await panel.getByLabel('Opening time').fill('08:00');
  await panel.getByLabel('Closing time').fill('12:00');
  await eventually(() => hours().length).toBe(2);
  const named = 'A text says "closed on Saturday and Sunday", but the office is open on Saturday.';
  await panel.getByText(named).waitFor();
  await page.getByRole('button', { name: 'Review' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(named).waitFor();
  await dialog.getByRole('button', { name: 'Go there' }).click();
  await panel.getByText(`A hint: ${named}`).waitFor();
  await panel.getByRole('button', { name: 'Back' }).click();
  await panel.getByRole('heading', { name: /^Office hours line: Saturday/ }).waitFor();
});

test('an entry stays under the finger that moves it up', async () => {
  const { page, panel } = await edit('/pay-bill/');
  const { faqs } = parse(read());
  await panel.getByRole('button', { name: 'Whole site' }).click();
  await panel.getByRole('button', { name: /^Shared questions/ }).click();
  const last = faqs.billing.at(-1).question;
  const up = panel.getByRole('button', { name: `Move “${last}” up` });
  await up.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await up.boundingBox()) ?? {};
  for (const left of [1, 2, 3]) {
    await page.mouse.click(x + width / 2, y + height / 2);
    await eventually(() => parse(read()).faqs.billing.at(-1 - left).question).toBe(last);
    await panel.getByText(`Moved: now ${faqs.billing.length - left} of`).waitFor();
  }
});

testInFull('a new entry that does not fit is left out again', async () => {
  const { panel } = await openHours();
  await panel.getByRole('button', { name: 'Add an office hours line' }).click();
  await panel.getByRole('button', { name: 'Leave it out' }).click();
  await eventually(() => panel.getByText('not on the site yet').count()).toBe(0);
  await eventually(() => panel.getByRole('button', { name: /^Monday/ }).count()).toBe(1);
  expect(read()).toBe(original);
});

test('a question with choices gets its answers in one go, and another kind takes them away', async () => {
  const { panel } = await edit('/');
  const question = () => parse(read()).quote_form.extra_fields[0];
  await panel.getByRole('button', { name: 'Whole site' }).click();
  await panel.getByRole('button', { name: /^Quote form/ }).click();
  await panel.getByRole('button', { name: 'Which size?', exact: true }).click();
  const kind = panel.getByLabel('Kind of answer');
  await kind.selectOption('One of several');
  await panel.getByLabel('Choices').fill('Small\nLarge');
  expect(question().kind).toBe('size');
  await panel.getByRole('button', { name: 'Save both' }).click();
  await eventually(question).toMatchObject({ kind: 'choice', choices: ['Small', 'Large'] });
  expect(question()).not.toHaveProperty('sizes');
  await kind.selectOption('Words');
  await eventually(() => question().kind).toBe('text');
  expect(question()).not.toHaveProperty('choices');
});

/** Pastes a text into a field as a spreadsheet copies it. */
const paste = (field: Locator, words: string) =>
  field.evaluate((target, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    target.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, words);

/** The table of the page of residential trash pickup. */
const table = () =>
  parse(read())
    .pages.flatMap(({ sections }: { sections: { type: string }[] }) => sections)
    .find(({ type }: { type: string }) => type === 'table');

test('cells that are pasted from a spreadsheet become cells, rows and columns of the table', async () => {
  const { page, site, panel } = await edit('/residential-trash-pickup/');
  const last = table().rows.length - 1;
  await site.getByText('Our own office, Monday to Friday').click();
  await panel.getByRole('button', { name: /^Help · / }).click();
  const cell = panel.getByLabel('What You Get', { exact: true });
  await eventually(() => cell.inputValue()).toContain('Our own office');
  expect(await panel.getByRole('button', { name: /^(Add|Move|Remove)/ }).count()).toBe(0);
  await paste(panel.getByRole('textbox').first(), 'Cart\t$30\t$8\nSecond cart\t$10\n');
  await panel.getByText('Pasted: 2 rows.').waitFor();
  await eventually(() => table().rows.slice(last)).toEqual([
    ['Cart', '$30', '$8'],
    ['Second cart', '$10', '–'],
  ]);
  expect(table().columns.at(-1)).toBe('New column');
  expect(table().rows[0].at(-1)).toBe('–');
  await page.getByRole('banner').getByRole('button', { name: /^Undo/ }).click();
  await eventually(() => read()).toBe(original);
});

test('a table whose headings are pasted along gets them, and two new columns their names', async () => {
  const { site, panel } = await edit('/residential-trash-pickup/');
  await site.getByText('Your Service at a Glance').click();
  await paste(panel.getByLabel('Column 1', { exact: true }), 'Size\tPrice\n10 Yard\t$350\n');
  await eventually(() => table().columns).toEqual(['Size', 'Price']);
  expect(table().rows[0]).toEqual(['10 Yard', '$350']);
  for (const name of ['Column 3', 'Column 4']) {
    await panel.getByRole('button', { name: 'Add a column' }).click();
    await panel.getByLabel(name, { exact: true }).waitFor();
  }
  await panel.getByLabel('Column 3', { exact: true }).fill('Extra day');
  await eventually(() => table().columns[2]).toBe('Extra day');
  await panel.getByLabel('Column 4', { exact: true }).fill('Extra ton');
  await eventually(() => table().columns[3]).toBe('Extra ton');
  expect(await panel.getByRole('button', { name: 'Keep mine' }).count()).toBe(0);
});
