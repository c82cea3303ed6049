// The editor's review, publication and history: the parts that compare with what is public.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LiveSite } from '../../../files/live-site.ts';
import { turns } from '../../../files/turns.ts';
import type { ChangeAnswer, Publication, PublishAnswer, Review } from '../../page/protocol.ts';
import type { Desk } from '../../server/desk.ts';
import { versionOf } from '../../server/journal.ts';
import { runGit } from './git.ts';
import {
  isInGit,
  isUnsent,
  type Published,
  pictureSentences,
  publications,
  publishedFiles,
  publishedText,
} from './publication.ts';
import { publishSite } from './publish-site.ts';
import { createReviews, grouped, takenBack } from './review.ts';

/** The most time that another computer is waited for, in milliseconds. Slow networks can have more. */
const longest = () => Number(process.env.CURBSIDE_PUBLISH_SECONDS || 60) * 1000;

const NO_GIT =
  'Everything is saved in pages.yaml. This folder is not kept in git, so there is no place to send it to: build the site with npm run build, and upload the folder dist.';
const ERRORS =
  'The website has errors, so it was not published. The list of problems says where; put them right first.';
const CHANGED = 'The website was changed meanwhile. Look at the review again, then publish.';

/** The review, the publication and the history of one site. */
export class Publisher {
  readonly #desk: Desk;
  readonly #site: LiveSite;
  readonly #files: Published;
  readonly #reviewed: ReturnType<typeof createReviews>;
  readonly #announce: () => Promise<void>;
  readonly #inTurn = turns();

  constructor(desk: Desk, site: LiveSite, { publicFolder, announce }: PublisherOptions) {
    this.#desk = desk;
    this.#site = site;
    this.#announce = announce;
    this.#files = publishedFiles(desk.files.file, publicFolder);
    this.#reviewed = createReviews(site);
  }

  /** Whether something differs from the last publication, or that is not sent yet; undefined without git. */
  async isUnpublished(text: string): Promise<boolean | undefined> {
    if (!(await isInGit(this.#files))) return undefined;
    const [published, pictures, unsent] = await Promise.all([
      publishedText(this.#files),
      pictureSentences(this.#files, text),
      isUnsent(this.#files),
    ]);
    const isSame = published !== undefined && isSameText(published, text);
    return !isSame || pictures.length > 0 || unsent;
  }

  async review(): Promise<Review> {
    const text = await this.#desk.read();
    const published = await this.#publishedOrFirst();
    const parts = published === undefined ? [] : this.#reviewed(published, text).parts;
    const { good } = await this.#site.current();
    const labels = new Map(good?.expansion?.pages.map(({ path, label }) => [path, label]));
    const pictures = (await pictureSentences(this.#files, text)).map((words) => ({ words }));
    return {
      version: versionOf(text),
      groups: [
        ...grouped(parts, labels),
        ...(pictures.length > 0 ? [{ title: 'Pictures', notices: pictures }] : []),
      ],
    };
  }

  async takeBack(id: string): Promise<ChangeAnswer> {
    const published = await this.#publishedOrFirst();
    const text = await this.#desk.read();
    const back =
      published === undefined ? undefined : takenBack(this.#reviewed(published, text), id);
    if (!back)
      return { done: false, words: 'This is not there any more. Look at the review again.' };
    const make = (now: string) =>
      now === text ? back.text : { done: false as const, words: CHANGED };
    return this.#desk.write({ make, words: back.words });
  }

  /** Publications follow one another. */
  publish(version?: string): Promise<PublishAnswer> {
    return this.#inTurn(() => this.#publish(version));
  }

  async history(): Promise<Publication[]> {
    const text = await this.#desk.read();
    const [all, pictures] = await Promise.all([
      publications(this.#files),
      pictureSentences(this.#files, text),
    ]);
    const isNow = async (id: string) =>
      pictures.length === 0 && isSameText((await publishedText(this.#files, id)) ?? '', text);
    return Promise.all(all.map(async (one) => ({ ...one, isNow: await isNow(one.id) })));
  }

  /** Makes the text of a publication the newest one, as a step that can be undone. */
  async goBack(id: string): Promise<ChangeAnswer> {
    const text = /^[\da-f]{7,64}$/.test(id) ? await publishedText(this.#files, id) : undefined;
    if (text === undefined)
      return { done: false, words: 'This publication is not there any more.' };
    await this.#bringPictures(id, text);
    await this.#site.refresh();
    const [{ date = '' } = {}] = (await publications(this.#files)).filter((one) => one.id === id);
    const make = (now: string) => withEndsOf(now, text);
    return this.#desk.write({
      make,
      words: `went back to the publication of ${date.slice(0, 10)}`,
    });
  }

  async #publish(version?: string): Promise<PublishAnswer> {
    if (!(await isInGit(this.#files))) return { done: true, words: NO_GIT };
    const text = await this.#desk.read();
    if (version !== undefined && version !== versionOf(text))
      return { done: false, words: CHANGED };
    const loaded = this.#site.judge(text);
    if (!loaded.site) return { done: false, words: ERRORS };
    const { groups } = await this.review();
    const words = groups.flatMap(({ notices }) => notices.map((notice) => notice.words));
    return publishSite({
      files: this.#files,
      business: loaded.site.facts.company.name,
      sentences: [...new Set(words)],
      longest: longest(),
      inTurn: (work) => this.#desk.inTurn(work),
      isGood: async () => {
        await this.#site.refresh();
        return (await this.#site.current()).bad === undefined;
      },
      joined: async () => {
        await this.#desk.noticeNow('joined with a publication from elsewhere');
        await this.#announce();
      },
    });
  }

  /** The text that the review compares with: without a publication, the first one of the day. */
  async #publishedOrFirst(): Promise<string | undefined> {
    const published = await publishedText(this.#files);
    if (published !== undefined) return published;
    const { days } = this.#desk.files;
    const newest = existsSync(days) ? readdirSync(days).sort().at(-1) : undefined;
    return newest && readFileSync(join(days, newest), 'utf8');
  }

  /** Brings back the pictures that a publication shows and that are gone. */
  async #bringPictures(id: string, text: string): Promise<void> {
    const { folder, pictures } = this.#files;
    const listed = await runGit(folder, ['ls-tree', '-r', '-z', '--name-only', id, '--', pictures]);
    for (const name of listed.out.split('\0').filter(Boolean)) {
      const file = join(folder, name);
      if (existsSync(file) || !text.includes(name.slice(name.lastIndexOf('/')))) continue;
      const picture = await runGit(folder, ['cat-file', 'blob', `${id}:./${name}`]);
      if (!picture.ok) continue;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, picture.bytes);
    }
  }
}

export interface PublisherOptions {
  publicFolder: string;
  announce: () => Promise<void>;
}

const plain = (text: string) => text.replaceAll('\r\n', '\n');

const isSameText = (a: string, b: string) => plain(a) === plain(b);

/** A text with the line ends of another one: Windows may have its own in the folder. */
const withEndsOf = (model: string, text: string) =>
  model.includes('\r\n') ? plain(text).replaceAll('\n', '\r\n') : text;
