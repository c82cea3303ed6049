// The store of the hosted editor: the draft in the database, and publications at the code host.
import { plainEnds } from '../../../manifest/text/edits.ts';
import { targetOf, textStep } from '../../document/history.ts';
import { NotSaved, type Publishing, type Store, textOfVersion } from '../../server/store.ts';
import { type CurrentDraft, currentDraft, type DraftPlaces, joinedSave } from './current-draft.ts';
import { type BuiltFiles, draftPictures } from './draft-pictures.ts';
import { hostPublications, publishDraft } from './publish-draft.ts';

/** The places and files of a store that answers one request. */
interface HostedParts extends DraftPlaces {
  /** The files of the website as it was built last. */
  pictures(): Promise<BuiltFiles>;
}

/** Somebody else who saves as often in a row keeps a member from saving. */
const MOST_TRIES = 5;

const AGAIN_AND_AGAIN = 'Somebody else saves again and again, so nothing was changed. Try later.';
const MEANWHILE = 'Somebody else has changed the website meanwhile. Look at it, then press again.';

/** The store as one member sees it, made for one request. */
export function hostedStore({ pictures: built, ...places }: HostedParts): Store {
  const { database, host, files, memory } = places;
  const draft = currentDraft(places);
  const pictures = draftPictures(database, built);
  memory.texts ??= new Map();
  const { texts } = memory;
  const textAt = async (id: string) => {
    const text = texts.get(id) ?? (await host.textAt(files.manifest, id));
    if (text !== undefined) texts.set(id, text);
    return text;
  };
  return {
    async read() {
      await draft.look();
      return (await draft.current()).text;
    },

    async change(make) {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const seen = await draft.current();
        const made = await make(seen.text);
        const { step } = made;
        if (!step || step.text === seen.text) return made;
        const { text, ...noted } = step;
        if (await draft.save(seen, { text, step: { ...textStep(seen.text, text), ...noted } }))
          return made;
      }
      throw new NotSaved(AGAIN_AND_AGAIN);
    },

    async step(way) {
      const seen = await draft.current();
      const target = targetOf(seen, way);
      if (!target) return undefined;
      const done = seen.done + (way === 'undo' ? -target.count : target.count);
      if (!(await draft.save(seen, { text: target.text, done }))) throw new NotSaved(MEANWHILE);
      return target.text;
    },

    async steps() {
      const seen = await draft.current();
      return { undo: targetOf(seen, 'undo')?.words, redo: targetOf(seen, 'redo')?.words };
    },

    textOf: async (version) => textOfVersion(await draft.current(), version),
    pictures: pictures.list,
    addPicture: (source, { name }) => pictures.add(source, name),

    async publicState(text) {
      const { base } = await draft.current();
      const sentences = (await pictures.unpublished(text)).map(
        ({ path }) => `The picture ${path.replace(/^.*\//, '')} is new`,
      );
      const unpublished = sentences.length > 0 || !isSameText(base.text, text);
      return { text: base.text, pictures: sentences, unpublished };
    },

    async publications(text) {
      const all = await hostPublications(host, files);
      const isComplete = (await pictures.unpublished(text)).length === 0;
      // Of an earlier one that nobody went back to, the text is not fetched to compare it.
      const [newest] = all;
      if (newest) await textAt(newest.id);
      const isNow = (id: string) => isComplete && isSameText(texts.get(id) ?? '', text);
      return all.map((one) => ({ ...one, isNow: isNow(one.id) }));
    },

    async publication(id) {
      const one = (await hostPublications(host, files)).find((known) => known.id === id);
      const text = one && (await textAt(id));
      return text === undefined ? undefined : { text, date: one?.date ?? '' };
    },

    publish: (publishing) => publish(places, draft, pictures, publishing),
  };
}

const isSameText = (a: string, b: string) => plainEnds(a) === plainEnds(b);

/** Publishes the draft, and notes what it is based on by then, whoever has changed it meanwhile. */
async function publish(
  { database, host, files, memory }: DraftPlaces,
  draft: CurrentDraft,
  pictures: ReturnType<typeof draftPictures>,
  publishing: Publishing,
) {
  const seen = await draft.current();
  const added = await pictures.unpublished(seen.text);
  const { answer, base, joined } = await publishDraft({
    host,
    files,
    draft: seen,
    pictures: await pictures.filesOf(added, files.pictures),
    publishing,
    author: await database.member(),
  });
  if (!base) return answer;
  const published = added.map(({ path }) => path);
  const next = { text: joined ?? seen.text, base };
  let isNoted = await draft.save(seen, { ...joinedSave(seen, next), published });
  for (let tries = 1; !isNoted && tries < MOST_TRIES; tries++) {
    const { text } = await draft.current();
    // A newer draft is made from the text that was published here; what was joined to that is joined to it in turn.
    const from = joined === undefined ? base : { ...seen.base, text: seen.text };
    isNoted = await draft.save(await draft.current(), { text, base: from, published });
    memory.lookedAt = 0;
  }
  return answer;
}
