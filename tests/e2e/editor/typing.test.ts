// What somebody types in the editor is never lost and never half saved: with a slow server, with none, and pressed quickly.
import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { editedSiteForFile } from '../../support/browser/editor-window.ts';
import { original } from '../../support/servers/editor-server.ts';
import { eventually } from '../../support/waiting.ts';

const { server, read, edit } = editedSiteForFile();

const CHANGE = '**/@curbside/editor/change';

/** The phone number of the company in its form. */
async function phoneField(expects?: RegExp) {
  const opened = await edit('/', { expects });
  await opened.panel.getByRole('button', { name: 'Whole site' }).click();
  await opened.panel.getByRole('button', { name: /^Company/ }).click();
  return { ...opened, field: opened.panel.getByLabel('Phone number') };
}

/** Types a number while no request arrives. */
async function typedInVain(number: string) {
  const opened = await phoneField(/ERR_FAILED|409 \(Conflict\)/);
  await opened.page.route(CHANGE, (route) => route.abort());
  await opened.field.fill(number);
  await opened.panel.getByText('Your words are kept here').waitFor();
  expect(read()).toBe(original);
  return opened;
}

const written = () => parse(read());

const isAbout = ({ path }: { path: string }) => path === '/about/';

test('words that could not be sent are sent as soon as the server is back', async () => {
  const { page, panel, field } = await typedInVain('(716) 555-0177');
  await page.unroute(CHANGE);
  await eventually(() => written().company.phone).toBe('(716) 555-0177');
  await eventually(() => panel.getByText('Your words are kept here').count()).toBe(0);
  await eventually(() => field.inputValue()).toBe('(716) 555-0177');
});

test('words that could not be sent are sent after the page was closed and opened again', async () => {
  const { page, panel } = await typedInVain('(716) 555-0177');
  await page.unroute(CHANGE);
  await page.reload();
  await panel.getByText('Saved what you typed last: changed the phone number').waitFor();
  await eventually(() => written().company.phone).toBe('(716) 555-0177');
  await eventually(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('words whose place was changed meanwhile wait for a choice, and nothing takes the focus', async () => {
  const { page, panel } = await typedInVain('(716) 555-0177');
  await server().changePhone('(716) 555-0188');
  await page.unroute(CHANGE);
  await page.reload();
  const note = panel.getByRole('status').filter({ hasText: 'changed the phone number' });
  await note.getByText('(716) 555-0188').waitFor();
  await eventually(() => note.innerText()).toContain('Yours: “(716) 555-0177”');
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await eventually(() => page.evaluate(() => Object.keys(localStorage))).toHaveLength(1);
  await note.getByRole('button', { name: 'Keep mine' }).click();
  await eventually(() => written().company.phone).toBe('(716) 555-0177');
  await eventually(() => note.count()).toBe(0);
  await eventually(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('a field goes on taking letters while somebody else’s text waits below it', async () => {
  const { page, panel, field } = await phoneField(/409 \(Conflict\)/);
  const held: Route[] = [];
  await page.route(CHANGE, (route) => void held.push(route), { times: 1 });
  await field.fill('(716) 555-017');
  await eventually(() => held.length).toBe(1);
  await server().changePhone('(716) 555-0188');
  await held[0]?.continue();
  const note = panel.getByRole('status').filter({ hasText: '(716) 555-0188' });
  await note.waitFor();
  await page.keyboard.press('End');
  await page.keyboard.type('7');
  await eventually(() => field.inputValue()).toBe('(716) 555-0177');
  expect(written().company.phone).toBe('(716) 555-0188');
  await panel.getByText('Not saved', { exact: true }).waitFor();
  await note.getByRole('button', { name: 'Use theirs' }).click();
  await eventually(() => field.inputValue()).toBe('(716) 555-0188');
  await panel.getByText('Saved', { exact: true }).waitFor();
});

test('words whose answer was lost do not collide with themselves', async () => {
  const { page, field } = await phoneField(/ERR_FAILED|409 \(Conflict\)/);
  const loses = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(CHANGE, loses, { times: 1 });
  await field.fill('(716) 555-0177');
  await eventually(() => written().company.phone).toBe('(716) 555-0177');
  await field.fill('(716) 555-0178');
  await eventually(() => written().company.phone).toBe('(716) 555-0178');
  await eventually(() => page.getByRole('dialog').count()).toBe(0);
});

test('a typed word is on the page before the server has it, and goes again where it is refused', async () => {
  const { page, panel, site } = await edit('/about/');
  const heading = site.getByRole('heading', { level: 1 });
  await heading.click();
  const field = panel.getByLabel('Heading', { exact: true });
  const before = await field.inputValue();
  const shown = await heading.innerText();
  const held: Route[] = [];
  await page.route(CHANGE, (route) => void held.push(route));
  await field.fill(`${before} since 1987`);
  await eventually(() => heading.innerText()).toBe(`${shown} since 1987`);
  expect(read()).toBe(original);
  await eventually(() => held.length).toBe(1);
  await held[0]?.fulfill({ json: { done: false, words: 'No.' } });
  await eventually(() => heading.innerText()).toBe(shown);
  await field.fill(`${before} for you`);
  await eventually(() => held.length).toBe(2);
  await held[1]?.continue();
  await eventually(read).toContain(' for you');
  await page.keyboard.press('ControlOrMeta+Z');
  await eventually(read).toBe(original);
  await eventually(() => heading.innerText()).toBe(shown);
});

test('a word that is typed after a save is at once in the element that the save has brought', async () => {
  const { page, panel, site } = await edit('/about/');
  await site.getByText(/ is a family business/).click();
  const field = panel.getByRole('textbox', { name: 'Paragraph 1' });
  await field.fill('We are a family.');
  await eventually(read).toContain('We are a family.');
  await eventually(() => site.getByText('We are a family.').count()).toBe(1);
  const held: Route[] = [];
  await page.route(CHANGE, (route) => void held.push(route));
  await field.fill('We are a family of haulers.');
  await eventually(() => site.getByText('We are a family of haulers.').count()).toBe(1);
  expect(read()).not.toContain('of haulers');
  await eventually(() => held.length).toBe(1);
  await held[0]?.continue();
  await eventually(read).toContain('of haulers');
});

test('two fields changed in a hurry and undo right behind the last key lose nothing', async () => {
  const { page, panel, field } = await phoneField();
  const name = panel.getByLabel('Name', { exact: true });
  const { name: before } = written().company;
  await field.fill('(716) 555-0177');
  await name.fill('Hill Haulers');
  await name.press('ControlOrMeta+Z');
  await eventually(() => panel.getByRole('status').allInnerTexts()).toContainEqual(
    expect.stringContaining('Undone: changed the name'),
  );
  await eventually(() => written().company).toMatchObject({
    phone: '(716) 555-0177',
    name: before,
  });
  await eventually(() => name.inputValue()).toBe(before);
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await eventually(() => written().company.name).toBe('Hill Haulers');
  for (const _ of [1, 2]) await page.keyboard.press('ControlOrMeta+Z');
  await eventually(read).toBe(original);
});

test('a row that is moved three times before the first answer has come moves three places', async () => {
  const { page, panel } = await edit('/about/');
  const types = () =>
    written()
      .pages.find(isAbout)
      .sections.map(({ type }: { type: string }) => type);
  const [first, second, ...others] = types();
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(CHANGE, async (route) => {
    await late;
    await route.continue();
  });
  const down = panel.getByRole('button', { name: /^Move .* down$/ }).nth(1);
  for (const _ of [1, 2, 3]) await down.click();
  answer();
  await eventually(types).toEqual([first, ...others.slice(0, 3), second, ...others.slice(3)]);
  await eventually(() => page.getByRole('dialog').count()).toBe(0);
});

test('half an address is not saved, and one that no page has says so and stays', async () => {
  const { panel, site } = await edit('/about/');
  await site.getByRole('main').getByRole('link', { name: 'Contact Us' }).first().click();
  const target = panel.getByLabel('Leads to');
  await target.selectOption('Another address …');
  const address = panel.getByLabel('The address');
  await address.pressSequentially('/nope/');
  expect(read()).toBe(original);
  await address.press('Enter');
  await panel.getByText(/leads to a page that is not there.*not saved yet/).waitFor();
  await eventually(() => address.inputValue()).toBe('/nope/');
  expect(read()).toBe(original);
  await address.fill('https://example.com/');
  await address.press('Tab');
  await eventually(read).toContain('to: https://example.com/');
});

test('pasted paragraphs become entries where there is a list of them, and one with a word about it elsewhere', async () => {
  const { page, panel, site } = await edit('/about/');
  const about = () => written().pages.find(isAbout).sections;
  await site.getByRole('heading', { level: 1 }).click();
  const heading = panel.getByLabel('Heading', { exact: true });
  await heading.press('ControlOrMeta+A');
  await page.keyboard.insertText('Honest\u200b\n\nHaulers');
  await panel.getByText('a line break becomes a space').waitFor();
  await eventually(() => about()[0].heading).toBe('Honest Haulers');
  await heading.fill('x'.repeat(5000));
  await panel.getByText('5000 characters are a lot').waitFor();
  await site.getByText(/ is a family business/).click();
  const paragraph = panel.getByRole('textbox', { name: 'Paragraph 1' });
  await paragraph.press('End');
  const [, { paragraphs: before }] = about();
  await paragraph.press('ControlOrMeta+A');
  await page.keyboard.insertText('One.\r\n\r\nTwo.\r\nThree.\r\n');
  await eventually(() => about()[1].paragraphs).toEqual([
    'One.',
    'Two.',
    'Three.',
    ...before.slice(1),
  ]);
  await page.keyboard.press('Enter');
  await panel.getByText('Each one is an entry of its own').waitFor();
});

test('a phone number is put into form when its field is left', async () => {
  const { panel, field } = await phoneField();
  for (const typed of ['716-555-0177', '7165550178', '+1 716.555.0179', '1 (716) 555 0180']) {
    await field.fill(typed);
    await field.press('Tab');
    const form = `(716) 555-01${typed.slice(-2)}`;
    await eventually(() => written().company.phone).toBe(form);
    await eventually(() => field.inputValue()).toBe(form);
  }
  await field.fill('call 716-555-0177');
  await field.press('Tab');
  await eventually(() => field.inputValue()).toBe('call 716-555-0177');
  // Words without an answer yet would be sent by the next page.
  await panel.getByText('Not saved', { exact: true }).waitFor();
});

test('refused words stay when their field is left at the very moment of the answer', async () => {
  const { page, panel, field } = await phoneField();
  await page.evaluate(() => {
    const leave = () => {
      if (!document.body.textContent?.includes('Not saved')) return;
      (document.activeElement as HTMLElement).blur();
    };
    const changes = { subtree: true, childList: true, characterData: true };
    new MutationObserver(leave).observe(document.body, changes);
  });
  await field.fill('call 716-555-0177');
  await panel.getByText('Not saved', { exact: true }).waitFor();
  await eventually(() => field.evaluate((input) => input === document.activeElement)).toBe(false);
  await eventually(() => field.inputValue()).toBe('call 716-555-0177');
});
