// The store of the hosted editor: the draft in the database, and publications at the code host.
import { type PublicFile, publicFiles } from '../../../manifest/site/public-files.ts';
import { plainEnds } from '../../../manifest/text/edits.ts';
import { targetOf, textStep } from '../../document/history.ts';
import { picturesIn } from '../../server/pictures.ts';
import { NotSaved, type Publishing, type Store, textOfVersion } from '../../server/store.ts';
import { type CurrentDraft, currentDraft, type DraftPlaces, joinedSave } from './current-draft.ts';
import { asFiles, filesWithDraft, newPictures, takeIntoDraft } from './draft-pictures.ts';
import { hostPublications, publishDraft } from './publish-draft.ts';

/** The places and files of a store that answers one request. */
interface HostedParts extends DraftPlaces {
  /** The files of the website as it was built last. */
  built(): Promise<PublicFile[]>;
}

/** Somebody else who saves as often in a row keeps a member from saving. */
const MOST_TRIES = 5;

const AGAIN_AND_AGAIN = 'Somebody else saves again and again, so nothing was changed. Try later.';
const MEANWHILE = 'Somebody else has changed the website meanwhile. Look at it, then press again.';

/** The store as one member sees it, made for one request. */
export function hostedStore({ built, ...places }: HostedParts): Store {
  const { database, host, files } = places;
  const draft = currentDraft(places);
  const allFiles = async () => publicFiles(await filesWithDraft(await built(), database));
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
    pictures: async (text) => picturesIn(await allFiles(), text),
    addPicture: async (source, { name }) =>
      takeIntoDraft(source, { name, files: await allFiles(), database }),

    async publicState(text) {
      const { base } = await draft.current();
      const added = await newPictures(database, text);
      return {
        text: base.text,
        pictures: added.map((path) => `The picture ${path.replace('/images/', '')} is new`),
        unpublished: added.length > 0 || !isSameText(base.text, text),
      };
    },

    async publications(text) {
      const [newest, ...others] = await hostPublications(host, files);
      if (!newest) return [];
      const published = (await host.textAt(files.manifest, newest.id)) ?? '';
      const isNow = isSameText(published, text) && (await newPictures(database, text)).length === 0;
      return [{ ...newest, isNow }, ...others.map((one) => ({ ...one, isNow: false }))];
    },

    async publication(id) {
      const one = (await hostPublications(host, files)).find((known) => known.id === id);
      const text = one && (await host.textAt(files.manifest, id));
      return text === undefined ? undefined : { text, date: one?.date ?? '' };
    },

    publish: (publishing) => publish(places, draft, publishing),
  };
}

const isSameText = (a: string, b: string) => plainEnds(a) === plainEnds(b);

/** Publishes the draft, and notes what it is based on by then, whoever has changed it meanwhile. */
async function publish(
  { database, host, files, memory }: DraftPlaces,
  draft: CurrentDraft,
  publishing: Publishing,
) {
  let seen = await draft.current();
  const from = { ...seen.base, text: seen.text };
  const published = await newPictures(database, seen.text);
  const pictures = await asFiles(database, published, files.pictures);
  const author = await database.member();
  const asked = { host, files, draft: seen, pictures, publishing, author };
  const { answer, base, joined } = await publishDraft(asked);
  if (!base) return answer;
  let next = joinedSave(seen, { text: joined ?? seen.text, base });
  while (!(await draft.save(seen, { ...next, published }))) {
    seen = await draft.current();
    // It was changed from the text that was published; what was joined to that is joined to it in turn, at once.
    next = { text: seen.text, base: joined === undefined ? base : from };
    memory.lookedAt = 0;
  }
  return answer;
}
