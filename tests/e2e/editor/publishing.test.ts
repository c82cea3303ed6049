// Reviewing, publishing and going back, in the dialogs of a phone and of a desk.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { DESKTOP, PHONE } from '../../support/browser/browser.ts';
import { editedSiteForFile } from '../../support/browser/editor-window.ts';
import { beginRepository } from '../../support/git.ts';
import { testInFull } from '../../support/sample.ts';
import { original, PHONE as PHONE_NUMBER } from '../../support/servers/editor-server.ts';
import { eventually } from '../../support/waiting.ts';

const { server, read, edit } = editedSiteForFile();

let bare: string;

beforeAll(() => {
  bare = beginRepository(server().folder);
  return () => rmSync(bare, { recursive: true, force: true });
});

const save = (from: string | RegExp, to: string) =>
  writeFileSync(join(server().folder, 'pages.yaml'), original.replace(from, to));

/** Opens the review of the site as it is now. */
async function review(width: number) {
  const { page, panel } = await edit('/', { width });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  return { page, panel, dialog: page.getByRole('dialog') };
}

test('publishing ends with its time, and a phone finds the way back', async () => {
  vi.stubEnv('GIT_COMMITTER_DATE', '2024-05-06T07:08:09Z');
  onTestFinished(() => void vi.unstubAllEnvs());
  save(PHONE_NUMBER, '(716) 555-0177');
  const { page, dialog } = await review(PHONE);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('heading', { name: 'Published' }).waitFor();
  expect(await dialog.getByText('Nothing has changed').count()).toBe(0);
  const time = await dialog.getByText('2024').innerText();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Publish' }).click();
  await dialog.getByRole('button', { name: 'What was published' }).click();
  await dialog.getByText('The site is like this now.').waitFor();
  expect(await dialog.getByText(time, { exact: true }).count()).toBe(1);
  const back = dialog.getByRole('button', { name: /^Go back to/ });
  await back.click();
  await dialog.getByText(/The site becomes as it was on .* Undo takes it back/).waitFor();
  await dialog.getByRole('button', { name: 'Leave it as it is' }).click();
  expect(read()).not.toBe(original);
  await back.click();
  await dialog.getByRole('button', { name: 'Go back', exact: true }).click();
  await eventually(() => dialog.getByRole('status').allInnerTexts()).toContainEqual(
    expect.stringContaining('Visitors see it when you publish.'),
  );
  expect(read()).toBe(original);
});

testInFull.each([PHONE, DESKTOP])(
  'sentences of one change are taken back together, after a question, at %i px',
  async (width) => {
    save(/(slug: dunkirk\n[\s\S]*?is_active: )true/, '$1false');
    const changed = read();
    const { page, dialog } = await review(width);
    await dialog.getByRole('button', { name: /^Take back all \d+: / }).click();
    await dialog.getByText(/^Takes back these \d+ together:/).waitFor();
    expect(read()).toBe(changed);
    await dialog.getByRole('button', { name: /^Take back these \d+/ }).click();
    await eventually(read).toBe(original);
    await dialog.getByText('Taken back. Undo brings it back.').waitFor();
    await dialog.getByRole('button', { name: 'Not yet' }).click();
    await page.getByRole('banner').getByRole('button', { name: /^Undo/ }).click();
    await eventually(read).toBe(changed);
  },
);
