// Reviewing, publishing and going back, in the dialogs of a phone and of a desk.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserForFile, PHONE } from '../../support/browser/browser.ts';
import {
  type EditedSite,
  openEditor,
  startEditedSite,
} from '../../support/browser/editor-window.ts';
import { original } from '../../support/servers/editor-server.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();
let server: EditedSite;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Pat', '-c', 'user.email=pat@example.com', ...args], {
    cwd: server.folder,
  });

beforeAll(async () => {
  server = await startEditedSite();
  writeFileSync(join(server.folder, '.gitignore'), '.vite\n.curbside\n');
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'Begin');
});

afterAll(() => server.close());

test('publishing ends with its time, and a phone finds the way back', async () => {
  const changed = original.replace('(716) 555-0142', '(716) 555-0177');
  writeFileSync(join(server.folder, 'pages.yaml'), changed);
  const { page } = await openEditor(open, server, '/', { width: PHONE });
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('heading', { name: 'Published' }).waitFor();
  expect(await dialog.getByText('Nothing has changed').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Publish' }).click();
  await dialog.getByRole('button', { name: 'What was published' }).click();
  await dialog.getByText('The site is like this now.').waitFor();
  await dialog.getByRole('button', { name: /^Go back to/ }).click();
  await dialog.getByRole('button', { name: 'Go back', exact: true }).click();
  await eventually(() => dialog.getByRole('status').allInnerTexts()).toContainEqual(
    expect.stringContaining('Visitors see it when you publish.'),
  );
  expect(server.read()).toBe(original);
});
