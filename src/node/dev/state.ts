// The dev server's state of the site: the last good version, and the faults of the current file.
import { formatProblems, nextStep } from '../../manifest/messages/format-problems.ts';
import { noTownMemory } from '../../manifest/site/expand/town-memory.ts';
import { withAllPictures } from '../../manifest/site/public-files.ts';
import { checkSources, type LoadedSite, readSources, type SiteSources } from '../load-site.ts';
import { lastGoodOf } from '../mending/last-version.ts';
import type { Project } from '../project.ts';

export interface DevState {
  /** The last version without errors; undefined when there has been none yet. */
  good?: LoadedSite;
  /** The printed problems of the current version, when it has errors. */
  broken?: string;
  /** The current version itself, when it could be read and has errors. */
  bad?: LoadedSite;
}

/** How a text is judged. */
export interface JudgeOptions {
  /** Looks for edits that mend problems, which takes more time. */
  edits?: boolean;
  /** The text is that of an earlier version, whose pictures may be gone by now. */
  isEarlier?: boolean;
}

/** The site in development. */
export interface LiveSite {
  current(): Promise<DevState>;
  /** Reads the file again. One that is not there, as in the middle of saving, changes nothing. */
  refresh(): Promise<DevState>;
  /** The verdict on a text, beside the schema and the files of the last reading. */
  judge(text: string, options?: JudgeOptions): LoadedSite;
  /** The files of the schema of the last reading. */
  schema(): SiteSources['schema']['files'];
  /** Announces a text that the editor is about to save: the watcher of the file need not have it read. */
  expect(text: string): void;
  /** Whether a text is the one that the editor saved last. */
  isOwn(text: string | undefined): boolean;
  /** Takes a verdict as that of the current file. */
  show(loaded: LoadedSite): void;
}

/** Reads the manifest on the first request and remembers the last good version. Readings that overlap follow one another. */
export function createDevState(project: Project): LiveSite {
  const memory = noTownMemory();
  let state: Promise<DevState> | undefined;
  let sources: SiteSources | undefined;
  /** The last good version. */
  let good: LoadedSite | undefined;
  let own: string | undefined;
  /** Found once for each reading: git is not asked at every key. */
  let lastGood: LoadedSite['lastGood'] | undefined;
  const stateOf = (loaded: LoadedSite): DevState => {
    good = loaded.site ? loaded : good;
    return loaded.site ? { good } : { good, bad: loaded, broken: printed(loaded) };
  };
  const read = async () => {
    sources = await readSources(project);
    lastGood = lastGoodOf(project, sources.text);
    return stateOf(checkSources(project, sources, { memory, lastGood }));
  };
  const current = () => {
    state ??= read();
    return state;
  };
  const known = () => {
    if (!sources) throw new Error('nothing has been read yet');
    return sources;
  };
  return {
    current,
    refresh: () => {
      own = undefined;
      state = current()
        .catch((): DevState => ({}))
        .then((before) => read().catch((error) => unread(error, before)));
      return state;
    },
    judge(text, { edits = false, isEarlier = false } = {}) {
      const { files, ...others } = known();
      const around = { ...others, files: isEarlier ? withAllPictures(files) : files };
      return checkSources(project, { ...around, text }, { memory, edits, lastGood });
    },
    schema: () => known().schema.files,
    expect(text) {
      own = text;
    },
    isOwn: (text) => text !== undefined && text === own,
    show(loaded) {
      state = Promise.resolve(stateOf(loaded));
    },
  };
}

const printed = ({ problems, text }: LoadedSite) =>
  `${formatProblems(problems, text)}\n${nextStep(problems)}`;

/** The state after a failed reading, for example of a schema file that is not JSON. The new text was not recorded. */
function unread(error: NodeJS.ErrnoException, before: DevState): DevState {
  return error.code === 'ENOENT' ? before : { good: before.good, broken: error.message };
}
