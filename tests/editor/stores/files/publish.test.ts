// Reviewing, publishing and going back, on a real dev server with real git and a bare repository beside it.
import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import type {
  ChangeAnswer,
  Publication,
  PublishAnswer,
  Review,
} from '../../../../src/editor/protocol.ts';
import { filesStore } from '../../../../src/editor/stores/files/files-store.ts';
import { beginRepository, git, nameCommitter } from '../../../support/git.ts';
import { testInFull } from '../../../support/sample.ts';
import { answering } from '../../../support/servers/answering.ts';
import {
  type EditorServer,
  original,
  PHONE,
  putSite,
  startEditor,
} from '../../../support/servers/editor-server.ts';
import { eventually } from '../../../support/waiting.ts';

const NEW = '(716) 555-0177';

let editor: EditorServer;
let bare = '';

beforeAll(async () => {
  editor = await startEditor();
});

afterAll(async () => {
  await editor.stop();
  editor.remove();
});

beforeEach(async () => {
  // Nothing that this computer's user has set counts.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
  for (const name of readdirSync(editor.folder)) {
    if (name !== '.vite') rmSync(join(editor.folder, name), { recursive: true });
  }
  putSite(editor.folder);
  bare = beginRepository(editor.folder);
  await editor.reset();
});

afterEach(() => {
  rmSync(bare, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

const publish = () => editor.post<PublishAnswer>('publish');
const review = () => editor.get<Review>('review');
const history = () => editor.get<Publication[]>('history');
/** An answer that has these words in its own. */
const saying = (done: boolean, words: string | RegExp) => ({
  done,
  words: expect.stringMatching(words),
});
const words = ({ groups }: Review) =>
  groups.flatMap(({ entries }) => entries.flatMap(({ sentences }) => sentences));

function publishElsewhere(change: (text: string) => string): void {
  const other = `${bare}-clone`;
  onTestFinished(() => rmSync(other, { recursive: true, force: true }));
  git(editor.folder, 'clone', '-q', bare, other);
  nameCommitter(other);
  const text = readFileSync(join(other, 'pages.yaml'), 'utf8');
  writeFileSync(join(other, 'pages.yaml'), change(text));
  git(other, 'commit', '-q', '-a', '-m', 'Change it elsewhere');
  git(other, 'push', '-q');
}

const renameIt = (text: string) => text.replace('heading: Built Local', 'heading: Born Local');

function addPicture(name: string, like = 'about.webp'): void {
  const pictures = join(editor.folder, 'public/images');
  copyFileSync(join(pictures, like), join(pictures, name));
}

/** Adds a picture and shows it on the page about the company; the server hears of new files a moment later. */
async function showPicture(name: string): Promise<void> {
  addPicture(name);
  writeFileSync(editor.manifest, editor.text().replace('/images/about.webp', `/images/${name}`));
  await eventually(async () => (await editor.state()).diagnostics).toEqual([]);
}

const changeHeading = async () => {
  const { manifest } = await editor.state();
  const { pages } = manifest as unknown as { pages: { sections: { heading?: string }[] }[] };
  for (const [page, { sections }] of pages.entries()) {
    for (const [section, { heading = '' }] of sections.entries()) {
      if (!heading.startsWith('Built Local')) continue;
      const pointer = ['pages', page, 'sections', section, 'heading'];
      return editor.change([{ kind: 'set', pointer, value: 'Born Local', before: heading }]);
    }
  }
  throw new Error('the heading is gone');
};

describe('the review', () => {
  it('says what visitors will notice, by page, and takes back one of the changes', async () => {
    expect((await review()).groups).toEqual([]);
    expect((await editor.state()).unpublished).toBe(false);
    await editor.changePhone(NEW);
    await changeHeading();
    const { groups } = await review();
    const phone = groups.find(({ title }) => title === 'Several pages')?.entries[0];
    expect(phone?.sentences[0]).toBe(`The phone number changes: “${PHONE}” → “${NEW}”`);
    const about = groups.find(({ path }) => path === '/about/');
    expect(about).toMatchObject({
      title: 'About',
      entries: [{ sentences: [expect.stringContaining('Born Local')], at: expect.any(String) }],
    });
    expect((await editor.state()).unpublished).toBe(true);
    expect(await editor.post('take-back', { id: phone?.id })).toMatchObject({ done: true });
    expect(words(await review())).toEqual(about?.entries.flatMap(({ sentences }) => sentences));
    await editor.post('undo');
    expect(editor.text()).toContain(NEW);
    expect(await editor.post('take-back', { id: 'unknown' })).toMatchObject({ done: false });
  });

  it('leads back to the published text byte for byte when everything is taken back', async () => {
    await editor.changePhone(NEW);
    await changeHeading();
    await editor.change([{ kind: 'remove', pointer: ['pages', 0, 'sections', 1] }]);
    for (let [first] = (await review()).groups; first; [first] = (await review()).groups) {
      expect(await editor.post('take-back', { id: first.entries[0]?.id })).toMatchObject({
        done: true,
      });
    }
    expect(editor.text()).toBe(original);
  });

  it('has new pictures in it that the site names', async () => {
    addPicture('unused.webp');
    expect((await review()).groups).toEqual([]);
    expect((await editor.state()).unpublished).toBe(false);
    await showPicture('new.webp');
    expect((await review()).groups[0]?.entries[0]?.pictures).toEqual({
      before: ['/images/about.webp'],
      after: ['/images/new.webp'],
    });
    await publish();
    addPicture('new.webp', 'cart-at-the-curb.webp');
    expect((await review()).groups).toEqual([
      {
        title: 'Pictures',
        entries: [
          {
            sentences: ['A picture is another one'],
            pictures: { before: [], after: ['/images/new.webp'] },
          },
        ],
      },
    ]);
  });
});

describe('publishing', () => {
  it('makes one commit with the sentences, of the site’s files only, and pushes it', async () => {
    writeFileSync(join(editor.folder, 'other.txt'), 'of somebody else');
    git(editor.folder, 'add', 'other.txt');
    addPicture('unused.webp');
    await showPicture('new.webp');
    await editor.changePhone(NEW);
    const { version } = await review();
    expect(await publish()).toMatchObject({ done: true, words: 'Published.', version });
    expect(git(bare, 'log', '-1', '--format=%B')).toContain(
      `- The phone number changes: “${PHONE}” → “${NEW}”`,
    );
    expect(git(bare, 'show', '--name-only', '--format=').split('\n').sort()).toEqual([
      'pages.yaml',
      'public/images/new.webp',
    ]);
    expect(existsSync(join(editor.folder, 'public/images/unused.webp'))).toBe(true);
    expect(git(editor.folder, 'diff', '--cached', '--name-only')).toBe('other.txt');
    expect(await publish()).toMatchObject({
      done: true,
      words: 'Nothing has changed since the last publication.',
    });
    expect((await editor.state()).unpublished).toBe(false);
  });

  it('is refused for a site with errors', async () => {
    await editor.state();
    writeFileSync(editor.manifest, original.replace('- label: Home\n', '- lable: Home\n'));
    expect(await publish()).toMatchObject(saying(false, 'has errors'));
  });

  it('is refused when the text is not the reviewed one', async () => {
    const { version } = await editor.state();
    await editor.changePhone(NEW);
    expect(await editor.post<PublishAnswer>('publish', { version })).toMatchObject(
      saying(false, 'review'),
    );
  });

  it('publishes nothing that another program has saved since it was judged', async () => {
    await editor.changePhone(NEW);
    const judged = editor.text();
    writeFileSync(editor.manifest, `${judged}# half a thought\n`);
    const store = filesStore({
      manifest: editor.manifest,
      publicFolder: join(editor.folder, 'public'),
    });
    const answer = await store.publish({
      ...{ text: judged, sentences: ['Changes the phone number.'], business: 'Curbside' },
      isValid: async () => true,
    });
    expect(answer).toMatchObject(saying(false, 'changed meanwhile'));
    expect(git(bare, 'log', '--format=%s').split('\n')).toHaveLength(1);
  });

  testInFull('signs with the name of the business where nobody has set one', async () => {
    git(editor.folder, 'config', '--unset', 'user.name');
    git(editor.folder, 'config', '--unset', 'user.email');
    await editor.changePhone(NEW);
    expect(await publish()).toMatchObject({ done: true });
    expect(git(bare, 'log', '-1', '--format=%an')).toBe('Cattaraugus Valley Hauling');
  });

  it('says in git’s own words that somebody else has published, and goes on after a pull', async () => {
    await editor.changePhone(NEW);
    publishElsewhere(renameIt);
    const { done, words: said } = await publish();
    expect(done).toBe(false);
    expect(said).toMatch(/^git push failed\. It says: “.*rejected.*” Your changes are kept/);
    expect((await editor.state()).unpublished).toBe(true);
    git(editor.folder, 'pull', '-q', '--no-rebase', '--no-edit');
    expect(await publish()).toMatchObject({ done: true, words: 'Published.' });
    const both = renameIt(original).replace(`phone: ${PHONE}`, `phone: ${NEW}`);
    expect(editor.text()).toBe(both);
    expect(`${git(bare, 'show', 'main:pages.yaml')}\n`).toBe(both);
    expect((await review()).groups).toEqual([]);
  });

  it('keeps the line ends of Windows in the folder and those of Linux in git', async () => {
    // As git for Windows is usually installed.
    git(editor.folder, 'config', 'core.autocrlf', 'true');
    const windows = (text: string) => text.replaceAll('\n', '\r\n');
    await editor.reset(windows(original));
    expect((await review()).groups).toEqual([]);
    await editor.changePhone(NEW);
    expect(await publish()).toMatchObject({ done: true, words: 'Published.' });
    const changed = original.replace(`phone: ${PHONE}`, `phone: ${NEW}`);
    expect(editor.text()).toBe(windows(changed));
    expect(`${git(bare, 'show', 'main:pages.yaml')}\n`).toBe(changed);
    expect((await editor.state()).unpublished).toBe(false);
  });

  it.each([
    ['a link to another file', (path: string) => symlinkSync('../../../notes.txt', path)],
    ['another file', (path: string) => writeFileSync(path, 'The door code is in here.')],
  ])('is refused for a picture that is %s, named by the site', async (_, put) => {
    const outside = join(editor.folder, '../notes.txt');
    copyFileSync(join(editor.folder, 'public/images/about.webp'), outside);
    onTestFinished(() => rmSync(outside, { force: true }));
    put(join(editor.folder, 'public/images/team.webp'));
    const text = editor.text().replace('heading: Built Local', 'heading: See /images/team.webp');
    writeFileSync(editor.manifest, text);
    await editor.state();
    const answer = await editor.post('publish');
    expect(answer).toMatchObject({ done: false, words: expect.stringContaining('team.webp') });
    expect(git(editor.folder, 'log', '--oneline').split('\n')).toHaveLength(1);
    expect(git(editor.folder, 'diff', '--cached', '--name-only')).toBe('');
  });

  it('says why from a state that is not the newest', async () => {
    git(editor.folder, 'checkout', '-q', '--detach');
    await editor.changePhone(NEW);
    expect(await publish()).toMatchObject(saying(false, 'not currently on a branch'));
  });

  testInFull('says what a hook says that refuses, and leaves everything as it was', async () => {
    const hook = join(editor.folder, '.git/hooks/pre-commit');
    writeFileSync(hook, '#!/bin/sh\necho "Not on Sundays." >&2\nexit 1\n');
    chmodSync(hook, 0o755);
    await editor.changePhone(NEW);
    expect(await publish()).toMatchObject(saying(false, '“Not on Sundays.”'));
    expect(git(editor.folder, 'diff', '--cached', '--name-only')).toBe('');
    unlinkSync(hook);
    expect(await publish()).toMatchObject({ done: true });
  });

  it('says that the remote refuses, in its own words', async () => {
    const hook = join(bare, 'hooks/pre-receive');
    writeFileSync(hook, '#!/bin/sh\necho "Ask the boss." >&2\nexit 1\n');
    chmodSync(hook, 0o755);
    await editor.changePhone(NEW);
    const { done, words: said } = await publish();
    expect(done).toBe(false);
    expect(said).toContain('Ask the boss.');
    expect(said).toContain('kept on this computer');
    expect((await editor.state()).unpublished).toBe(true);
    unlinkSync(hook);
    expect(await publish()).toMatchObject({ done: true, words: 'Published.' });
  });

  testInFull('says that the place is gone', async () => {
    rmSync(bare, { recursive: true });
    await editor.changePhone(NEW);
    expect(await publish()).toMatchObject(saying(false, 'does not appear to be a git repository'));
  });

  it('says that there is no network', async () => {
    git(editor.folder, 'remote', 'set-url', 'origin', 'http://127.0.0.1:9/site.git');
    await editor.changePhone(NEW);
    expect(await publish()).toMatchObject(saying(false, /git push failed\. It says: “.*connect/i));
  });

  it('ends when the remote never answers, and can be repeated', async () => {
    const silent = await answering(() => {});
    vi.stubEnv('CURBSIDE_PUBLISH_SECONDS', '1');
    git(editor.folder, 'remote', 'set-url', 'origin', `${silent}/site.git`);
    await editor.changePhone(NEW);
    expect(await publish()).toMatchObject(saying(false, 'does not answer'));
    // Typing goes on meanwhile, and nothing is locked.
    expect(existsSync(join(editor.folder, '.git/index.lock'))).toBe(false);
    git(editor.folder, 'remote', 'set-url', 'origin', bare);
    expect(await publish()).toMatchObject({ done: true, words: 'Published.' });
  });

  it('without a remote commits, says what is left to do, and calls that published on this computer', async () => {
    git(editor.folder, 'branch', '--unset-upstream');
    expect(await editor.state()).toMatchObject({ unpublished: true, isLocal: false });
    git(editor.folder, 'remote', 'remove', 'origin');
    await editor.changePhone(NEW);
    expect(await publish()).toMatchObject(saying(true, 'npm run build'));
    expect(await editor.state()).toMatchObject({ unpublished: false, isLocal: true });
    expect(git(editor.folder, 'log', '--oneline').split('\n')).toHaveLength(2);
  });

  testInFull('without git says that everything is saved; the review is of today', async () => {
    rmSync(join(editor.folder, '.git'), { recursive: true });
    await editor.changePhone(NEW);
    expect(await publish()).toMatchObject(saying(true, 'Everything is saved'));
    expect(words(await review())[0]).toContain('The phone number changes');
    expect(await history()).toEqual([]);
    expect((await editor.state()).unpublished).toBeUndefined();
  });
});

describe('the history', () => {
  it('has the publications in sentences, and goes back to one, which can be undone', async () => {
    await editor.changePhone(NEW);
    await publish();
    await changeHeading();
    await publish();
    const last = editor.text();
    const [newest, phone, first] = await history();
    expect(newest?.sentences[0]).toContain('Born Local');
    expect(phone?.sentences[0]).toContain('The phone number');
    expect(phone?.date).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(first?.sentences).toEqual(['Begin']);
    expect([newest, phone, first].map((one) => one?.isNow)).toEqual([true, false, false]);
    expect(await editor.post('go-back', { id: first?.id })).toMatchObject<Partial<ChangeAnswer>>({
      done: true,
    });
    expect(editor.text()).toBe(original);
    await editor.post('undo');
    expect(editor.text()).toBe(last);
    for (const id of ['--output=x', 'main', '../x', 'ffffffffffff']) {
      expect(await editor.post('go-back', { id })).toMatchObject({ done: false });
    }
  });

  it('has the moment that the publication ended with, and not when its change was written', async () => {
    vi.stubEnv('GIT_AUTHOR_DATE', '2001-02-03T04:05:06Z');
    vi.stubEnv('GIT_COMMITTER_DATE', '2024-05-06T07:08:09Z');
    await editor.changePhone(NEW);
    const { date } = await publish();
    expect(new Date(date ?? '').toISOString()).toBe('2024-05-06T07:08:09.000Z');
    expect((await history())[0]?.date).toBe(date);
  });

  testInFull('leaves out what changed no page, and joins of two publications', async () => {
    writeFileSync(join(editor.folder, 'other.txt'), 'of somebody else');
    git(editor.folder, 'add', 'other.txt');
    git(editor.folder, 'commit', '-q', '-m', 'Change no page');
    await editor.changePhone(NEW);
    publishElsewhere(renameIt);
    await publish();
    git(editor.folder, 'pull', '-q', '--no-rebase', '--no-edit');
    await publish();
    const subjects = (await history()).map(({ sentences }) => sentences[0]);
    expect(git(editor.folder, 'log', '--merges', '--format=%s')).not.toBe('');
    expect(subjects.toSorted()).toEqual([
      'Begin',
      'Change it elsewhere',
      expect.stringContaining('The phone number'),
    ]);
  });
});
