// The dev server's state of the site: the last good version, and the faults of the current file.

import type { ChangedNews } from '../../editor/protocol.ts';
import { type JudgeOptions, type ShownSite, versionOf } from '../../editor/server/store.ts';
import { lastGoodOf } from '../../files/last-version.ts';
import {
  checkSources,
  type LoadedSite,
  readSources,
  type SiteSources,
} from '../../files/load-site.ts';
import type { Project } from '../../files/project.ts';
import { formatDiagnostics, nextStep } from '../../manifest/messages/format-diagnostics.ts';
import { noTownMemory } from '../../manifest/site/expand/town-memory.ts';
import { withAllPictures } from '../../manifest/site/public-files.ts';

export interface DevState {
  /** The last version without errors; undefined when there has been none yet. */
  good?: LoadedSite;
  /** The printed diagnostics of the current version, when it has errors. */
  broken?: string;
  /** The current version itself, when it could be read and has errors. */
  bad?: LoadedSite;
}

/** The site in development. */
export interface LiveSite extends Omit<ShownSite, 'announce'> {
  current(): Promise<DevState>;
  /** Reads the file again. One that is not there, as in the middle of saving, changes nothing. */
  refresh(): Promise<DevState>;
  /** The verdict on a text, beside the schema and the files of the last reading. The last one of each kind is kept. */
  judge(text: string, options?: JudgeOptions): LoadedSite;
  /** Whether a text is the one that the editor saved last: the watcher of the file need not have it read. */
  isOwn(text: string | undefined): boolean;
}

/** Reads the manifest on the first request and remembers the last good version. Readings that overlap follow one another. */
export function createLiveSite(project: Project): LiveSite {
  const memory = noTownMemory();
  let state: Promise<DevState> | undefined;
  let sources: SiteSources | undefined;
  /** The last good version. */
  let good: LoadedSite | undefined;
  let own: string | undefined;
  const verdicts = new Map<string, LoadedSite>();
  /** Found once for each reading: git is not asked at every key. */
  let lastGood: LoadedSite['lastGood'] | undefined;
  const stateOf = (loaded: LoadedSite): DevState => {
    good = loaded.site ? loaded : good;
    return loaded.site ? { good } : { good, bad: loaded, broken: printed(loaded) };
  };
  const read = async () => {
    sources = await readSources(project);
    lastGood = lastGoodOf(project, sources.text);
    verdicts.clear();
    return stateOf(judge(sources.text, { edits: true }));
  };
  const current = () => {
    state ??= read();
    return state;
  };
  const known = () => {
    if (!sources) throw new Error('nothing has been read yet');
    return sources;
  };
  const judge = (text: string, { edits = false, isEarlier = false }: JudgeOptions = {}) => {
    const kind = `${edits} ${isEarlier}`;
    const kept = verdicts.get(kind);
    if (kept?.text === text) return kept;
    const { files, ...others } = known();
    const around = { ...others, files: isEarlier ? withAllPictures(files) : files };
    const verdict = checkSources(project, { ...around, text }, { memory, edits, lastGood });
    verdicts.set(kind, verdict);
    return verdict;
  };
  return {
    current,
    judge,
    refresh: () => {
      own = undefined;
      state = current()
        .catch((): DevState => ({}))
        .then((before) => read().catch((error) => unread(error, before)));
      return state;
    },
    schema: () => known().schema.files,
    isOwn: (text) => text !== undefined && text === own,
    show(text) {
      own = text;
      const quick = judge(text);
      // Pages show the errors that there are with their edits.
      state = Promise.resolve(stateOf(quick.site ? quick : judge(text, { edits: true })));
    },
  };
}

const printed = ({ diagnostics, text }: LoadedSite) =>
  `${formatDiagnostics(diagnostics, text)}\n${nextStep(diagnostics)}`;

/** The state after a failed reading, for example of a schema file that is not JSON. The new text was not recorded. */
function unread(error: NodeJS.ErrnoException, before: DevState): DevState {
  return error.code === 'ENOENT' ? before : { good: before.good, broken: error.message };
}

/** The event that open pages get after a save. */
export const CHANGED = 'curbside:changed';

/** What open pages are told of the file. */
export function changeOf({ good, broken, bad }: DevState): ChangedNews {
  const text = (bad ?? good)?.text;
  return { ...(text !== undefined && { version: versionOf(text) }), diagnostics: broken };
}
