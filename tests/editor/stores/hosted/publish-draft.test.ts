// Publishing a draft at both code hosts, by a stand-in that fails in every way.
import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SaveError } from '../../../../src/editor/server/store.ts';
import type { CodeHost, HostFile } from '../../../../src/editor/stores/hosted/code-host.ts';
import { gitHub } from '../../../../src/editor/stores/hosted/github.ts';
import { gitLab } from '../../../../src/editor/stores/hosted/gitlab.ts';
import {
  hostPublications,
  joinNewer,
  publishDraft,
  versionAt,
} from '../../../../src/editor/stores/hosted/publish-draft.ts';
import { codeHostOf, limitedTo } from '../../../../src/editor/stores/hosted/repository.ts';
import { answering } from '../../../support/servers/answering.ts';
import {
  CodeHostStandIn,
  type Fault,
  REPOSITORY,
  TOKEN,
} from '../../../support/servers/code-host.ts';

const TEXT = `company:
  name: Collins Hauling
  phone: (716) 555-0142

pages:
  - path: /
    heading: Built Local
    text: Trash and recycling

  - path: /about/
    heading: About us
    text: Since 1962
`;
const PHONE = TEXT.replace('0142', '0177');
const ABOUT = TEXT.replace('Since 1962', 'Since 1961');
const PICTURE: HostFile = {
  path: 'public/images/cart.jpg',
  content: new Uint8Array([255, 216, 0]),
};

/** Both hosts. `write` is the request that moves the branch, `head` the one that asks for its commit. */
const HOSTS = [
  {
    name: 'GitHub',
    make: gitHub,
    api: 'https://api.github.com',
    address: 'https://github.com',
    head: /^GET .*git\/ref/,
    read: /^GET .*contents/,
    write: /^PATCH/,
  },
  {
    name: 'GitLab',
    make: gitLab,
    api: 'https://gitlab.com/api/v4',
    address: 'https://gitlab.com',
    head: /^GET .*branches/,
    read: /^GET .*raw$/,
    write: /^POST .*commits$/,
  },
];

const MISSING = { status: 404 };
const files = { manifest: 'pages.yaml', pictures: 'public/images' };
describe.each(HOSTS)('publishing at $name', ({ name, make, api, address, head, read, write }) => {
  let server: CodeHostStandIn;
  let host: CodeHost;
  let first = '';
  /** Everything that was said, in which the token is looked for. */
  let said: string[] = [];

  beforeEach(() => {
    server = new CodeHostStandIn({ 'pages.yaml': TEXT, 'public/images/about.webp': 'a picture' });
    first = server.branch ?? '';
    const secrets = { WEBSITE_REPOSITORY: `${address}/${REPOSITORY}`, WEBSITE_TOKEN: TOKEN };
    host = codeHostOf(secrets, server.get);
    said = [];
    for (const way of ['log', 'info', 'warn', 'error'] as const) {
      vi.spyOn(console, way).mockImplementation((...words) => void said.push(words.join(' ')));
    }
  });

  afterEach(() => {
    vi.restoreAllMocks();
    expect(said.join('\n')).not.toContain(TOKEN);
    expect(server.breaches).toEqual([]);
  });

  /** Presses Publish with a text that was made of the first one. */
  async function publish(text: string, more: Partial<Parameters<typeof publishDraft>[0]> = {}) {
    const published = await publishDraft({
      host,
      draft: { text, base: { commit: first, text: TEXT } },
      pictures: [],
      publishing: {
        text,
        sentences: ['The phone number changes', 'A second sentence'],
        business: 'Collins Hauling',
        isValid: async () => true,
      },
      author: { name: 'Ann Collins', email: 'ann@example.com' },
      ...more,
    });
    said.push(JSON.stringify(published));
    return published;
  }

  /** What a function throws, as words. */
  async function failureOf(work: () => Promise<unknown>): Promise<string> {
    const error = await work().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SaveError);
    const { message, stack } = error as Error;
    said.push(String(stack));
    return message;
  }

  const commits = () => server.log.map(({ message }) => message.split('\n')[0]);

  it('makes one commit of the text and its new pictures, by the member and with the words of the review', async () => {
    const text = PHONE.replace('Since 1962', 'See /images/cart.jpg');
    const unseen = { ...PICTURE, path: 'public/images/unseen.jpg' };
    const { answer, next } = await publish(text, { pictures: [PICTURE, unseen] });
    expect(answer).toEqual({
      done: true,
      words: 'Published.',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    const [now] = server.log;
    expect(next).toEqual({ text, base: { commit: now?.sha, text } });
    expect(now).toMatchObject({
      parents: [first],
      author: { name: 'Ann Collins', email: 'ann@example.com' },
      message: 'Change the website in 2 places\n\n- The phone number changes\n- A second sentence',
    });
    expect(server.read()).toBe(text);
    expect(server.changed()).toEqual(['pages.yaml', 'public/images/cart.jpg']);
    expect(now?.files.get('public/images/cart.jpg')).toHaveLength(3);
  });

  it('gives the publications in sentences, newest first, without joins', async () => {
    server.publish(ABOUT);
    server.publish(TEXT.replace('1962', '1960'), 'Join it', [server.commitAside(first)]);
    const { answer } = await publish(PHONE);
    expect(await hostPublications(host)).toEqual([
      {
        id: server.branch,
        date: answer.date,
        by: 'Ann Collins',
        sentences: ['The phone number changes', 'A second sentence'],
      },
      {
        id: server.log.find(({ message }) => message === 'Change it elsewhere')?.sha,
        date: expect.any(String),
        by: 'Pat',
        sentences: ['Change it elsewhere'],
      },
      { id: first, date: expect.any(String), by: expect.any(String), sentences: ['Begin'] },
    ]);
  });

  it('makes no commit without a change', async () => {
    const { answer } = await publish(TEXT);
    expect(answer).toEqual({
      done: true,
      words: 'Nothing has changed since the last publication.',
    });
    expect(commits()).toEqual(['Begin']);
  });

  it('joins what somebody else has published at another place', async () => {
    server.publish(ABOUT);
    const both = PHONE.replace('1962', '1961');
    const { answer, next } = await publish(PHONE);
    expect(answer).toMatchObject({ done: true, words: 'Published.' });
    const base = { commit: server.branch, text: both };
    expect(next).toEqual({ text: both, base });
    expect(server.read()).toBe(both);
    expect(commits()).toEqual(['Change the website in 2 places', 'Change it elsewhere', 'Begin']);
  });

  it('shows both values of a place that somebody else has published too', async () => {
    server.publish(TEXT.replace('0142', '0199'));
    const { answer, next } = await publish(PHONE);
    expect(answer.done).toBe(false);
    expect(answer.words).toContain(
      'Yours says “phone: (716) 555-0177”, theirs “phone: (716) 555-0199”',
    );
    expect(next).toBeUndefined();
    expect(commits()).toEqual(['Change it elsewhere', 'Begin']);
  });

  it('does not publish a joined text with errors', async () => {
    server.publish(ABOUT);
    const isValid = vi.fn(async () => false);
    const publishing = { text: PHONE, sentences: [], business: 'Collins Hauling', isValid };
    const { answer } = await publish(PHONE, { publishing });
    expect(answer).toMatchObject({
      done: false,
      words: expect.stringContaining('do not fit together'),
    });
    expect(isValid).toHaveBeenCalledWith(PHONE.replace('1962', '1961'), {
      isEarlier: true,
      published: ABOUT,
    });
    expect(commits()).toEqual(['Change it elsewhere', 'Begin']);
  });

  it('takes note of what is newer', async () => {
    const draft = { text: PHONE, base: { commit: first, text: TEXT } };
    expect(await joinNewer(host, draft)).toBe(draft);
    server.publish(TEXT);
    const base = { commit: server.branch, text: TEXT };
    expect(await joinNewer(host, draft)).toEqual({ base, text: PHONE });
    expect(await versionAt(host)).toEqual(base);
  });

  it('joins another commit that comes first at the last moment', async () => {
    server.next(write, () => server.publish(ABOUT));
    const { answer } = await publish(PHONE);
    expect(answer).toMatchObject({ done: true, words: 'Published.' });
    expect(server.read()).toBe(PHONE.replace('1962', '1961'));
    expect(commits()).toEqual(['Change the website in 2 places', 'Change it elsewhere', 'Begin']);
  });

  it('gives up while somebody else is faster each time', async () => {
    for (const year of [1961, 1960, 1959]) {
      server.next(write, () => server.publish(TEXT.replace('1962', `${year}`), `In ${year}`));
    }
    const { answer } = await publish(PHONE);
    expect(answer.words).toMatch(/^Somebody else keeps publishing\..* Your changes are kept\.$/);
    expect(commits()).toEqual(['In 1959', 'In 1960', 'In 1961', 'Begin']);
  });

  it('loses neither of two publications at once', async () => {
    const [one, other] = await Promise.all([publish(PHONE), publish(ABOUT)]);
    expect([one.answer.words, other.answer.words]).toEqual(['Published.', 'Published.']);
    expect(server.read()).toBe(PHONE.replace('1962', '1961'));
    expect(commits()).toHaveLength(3);
  });

  it.each<[string, Fault, RegExp]>([
    ['401', { status: 401 }, /key to \w+ has expired or was revoked\. Ask the person who set/],
    [
      '403',
      { status: 403 },
      /key may not do this at \w+\. Ask the person .* words: “403 No, …: …”/,
    ],
    [
      '403 after too many requests',
      { status: 403, headers: { 'retry-after': '130' } },
      /takes no more requests for now\. Try again in a few minutes/,
    ],
    [
      '429',
      { status: 429, headers: { 'ratelimit-remaining': '0', 'ratelimit-reset': '1' } },
      /takes no more requests for now/,
    ],
    ['404', MISSING, /no such repository or branch, or .* key may not/],
    ['409', { status: 409 }, /is empty, or another change is just being made there/],
    ['422', { status: 422 }, /refuses this\. Ask the person .* show these words: “422 /],
    ['500', { status: 500 }, /is in trouble\. Try again in a few minutes/],
  ])('says in plain words why nothing was published: %s', async (_, fault, words) => {
    for (const step of [head, write]) {
      server.next(step, fault);
      const { answer, next } = await publish(PHONE);
      expect(answer.words).toMatch(words);
      expect(answer.words).toMatch(new RegExp(`${name}.* Your changes are kept\\.$`));
      expect({ done: answer.done, next }).toEqual({ done: false, next: undefined });
    }
    server.next(read, fault);
    const reading = host.textAt('pages.yaml', first);
    if (fault === MISSING) expect(await reading).toBeUndefined();
    else expect(await failureOf(() => reading)).toMatch(words);
    expect(commits()).toEqual(['Begin']);
  });

  it('says that the host does not answer, and publishes once when it does again', async () => {
    const settings = { api, repository: REPOSITORY, branch: 'main', token: TOKEN };
    const impatient = { ...make({ ...settings, timeoutMs: 50 }, server.get), files };
    for (const step of [read, write]) {
      server.publish(ABOUT, 'Another');
      server.next(step, 'hang');
      const { answer } = await publish(PHONE, { host: impatient });
      expect(answer).toMatchObject({
        done: false,
        words: expect.stringContaining(`${name} does not answer`),
      });
    }
    await publish(PHONE);
    expect(commits()).toEqual(['Change the website in 2 places', 'Another', 'Another', 'Begin']);
  });

  it('says that there is no connection', async () => {
    const refusing = async () => Promise.reject(new TypeError('fetch failed'));
    const settings = { api, repository: REPOSITORY, branch: 'main', token: TOKEN };
    const lost = { ...make(settings, refusing), files };
    expect((await publish(PHONE, { host: lost })).answer.words).toContain(
      `${name} does not answer`,
    );
  });

  it('finds its commit when the answer is lost', async () => {
    server.next(write, 'lose');
    const { answer, next } = await publish(PHONE);
    expect(answer).toMatchObject({ done: true, words: 'Published.' });
    expect(next?.base).toEqual({ commit: server.branch, text: PHONE });
    expect(commits()).toHaveLength(2);
  });

  it('writes nothing twice when the answer is lost and somebody else publishes on top', async () => {
    server.next(write, 'lose');
    // The first look is before the commit.
    for (let looks = name === 'GitHub' ? 1 : 2; looks > 0; looks--)
      server.next(head, () => undefined);
    server.next(head, () => server.publish(PHONE.replace('1962', '1961')));
    const { answer } = await publish(PHONE);
    expect(answer).toMatchObject({ done: true, words: 'Published.' });
    expect(commits()).toEqual(['Change it elsewhere', 'Change the website in 2 places', 'Begin']);
  });

  it('makes no second commit when Publish is pressed again after a lost answer', async () => {
    server.next(write, 'lose');
    for (let looks = name === 'GitHub' ? 1 : 2; looks > 0; looks--)
      server.next(head, () => undefined);
    server.next(head, { status: 500 });
    expect((await publish(PHONE)).answer).toMatchObject({ done: false });
    const { answer, next } = await publish(PHONE);
    expect(answer).toEqual({ done: true, words: 'Published.' });
    expect(next?.base.text).toBe(PHONE);
    expect(commits()).toHaveLength(2);
  });

  it('names the business where the member has no name', async () => {
    await publish(PHONE, { author: { name: '', email: 'ann@example.com' } });
    expect(server.log[0]?.author.name).toBe('Collins Hauling');
  });

  it('says that the manifest is missing', async () => {
    const other = { ...host, files: { ...files, manifest: 'site/pages.yaml' } };
    expect(await failureOf(() => versionAt(other))).toContain('no file site/pages.yaml');
  });

  it('publishes no picture that wants out of its folder', async () => {
    const stray = { path: 'public/images/../../.github/workflows/build.yml', content: 'x' };
    const text = `${PHONE}# /images/../../.github/workflows/build.yml\n`;
    const { answer } = await publish(text, { pictures: [stray] });
    expect(answer.words).toContain(
      'Only the text of the website and its pictures can be published',
    );
    expect(server.requests.filter((one) => !one.startsWith('GET'))).toEqual([]);
  });

  it('says that the repository is empty', async () => {
    server.branch = undefined;
    expect(await failureOf(() => host.head())).toMatch(
      /is empty, or|has no such repository or branch/,
    );
  });
});

describe('a host that is limited to the files of the site', () => {
  const written: string[][] = [];
  const host = limitedTo(files, {
    head: async () => '',
    textAt: async () => '',
    commitsOf: async () => [],
    commit: async (change) => {
      written.push(change.files.map(({ path }) => path));
      return 'moved';
    },
  });
  const commit = (...paths: string[]) =>
    host.commit({
      parent: 'abc',
      message: 'Change it',
      author: { name: 'Ann', email: 'ann@example.com' },
      files: paths.map((path) => ({ path, content: 'x' })),
    });

  it('writes the manifest and pictures in their folder', async () => {
    await commit('pages.yaml', 'public/images/cart-2.jpg', 'public/images/a.webp');
    expect(await host.textAt('public/images/a.webp', 'abc')).toBe('');
    expect(written.splice(0)).toEqual([
      ['pages.yaml', 'public/images/cart-2.jpg', 'public/images/a.webp'],
    ]);
  });

  it.each([
    'public/images/../../.github/workflows/build.yml',
    'public/images/../cart.jpg',
    'public/images/page.html',
    'public/images/drawing.svg',
    'public/images/.hidden.jpg',
    'public/images/sub/cart.jpg',
    'public/images/cart.jpg\n.github/x.jpg',
    'public/images',
    'public/index.jpg',
    '/public/images/cart.jpg',
    './pages.yaml',
    'site/pages.yaml',
    'package.json',
    '',
  ])('writes nothing at all with a file at %j', async (path) => {
    await expect(commit('pages.yaml', path)).rejects.toThrow(SaveError);
    expect(await host.textAt(path, 'abc')).toBeUndefined();
    expect(written).toEqual([]);
  });
});

describe('the repository of the secrets', () => {
  const secrets = {
    WEBSITE_REPOSITORY: 'https://github.com/collins/website',
    WEBSITE_TOKEN: TOKEN,
  };

  it.each([
    [{}, 'https://api.github.com/repos/collins/website/git/ref/heads/main'],
    [
      { WEBSITE_BRANCH: 'live/now' },
      'https://api.github.com/repos/collins/website/git/ref/heads/live/now',
    ],
    [
      { WEBSITE_REPOSITORY: 'https://github.example.com/collins/website.git' },
      'https://github.example.com/api/v3/repos/collins/website/git/ref/heads/main',
    ],
    [
      { WEBSITE_REPOSITORY: 'https://GitHub.com:443/collins/website' },
      'https://api.github.com/repos/collins/website/git/ref/heads/main',
    ],
    [
      { WEBSITE_REPOSITORY: 'https://gitlab.bücher.example:8443/collins/website' },
      'https://gitlab.xn--bcher-kva.example:8443/api/v4/projects/collins%2Fwebsite/repository/branches/main',
    ],
    [
      { WEBSITE_REPOSITORY: 'https://gitlab.com/collins/web/site/', WEBSITE_BRANCH: 'live/now' },
      'https://gitlab.com/api/v4/projects/collins%2Fweb%2Fsite/repository/branches/live%2Fnow',
    ],
    [
      {
        WEBSITE_REPOSITORY: 'https://git.example.com/collins/website',
        WEBSITE_HOST_API: 'https://git.example.com/api/v4/',
      },
      'https://git.example.com/api/v4/projects/collins%2Fwebsite/repository/branches/main',
    ],
  ])('with %j is asked at its address', async (more, address) => {
    const asked: string[] = [];
    const answer = { object: { sha: 'abc' }, commit: { id: 'abc' } };
    const get: typeof fetch = async (url) => {
      asked.push(String(url));
      return Response.json(answer);
    };
    expect(await codeHostOf({ ...secrets, ...more }, get).head()).toBe('abc');
    expect(asked).toEqual([address]);
  });

  it.each([
    [{ WEBSITE_TOKEN: '' }, /^WEBSITE_TOKEN is not set/],
    [{ WEBSITE_REPOSITORY: undefined }, /^WEBSITE_REPOSITORY has to be/],
    [
      { WEBSITE_REPOSITORY: 'https://bitbucket.org/collins/website' },
      /^WEBSITE_REPOSITORY has to be/,
    ],
    [{ WEBSITE_REPOSITORY: 'http://github.com/collins/website' }, /^WEBSITE_REPOSITORY has to be/],
    [{ WEBSITE_REPOSITORY: 'git@github.com:collins/website.git' }, /^WEBSITE_REPOSITORY has to be/],
    [
      { WEBSITE_REPOSITORY: 'https://ann:key@github.com/collins/website' },
      /^WEBSITE_REPOSITORY has to be/,
    ],
    [{ WEBSITE_REPOSITORY: 'https://github.com/collins/../user' }, /^WEBSITE_REPOSITORY has to be/],
    [{ WEBSITE_REPOSITORY: 'https://github.com/collins' }, /^WEBSITE_REPOSITORY has to be/],
    [{ WEBSITE_REPOSITORY: 'https://github.com:x/a/b' }, /^WEBSITE_REPOSITORY has to be/],
    [{ WEBSITE_REPOSITORY: 'https://github.com:99999/a/b' }, /^WEBSITE_REPOSITORY has to be/],
    [{ WEBSITE_REPOSITORY: 'https://github.com /a/b' }, /^WEBSITE_REPOSITORY has to be/],
    [{ WEBSITE_REPOSITORY: 'https://github.com\\@evil.example/a/b' }, /^WEBSITE_REPOSITORY has/],
    [{ WEBSITE_REPOSITORY: 'https://githüb.com/a/b' }, /^WEBSITE_REPOSITORY has to be/],
  ])('with %j is refused in words for who sets it up', (more, words) => {
    expect(() => codeHostOf({ ...secrets, ...more })).toThrow(words);
  });

  it('may begin with a dot', () => {
    const WEBSITE_REPOSITORY = 'https://github.com/collins/.github';
    expect(() => codeHostOf({ ...secrets, WEBSITE_REPOSITORY })).not.toThrow();
  });

  it('has its pictures beside the manifest', () => {
    expect(codeHostOf({ ...secrets, WEBSITE_MANIFEST: 'site/pages.yaml' }).files).toEqual({
      manifest: 'site/pages.yaml',
      pictures: 'site/public/images',
    });
  });
});

const CHANGE = {
  parent: 'abc',
  message: 'Change it',
  author: { name: 'Ann', email: 'ann@example.com' },
};

describe.each([
  ['GitHub', '/api/v3'],
  ['GitLab', '/api/v4'],
])('%s, by whatever takes its place,', (name, base) => {
  /** A code host that answers so, and the addresses that were asked. */
  async function hostThat(answer: RequestListener) {
    const asked: string[] = [];
    const origin = await answering((request, response) => {
      asked.push(request.url ?? '');
      answer(request, response);
    });
    const host = codeHostOf({
      WEBSITE_REPOSITORY: 'https://git.example.com/collins/website',
      WEBSITE_TOKEN: TOKEN,
      WEBSITE_HOST_API: origin + base,
    });
    return { host, asked, origin };
  }

  it('may lead to another of its own addresses, but not to another host', async () => {
    const elsewhere = await hostThat((_, response) => response.end('{}'));
    const away = await hostThat((_, response) =>
      response.writeHead(301, { Location: `${elsewhere.origin}/x` }).end(),
    );
    await expect(away.host.head()).rejects.toThrow(`${name} leads to another address`);
    expect(elsewhere.asked).toEqual([]);
    const renamed = await hostThat(({ url }, response) =>
      url === '/new'
        ? response.end('{"object":{"sha":"abc"},"commit":{"id":"abc"}}')
        : response.writeHead(301, { Location: '/new' }).end(),
    );
    expect(await renamed.host.head()).toBe('abc');
    const round = await hostThat(({ url }, response) =>
      response.writeHead(301, { Location: url }).end(),
    );
    await expect(round.host.head()).rejects.toThrow(SaveError);
  });

  it('is not read further than 8 MB', async () => {
    let sent = 0;
    const { host } = await hostThat((_, response) => {
      const more = () => {
        sent += 1;
        if (!response.destroyed) response.write(Buffer.alloc(1_000_000), more);
      };
      more();
    });
    await expect(host.textAt('pages.yaml', 'abc')).rejects.toThrow('far more than was asked for');
    expect(sent).toBeLessThan(40);
  });

  it.each(['[]', '{}', 'null', '5', '"x"', '[null]', '{"object":null,"commit":null}', '<html>'])(
    'says in words that it answers %s',
    async (body) => {
      const { host } = await hostThat((_, response) => response.end(body));
      for (const ask of [() => host.head(), () => host.commitsOf('pages.yaml', 5)]) {
        const answer = await ask().catch((error: unknown) => error);
        if (answer instanceof Error) expect(answer).toBeInstanceOf(SaveError);
      }
      await expect(host.commit({ ...CHANGE, files: [PICTURE] })).rejects.toThrow(SaveError);
    },
  );
});
