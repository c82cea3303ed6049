// Publishes a draft at a code host as one commit, after joining what others have published meanwhile.
import { mergeTexts } from '../../document/join-texts.ts';
import type { Publication, PublishAnswer } from '../../protocol.ts';
import {
  clashWords,
  MAX_MERGES,
  MAX_PUBLICATIONS,
  messageOf,
  NOT_FITTING,
  NOTHING_NEW,
  OFTEN,
  PUBLISHED,
  sentencesIn,
} from '../../server/publication-words.ts';
import { type PublishRequest, SaveError } from '../../server/store.ts';
import type { CodeHost, HostChange, HostFile } from './code-host.ts';
import type { Base, Draft } from './draft-database.ts';

/** A draft with what it was made from. */
type BasedText = Pick<Draft, 'text' | 'base'>;

/** Publishing with all that it takes. */
interface DraftPublishing {
  host: CodeHost;
  draft: BasedText;
  /** Those that may be missing in the repository. */
  pictures: HostFile[];
  publishing: PublishRequest;
  author: HostChange['author'];
}

/** How it ended. Without `next` the draft stays as it is. */
interface DraftPublished {
  answer: PublishAnswer;
  /** The draft from now on, into which others' changes may be joined. */
  next?: BasedText;
}

const refused = (words: string): DraftPublished => ({
  answer: { done: false, words: `${words} Your changes are kept.` },
});

/** The manifest of a commit, by default the newest one. Throws a SaveError. */
export async function versionAt(host: CodeHost, of?: string): Promise<Base> {
  const commit = of ?? (await host.head());
  const text = await host.textAt(host.files.manifest, commit);
  if (text !== undefined) return { commit, text };
  throw new SaveError(
    `The repository of the website has no file ${host.files.manifest}. Ask the person who set the website up.`,
  );
}

/** The draft with what was published since it began; itself where there is nothing newer. Throws a SaveError. */
export async function joinNewer(
  host: CodeHost,
  draft: BasedText,
): Promise<BasedText | { clash: [mine: string, theirs: string] }> {
  const head = await host.head();
  if (head === draft.base.commit) return draft;
  const base = await versionAt(host, head);
  const joined = mergeTexts(draft.base.text, draft.text, base.text);
  return 'clash' in joined ? joined : { ...joined, base };
}

/** Publishes. Everything that fails is said in words. */
export async function publishDraft(asked: DraftPublishing): Promise<DraftPublished> {
  try {
    for (let tries = 0; tries < MAX_MERGES; tries++) {
      const done = await publishOnce(asked);
      if (done) return done;
    }
    return refused(OFTEN);
  } catch (error) {
    if (error instanceof SaveError) return refused(error.message);
    throw error;
  }
}

/** Publishes on top of the newest version; undefined when somebody else was faster. */
async function publishOnce(asked: DraftPublishing): Promise<DraftPublished | undefined> {
  const { host, draft, pictures, publishing, author } = asked;
  const { manifest, pictures: folder } = host.files;
  const next = await joinNewer(host, draft);
  if ('clash' in next) return refused(clashWords(...next.clash));
  const { text, base } = next;
  // Pictures of others are not there before their publication is built.
  const isOther = text !== publishing.text && text !== base.text;
  const options = { isEarlier: true, published: base.text };
  if (isOther && !(await publishing.isValid(text, options))) return refused(NOT_FITTING);
  const files: HostFile[] = text === base.text ? [] : [{ path: manifest, content: text }];
  for (const picture of pictures) {
    const isShown = text.includes(`/images${picture.path.slice(folder.length)}`);
    if (isShown && (await host.textAt(picture.path, base.commit)) === undefined)
      files.push(picture);
  }
  if (files.length === 0) {
    // With changes of its own, the draft was published and the answer was lost.
    const words = draft.text === draft.base.text ? NOTHING_NEW : PUBLISHED;
    return { answer: { done: true, words }, next };
  }
  const made = await host.commit({
    parent: base.commit,
    files,
    message: messageOf(publishing.sentences),
    author: { ...author, name: author.name || publishing.business },
  });
  if (made === 'moved') return undefined;
  const answer = { done: true, words: PUBLISHED, date: made.date };
  return { answer, next: { text, base: { commit: made.id, text } } };
}

/** The last publications, newest first. Throws a SaveError. */
export async function hostPublications(host: CodeHost): Promise<Omit<Publication, 'isNow'>[]> {
  const commits = await host.commitsOf(host.files.manifest, MAX_PUBLICATIONS);
  return commits.map(({ message, ...commit }) => ({ ...commit, sentences: sentencesIn(message) }));
}
