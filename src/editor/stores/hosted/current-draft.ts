// The draft as one request works with it: read once, saved by its revision, and joined with what is published elsewhere.
import { textStep } from '../../document/history.ts';
import { NotSaved } from '../../server/store.ts';
import type { CodeHost } from './code-host.ts';
import {
  type Base,
  type Draft,
  type DraftDatabase,
  type DraftSave,
  MOST_STEPS,
} from './draft-database.ts';
import { type HostedFiles, joinNewer, newestVersion } from './publish-draft.ts';

/** What the requests of one running function share. None gets anything of it before the database has answered it. */
export interface Memory {
  /** The last draft that was read or saved: while it has the same revision, the database sends no text. */
  draft?: Draft;
  /** When somebody last looked for commits from elsewhere, in milliseconds. */
  lookedAt?: number;
  /** The texts of publications by commit. */
  texts?: Map<string, string>;
}

/** The places between which a draft goes. */
export interface DraftPlaces {
  database: DraftDatabase;
  host: CodeHost;
  files: HostedFiles;
  memory: Memory;
}

/** How often commits from elsewhere are looked for, and how long a request waits for that, in milliseconds. */
const LOOK_EVERY_MS = 60_000;
const LONGEST_LOOK_MS = 3_000;

export type CurrentDraft = ReturnType<typeof currentDraft>;

/** The functions that read and save the draft. */
export function currentDraft({ database, host, files, memory }: DraftPlaces) {
  let draft: Promise<Draft> | undefined;
  const remember = (read: Draft) => {
    memory.draft = read;
    return read;
  };
  const current = () => {
    draft ??= database.read(memory.draft).then(async (read) => remember(read ?? (await begun())));
    return draft;
  };
  const begun = async () => {
    await database.begin(await newestVersion({ host, files }));
    const read = await database.read();
    if (!read) throw new NotSaved('The database has not kept the draft. Try again.');
    return read;
  };
  /** Saves in the place of a draft. False, with nothing written, when somebody else has saved meanwhile. */
  const save = async (seen: Draft, next: DraftSave): Promise<boolean> => {
    draft = undefined;
    const isSaved = await database.save(seen.revision, next);
    if (isSaved) draft = Promise.resolve(remember(savedDraft(seen, next)));
    return isSaved;
  };
  const joinElsewhere = async () => {
    const seen = await current();
    const newer = await joinNewer({ host, files, draft: seen });
    if (newer && !('refusal' in newer)) await save(seen, joinedSave(seen, newer));
  };
  return {
    current,
    save,
    /** Joins what is published elsewhere, at most once a minute. Neither a host that is down nor a slow one keeps anybody from editing. */
    async look(): Promise<void> {
      if (Date.now() - (memory.lookedAt ?? 0) < LOOK_EVERY_MS) return;
      memory.lookedAt = Date.now();
      await current();
      await withinTime(joinElsewhere().catch(() => {}));
    },
  };
}

/** Waits for some work, but not longer than a request may. */
async function withinTime(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((done) => {
    timer = setTimeout(done, LONGEST_LOOK_MS);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}

/** The save of a text that was joined with a publication from elsewhere. */
export function joinedSave(seen: Draft, { text, base }: { text: string; base: Base }): DraftSave {
  if (text === seen.text) return { text, base };
  const words = 'joined with a publication from elsewhere';
  return { text, base, step: { ...textStep(seen.text, text), words } };
}

/** A draft after a save, as the database has it. */
function savedDraft(seen: Draft, { text, base, step, done = seen.done }: DraftSave): Draft {
  const steps = step ? [...seen.steps.slice(0, done), step].slice(-MOST_STEPS) : seen.steps;
  return {
    revision: seen.revision + 1,
    text,
    base: base ?? seen.base,
    steps,
    done: step ? steps.length : done,
  };
}
