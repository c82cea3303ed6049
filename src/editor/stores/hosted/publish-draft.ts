// Publishes a draft at a code host as one commit, after joining what others have published meanwhile.
import { joinedTexts } from '../../document/join-texts.ts';
import type { Publication, PublishAnswer } from '../../protocol.ts';
import {
  clashWords,
  MOST_PUBLICATIONS,
  MOST_TRIES,
  messageOf,
  NOT_FITTING,
  NOTHING_NEW,
  OFTEN,
  PUBLISHED,
  sentencesIn,
} from '../../server/publication-words.ts';
import type { Publishing } from '../../server/store.ts';
import { type CodeHost, type HostChange, HostFailure, type HostFile } from './code-host.ts';
import type { Base, Draft } from './draft-database.ts';

/** The places of a site in its repository. */
export interface HostedFiles {
  /** The path of the manifest: `pages.yaml`. */
  manifest: string;
  /** The folder of its pictures: `public/images`. */
  pictures: string;
}

/** A site at a code host. */
interface HostedSite {
  host: CodeHost;
  files: HostedFiles;
}

/** A site with the draft of the office. */
interface HostedDraft extends HostedSite {
  draft: Pick<Draft, 'text' | 'base'>;
}

/** Publishing with all that it takes. */
interface DraftPublishing extends HostedDraft {
  /** Those that may be missing in the repository. */
  pictures: HostFile[];
  publishing: Publishing;
  author: HostChange['author'];
}

/** How it ended. Without `base` the draft stays as it is. */
interface DraftPublished {
  answer: PublishAnswer;
  /** What the draft is made from now. */
  base?: Base;
  /** The text of the draft from now on, where others' changes were joined. */
  joined?: string;
}

const KEPT = 'Your changes are kept.';

const refused = (words: string): DraftPublished => ({ answer: { done: false, words } });

/** The newest version of a site. Throws a HostFailure. */
export const newestVersion = async (site: HostedSite): Promise<Base> =>
  versionAt(site, await site.host.head());

async function versionAt({ host, files }: HostedSite, commit: string): Promise<Base> {
  const text = await host.textAt(files.manifest, commit);
  if (text !== undefined) return { commit, text };
  throw new HostFailure(
    `The repository of the website has no file ${files.manifest}. Ask the person who set the website up.`,
  );
}

/** Joins what was published since the draft began; undefined where there is nothing newer. Throws a HostFailure. */
export async function joinNewer(
  site: HostedDraft,
): Promise<{ base: Base; text: string } | { refusal: string } | undefined> {
  const { host, draft } = site;
  const head = await host.head();
  if (head === draft.base.commit) return undefined;
  const base = await versionAt(site, head);
  const joined = joinedTexts(draft.base.text, draft.text, base.text);
  if ('clash' in joined) return { refusal: clashWords(...joined.clash) };
  return { base, text: joined.text };
}

/** Publishes. Everything that fails is said in words. */
export async function publishDraft(asked: DraftPublishing): Promise<DraftPublished> {
  try {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const done = await publishOnce(asked);
      if (done) return done;
    }
    return refused(`${OFTEN} ${KEPT}`);
  } catch (error) {
    if (error instanceof HostFailure) return refused(`${error.message} ${KEPT}`);
    throw error;
  }
}

/** Publishes on top of the newest version; undefined when somebody else was faster. */
async function publishOnce(asked: DraftPublishing): Promise<DraftPublished | undefined> {
  const { host, files, draft, pictures, publishing, author } = asked;
  const newer = await joinNewer(asked);
  if (newer && 'refusal' in newer) return refused(`${newer.refusal} ${KEPT}`);
  const { text, base } = newer ?? draft;
  const joined = text === draft.text ? undefined : text;
  // Pictures of others are not there before their publication is built.
  if (joined && joined !== base.text && !(await publishing.isGood(joined, { isEarlier: true }))) {
    return refused(`${NOT_FITTING} ${KEPT}`);
  }
  const shown = pictures.filter(({ path }) =>
    text.includes(`/images${path.slice(files.pictures.length)}`),
  );
  const missing: HostFile[] = [];
  for (const picture of shown) {
    if ((await host.textAt(picture.path, base.commit)) === undefined) missing.push(picture);
  }
  if (text === base.text && missing.length === 0) {
    // With changes of its own, the draft was published and the answer was lost.
    const words = draft.text === draft.base.text ? NOTHING_NEW : PUBLISHED;
    return { answer: { done: true, words }, base, joined };
  }
  const made = await host.commit({
    parent: base.commit,
    files: [{ path: files.manifest, content: text }, ...missing],
    message: messageOf(publishing.sentences),
    author: { ...author, name: author.name || publishing.business },
  });
  if (made === 'moved') return undefined;
  const answer = { done: true, words: PUBLISHED, date: made.date };
  return { answer, base: { commit: made.id, text }, joined };
}

/** The last publications, newest first. Throws a HostFailure. */
export async function hostPublications(
  host: CodeHost,
  files: HostedFiles,
): Promise<Omit<Publication, 'isNow'>[]> {
  const commits = await host.commitsOf(files.manifest, MOST_PUBLICATIONS);
  return commits.map(({ id, date, message }) => ({ id, date, sentences: sentencesIn(message) }));
}
