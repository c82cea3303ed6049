// The site that the hosted editor's draft makes. All requests of a running function share it, so that a change costs little.
import { fits, validateManifest } from '../../manifest/check.ts';
import type { LastGood } from '../../manifest/diagnostics/judges.ts';
import type { ManifestSchema } from '../../manifest/schema/schema-files.ts';
import { noTownMemory } from '../../manifest/site/expand/town-memory.ts';
import { publicFiles, withMissingPictures } from '../../manifest/site/public-files.ts';
import { createShownSite } from '../server/shown-site.ts';
import type { CheckedText, ShownSite } from '../server/store.ts';
import type { DraftNow } from '../stores/hosted/hosted-store.ts';

/** The site of a draft. */
export interface DraftSite extends ShownSite {
  /** Has pages show the draft as a request has found it, before anything else is asked. */
  showNow(now: DraftNow): Promise<void>;
}

/** @param manifest the file's name in diagnostics */
export function createDraftSite(schema: ManifestSchema, manifest: string): DraftSite {
  const memory = noTownMemory();
  let shown: DraftNow | undefined;
  const site = createShownSite<CheckedText>(async () => {
    if (!shown) throw new Error('there is no draft yet');
    const { text, base, files: list } = shown;
    const files = publicFiles(list);
    let good: LastGood | false | undefined;
    const lastGood = () => {
      good ??= fits(base, schema) && { text: base };
      return good || undefined;
    };
    return {
      ...{ text, schema: schema.files },
      check(asked, { edits, isEarlier }) {
        // A picture that was published just now is on the site when that is built.
        const isMeant = isEarlier ? undefined : (path: string) => base.includes(path);
        const around = {
          schema,
          files: withMissingPictures(files, isMeant),
          memory,
          edits,
          lastGood,
        };
        return { ...validateManifest(asked, manifest, around), text: asked };
      },
    };
  });
  return {
    ...site,
    announce: async () => {},
    // Supabase ends a request that has used the processor for 2 s.
    longestReview: 700,
    async showNow(now) {
      const isSame = shown?.base === now.base && isSameList(shown.files, now.files);
      shown = now;
      const { good, bad } = await (isSame ? site.current() : site.refresh());
      if ((bad ?? good)?.text !== now.text) site.show(now.text);
    },
  };
}

const isSameList = (a: DraftNow['files'], b: DraftNow['files']) =>
  JSON.stringify(a) === JSON.stringify(b);
