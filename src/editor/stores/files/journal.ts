// The history of a file, kept on disk beside it, so that undo goes back to the first byte over restarts.
import { readFileIfExists } from '../../../files/last-version.ts';
import { writeFileAtomic } from '../../../files/write-whole.ts';
import {
  addStep,
  applySteps,
  type EditHistory,
  OUTSIDE,
  textStep,
} from '../../document/history.ts';
import { type EditorFiles, throwReadable } from './manifest-text.ts';

/** A longer file loses its older half. In bytes: some 10,000 steps. */
const MAX_BYTES = 4_000_000;

interface KeptHistory extends EditHistory {
  /** How many steps were done before the last change of the history. */
  from: number;
}

/** The journal of a manifest. What writes follows one another, under the lock of the manifest. */
export class Journal {
  readonly #files: EditorFiles;

  constructor(files: EditorFiles) {
    this.#files = files;
  }

  /** The history as it was kept last; undefined before there is one. */
  async read(): Promise<KeptHistory | undefined> {
    const content = readFileIfExists(this.#files.journal);
    return content === undefined ? undefined : JSON.parse(content);
  }

  /**
   * Takes note of the text on disk: another one than the steps lead to is a step by somebody else.
   * @returns whether that was so
   */
  async notice(text: string): Promise<boolean> {
    const history = await this.read();
    if (history?.text === text) return false;
    if (!history) await this.write({ steps: [], done: 0, text, from: 0 });
    else {
      // The server may have been ended between the journal and its save.
      const earlier = { ...history, from: history.done };
      applySteps(earlier, history.from - history.done);
      if (earlier.text !== text) {
        await this.add(text, OUTSIDE);
        return true;
      }
      await this.write(earlier);
    }
    return false;
  }

  /** Adds a step to a text. Steps that were undone are gone. */
  async add(text: string, words: string, session?: string): Promise<void> {
    const history = await this.#begun();
    const from = history.done;
    const at = new Date().toISOString();
    addStep(history, { ...textStep(history.text, text), words, at, ...(session && { session }) });
    await this.write({ ...history, from });
  }

  /** Takes note of an undo or redo. */
  async move(way: 'undo' | 'redo', count: number): Promise<void> {
    const history = await this.#begun();
    const from = history.done;
    applySteps(history, way === 'undo' ? -count : count);
    await this.write({ ...history, from });
  }

  /** Writes the history whole. */
  async write({ steps, done, text, from }: KeptHistory): Promise<void> {
    const content = Buffer.from(JSON.stringify({ steps, done, text, from }));
    const half = Math.min(steps.length >> 1, done);
    if (content.length > MAX_BYTES + text.length && half > 0)
      return this.write({ steps: steps.slice(half), done: done - half, text, from: from - half });
    const { journal, drafts } = this.#files;
    await writeFileAtomic(journal, content, { flush: true, drafts }).catch(throwReadable);
  }

  async #begun(): Promise<KeptHistory> {
    const history = await this.read();
    if (!history) throw new Error('a journal begins with a text');
    return history;
  }
}
