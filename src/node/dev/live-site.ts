// The dev server's state of the site: the last valid version, and the errors of the current file.
import { createPreviewSite } from '../../editor/server/shown-site.ts';
import { type CheckTextOptions, hashText, type ShownSite } from '../../editor/server/store.ts';
import { formatReport } from '../../files/format-diagnostics.ts';
import { findLastValid } from '../../files/last-version.ts';
import { checkSources, type LoadedSite, readSources } from '../../files/load-site.ts';
import type { Project } from '../../files/project.ts';
import { createTownCache } from '../../manifest/site/expand/town-cache.ts';
import { withMissingPictures } from '../../manifest/site/public-files.ts';
import type { ChangedEvent } from '../../model/editor-frame.ts';

export interface DevState {
  /** The last version without errors; undefined when there has been none yet. */
  valid?: LoadedSite;
  /** The printed diagnostics of the current version, when it has errors. */
  report?: string;
  /** The current version itself, when it could be read and has errors. */
  invalid?: LoadedSite;
}

export interface DevSite extends Omit<ShownSite, 'announce'> {
  current(): Promise<DevState>;
  /** Reads the file again. One that is not there, as in the middle of saving, changes nothing. */
  refresh(): Promise<DevState>;
  /** The verdict on a text, beside the schema and the files of the last reading. The last one of each kind is kept. */
  check(text: string, options?: CheckTextOptions): LoadedSite;
  /** Whether a text is the one that the editor saved last: the watcher of the file need not have it read. */
  isOwn(text: string | undefined): boolean;
}

/** The site of a project, checked as it is saved. */
export function createDevSite(project: Project): DevSite {
  const townCache = createTownCache();
  let ownText: string | undefined;
  const site = createPreviewSite<LoadedSite>(async () => {
    const { text, files, schema } = await readSources(project);
    // Found once for each reading: git is not asked at every key.
    const readLastValid = findLastValid(project, text);
    return {
      ...{ text, schema: schema.files },
      check(draft, { edits, isEarlier }) {
        const shown = isEarlier ? withMissingPictures(files) : files;
        const sources = { text: draft, schema, files: shown };
        return checkSources(project, sources, {
          ...{ townCache, withFixes: edits },
          findLastValid: readLastValid,
        });
      },
    };
  });
  const stateOf = ({
    valid,
    invalid,
    readError,
  }: Awaited<ReturnType<typeof site.current>>): DevState => {
    // In the middle of a save the file is not there; a schema file may be no JSON.
    const isRead = !readError || (readError as NodeJS.ErrnoException).code === 'ENOENT';
    return isRead
      ? { valid, invalid, report: invalid && formatReport(invalid) }
      : { valid, report: readError.message };
  };
  return {
    ...site,
    current: () => site.current().then(stateOf),
    refresh: () => {
      ownText = undefined;
      return site.refresh().then(stateOf);
    },
    isOwn: (text) => text !== undefined && text === ownText,
    show(text) {
      ownText = text;
      site.show(text);
    },
  };
}

/** What open pages are told of the file. */
export function toChangeEvent({ valid, report, invalid }: DevState): ChangedEvent {
  const text = (invalid ?? valid)?.text;
  return { ...(text !== undefined && { version: hashText(text) }), diagnostics: report };
}
