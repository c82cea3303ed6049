// The site that the hosted editor's draft makes. All requests of a running function share it, so that a change costs little.
import { fits, type LastGood, validateManifest } from '../../manifest/check.ts';
import type { ManifestSchema } from '../../manifest/schema/schema-files.ts';
import { noTownMemory } from '../../manifest/site/expand/town-memory.ts';
import {
  isPicture,
  type PublicFile,
  type PublicFiles,
  publicFiles,
  withAllPictures,
} from '../../manifest/site/public-files.ts';
import { createShownSite } from '../server/shown-site.ts';
import type { CheckedText } from '../server/store.ts';

/** The draft at a moment. */
export interface DraftNow {
  text: string;
  /** The text that is public. */
  base?: string;
  files: PublicFile[];
}

export type DraftSite = ReturnType<typeof createDraftSite>;

/**
 * The site of a draft.
 * @param manifest the file's name in diagnostics
 * @param onMissing is called when a picture that the draft names is not there
 */
export function createDraftSite(schema: ManifestSchema, manifest: string, onMissing: () => void) {
  const memory = noTownMemory();
  let now: DraftNow | undefined;
  const lastGood = (base?: string): LastGood | undefined =>
    base !== undefined && fits(base, schema) ? { text: base } : undefined;
  const site = createShownSite<CheckedText>(async () => {
    if (!now) throw new Error('there is no draft yet');
    const { text, base, files: list } = now;
    const files = noting(publicFiles(list), onMissing);
    let known: LastGood | undefined | null = null;
    const good = () => {
      if (known === null) known = lastGood(base);
      return known;
    };
    return {
      ...{ text, schema: schema.files },
      check(asked, { edits, isEarlier }) {
        const shown = isEarlier ? withAllPictures(files) : files;
        const around = { schema, files: shown, memory, edits, lastGood: good };
        return { ...validateManifest(asked, manifest, around), text: asked };
      },
    };
  });
  return {
    ...site,
    announce: async () => {},
    /** The files that texts are checked against. */
    files: () => publicFiles(now?.files ?? []),
    /** Has pages show the draft as it is now. */
    async bring(next: DraftNow): Promise<void> {
      const isSame = now?.base === next.base && isSameList(now?.files, next.files);
      now = next;
      const { good, bad } = await (isSame ? site.current() : site.refresh());
      if ((bad ?? good)?.text !== next.text) site.show(next.text);
    },
  };
}

const isSameList = (a: PublicFile[] | undefined, b: PublicFile[]) =>
  JSON.stringify(a) === JSON.stringify(b);

/** The files, which say when somebody looks for a picture that is not among them. */
const noting = (files: PublicFiles, onMissing: () => void): PublicFiles => ({
  ...files,
  has(path) {
    const isThere = files.has(path);
    if (!isThere && isPicture(path)) onMissing();
    return isThere;
  },
});
