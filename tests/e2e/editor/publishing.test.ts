// Reviewing, publishing and going back, in the dialogs of a phone and of a desk.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { DESKTOP, PHONE } from '../../support/browser/browser.ts';
import { editedSiteForFile } from '../../support/browser/editor-window.ts';
import { beginRepository, git } from '../../support/git.ts';
import { someOf } from '../../support/sample.ts';
import { original, PHONE as PHONE_NUMBER } from '../../support/servers/editor-server.ts';
import { eventually } from '../../support/waiting.ts';

const { server, read, edit } = editedSiteForFile();

let bare: string;

beforeAll(async () => {
  // The file that ran before may have left another text.
  await server().reset();
  bare = beginRepository(server().folder);
  return () => rmSync(bare, { recursive: true, force: true });
});

const save = (from: string | RegExp, to: string) =>
  writeFileSync(join(server().folder, 'pages.yaml'), original.replace(from, to));

/** Publishes the site as it was at first, without steps of the editor. */
async function beginAnew(): Promise<void> {
  await server().reset();
  git(server().folder, 'commit', '-q', '--allow-empty', '-am', 'Begin anew');
}

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
  await eventually(() => dialog.getByText('Nothing has changed').count()).toBe(0);
  const time = await dialog.getByText('2024').innerText();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Publish' }).click();
  await dialog.getByRole('button', { name: 'What was published' }).click();
  await dialog.getByText('The site is like this now.').waitFor();
  await eventually(() => dialog.getByText(time, { exact: true }).count()).toBe(1);
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
  await eventually(read).toBe(original);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page
    .getByRole('button', { name: /^Undo: went back to the publication of \w+day, / })
    .click();
});

test.each(someOf([PHONE, DESKTOP]))('one thing of two is taken back, at %i px', async (width) => {
  await beginAnew();
  save(PHONE_NUMBER, '(716) 555-0177');
  await server().state();
  writeFileSync(
    join(server().folder, 'pages.yaml'),
    read().replace('founded: 1995', 'founded: 1994'),
  );
  const changed = read();
  const { page, dialog } = await review(width);
  await dialog.getByText('The founding year changes').waitFor();
  await dialog.getByRole('button', { name: /^Take back: The phone number changes/ }).click();
  await dialog.getByText('Taken back. Undo brings it back.').waitFor();
  await eventually(read).toBe(original.replace('founded: 1995', 'founded: 1994'));
  await eventually(() => dialog.getByRole('button', { name: /^Take back:/ }).count()).toBe(1);
  await dialog.getByRole('button', { name: 'Not yet' }).click();
  await page.getByRole('banner').getByRole('button', { name: /^Undo/ }).click();
  await eventually(read).toBe(changed);
});

test('a review shows the pictures themselves, before and after', async () => {
  await beginAnew();
  const { manifest } = await server().state();
  const { pages } = manifest as unknown as {
    pages: { path: string; sections: { image?: { src: string } }[] }[];
  };
  const page = pages.findIndex(({ path }) => path === '/about/');
  const pointer = ['pages', page, 'sections', 0, 'image', 'src'];
  const set = (value: string, before: string) =>
    server().change([{ kind: 'set', pointer, value, before }]);
  await set('/images/rolloff-western-ny.webp', '/images/about.webp');
  const { dialog } = await review(PHONE);
  const shown = () =>
    dialog
      .locator('img')
      .evaluateAll((all) =>
        all.map(
          (image) => (image as HTMLImageElement).naturalWidth > 0 && image.getAttribute('src'),
        ),
      );
  await eventually(shown).toEqual(['/images/about.webp', '/images/rolloff-western-ny.webp']);
  await eventually(() => dialog.innerText()).not.toContain('.webp');
  const overflow = () =>
    dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await eventually(overflow).toBe(0);
});

test('of a publication a part is taken back, and what was done since stays', async () => {
  await beginAnew();
  const change = (pointer: string[], value: string | number, before: string | number) =>
    server().change([{ kind: 'set', pointer, value, before }], { words: `changed ${pointer}` });
  await change(['company', 'phone'], '(716) 555-0166', PHONE_NUMBER);
  await change(['company', 'founded'], 1994, 1995);
  expect(await server().post('publish')).toMatchObject({ done: true });
  await change(['company', 'price_range'], '$$$', '$$');
  const { dialog } = await review(PHONE);
  await dialog.getByRole('button', { name: 'What was published' }).click();
  await dialog.getByRole('button', { name: 'Take back a part of it' }).first().click();
  await dialog.getByRole('button', { name: /^Take back: The phone number changes/ }).click();
  await dialog.getByText('Taken back. Undo brings it back. Visitors see it when').waitFor();
  await eventually(() => dialog.getByRole('button', { name: /^Take back: / }).count()).toBe(1);
  await eventually(read).toContain(`phone: ${PHONE_NUMBER}`);
  await eventually(read).toContain('founded: 1994');
  await eventually(read).toMatch(/price_range: .?\$\$\$/);
});
