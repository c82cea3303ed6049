// The dev server's state of the site: the last good version, and the faults of the current file.
import { formatProblems } from '../../manifest/messages/format-problems.ts';
import { nextStep } from '../../manifest/messages/next-step.ts';
import { noTownMemory } from '../../manifest/site/expand/town-memory.ts';
import { type LoadedSite, loadSite } from '../load-site.ts';
import type { Project } from '../project.ts';

export interface DevState {
  /** The last version without errors; undefined when there has been none yet. */
  good?: LoadedSite;
  /** The printed problems of the current version, when it has errors. */
  broken?: string;
  /** The current version itself, when it could be read and has errors. */
  bad?: LoadedSite;
}

/** Reads the manifest on the first request and remembers the last good version. Readings that overlap follow one another. */
export function createDevState(project: Project) {
  const memory = noTownMemory();
  let state: Promise<DevState> | undefined;
  async function read(before: DevState): Promise<DevState> {
    const loaded = await loadSite(project, { memory });
    return loaded.site
      ? { good: loaded }
      : { good: before.good, bad: loaded, broken: printed(loaded) };
  }
  const current = () => {
    state ??= read({});
    return state;
  };
  return {
    current,
    /** Reads the file again. One that is not there, as in the middle of saving, changes nothing. */
    refresh: () => {
      state = current()
        .catch((): DevState => ({}))
        .then((before) => read(before).catch((error) => unread(error, before)));
      return state;
    },
  };
}

const printed = ({ problems, text }: LoadedSite) =>
  `${formatProblems(problems, text)}\n${nextStep(problems)}`;

/** The state after a failed reading, for example of a schema file that is not JSON. The new text was not recorded. */
function unread(error: NodeJS.ErrnoException, before: DevState): DevState {
  return error.code === 'ENOENT' ? before : { good: before.good, broken: error.message };
}
