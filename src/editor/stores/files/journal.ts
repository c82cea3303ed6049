// The history of a file, kept on disk beside it, so that undo goes back to the first byte over restarts.
import { readFileIfExists } from '../../../files/last-version.ts';
import { writeFileAtomic } from '../../../files/write-whole.ts';
import {
  addStep,
  type EditHistory,
  OUTSIDE,
  textStep,
  withoutStep,
} from '../../document/history.ts';
import type { Step } from '../../server/store.ts';
import { type EditorFiles, throwReadable } from './manifest-text.ts';

/** A longer file loses its older half. In bytes: some 10,000 steps. */
const MAX_BYTES = 4_000_000;

/** The journal of a manifest. What writes follows one another, under the lock of the manifest. */
export class Journal {
  readonly #files: EditorFiles;

  constructor(files: EditorFiles) {
    this.#files = files;
  }

  /** The history as it was kept last; undefined before there is one. */
  async read(): Promise<EditHistory | undefined> {
    const content = readFileIfExists(this.#files.journal);
    return content === undefined ? undefined : (JSON.parse(content) as EditHistory);
  }

  /** Takes note of the text on disk: another one than the steps lead to is a step by somebody else. */
  async notice(text: string): Promise<void> {
    const history = await this.read();
    if (history?.text === text) return;
    if (!history) return this.write({ steps: [], text });
    // The server may have been ended between the journal and its save.
    const [last] = history.steps.slice(-1);
    if (last && withoutStep(history.text, last) === text)
      return this.write({ steps: history.steps.slice(0, -1), text });
    return this.add({ text, words: OUTSIDE });
  }

  async add({ text, ...noted }: Step): Promise<void> {
    const history = await this.#begun();
    addStep(history, { ...textStep(history.text, text), ...noted, at: new Date().toISOString() });
    await this.write(history);
  }

  async write({ steps, text }: EditHistory): Promise<void> {
    const content = Buffer.from(JSON.stringify({ steps, text }));
    const half = steps.length >> 1;
    if (content.length > MAX_BYTES + text.length && half > 0)
      return this.write({ steps: steps.slice(half), text });
    const { journal, tempFolder } = this.#files;
    await writeFileAtomic(journal, content, { flush: true, tempFolder }).catch(throwReadable);
  }

  async #begun(): Promise<EditHistory> {
    const history = await this.read();
    if (!history) throw new Error('a journal begins with a text');
    return history;
  }
}
