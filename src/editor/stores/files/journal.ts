// The steps of a file since the editor first changed it, kept on disk, so that undo goes back to the first byte.
import { existsSync, statSync } from 'node:fs';
import { appendFile, readFile, truncate } from 'node:fs/promises';
import { writeWhole } from '../../../files/write-whole.ts';
import {
  addStep,
  type History,
  moveBy,
  type NotedStep,
  OUTSIDE,
  textStep,
} from '../../document/history.ts';
import { type EditorFiles, fail } from './manifest-text.ts';

/** A line of the journal's file; the first is the base. */
type JournalLine = { base: string } | { step: NotedStep } | { undo: number } | { redo: number };

/** A longer file is begun anew when it is read next. In bytes: some 80,000 keys. */
const LONGEST = 16_000_000;

interface KeptHistory extends History {
  /** The text before the last line of the file, when this process has not written that line. */
  earlier?: string;
  /** The size of the file that this was read from. */
  size: number;
}

/** The journal of a manifest. All calls follow one another, under the lock of the manifest. */
export class Journal {
  readonly #files: EditorFiles;
  #history: KeptHistory | undefined;

  constructor(files: EditorFiles) {
    this.#files = files;
  }

  /**
   * Takes note of the text on disk: another one than the steps lead to is a step by somebody else.
   * @returns whether that was so
   */
  async notice(text: string): Promise<boolean> {
    const history = await this.read();
    if (!history) {
      await this.#write([{ base: text }]);
      return false;
    }
    if (history.text === text) return false;
    // The server was ended between a line of the journal and its save.
    if (history.earlier === text) {
      await this.takeBack();
      return false;
    }
    await this.add(text, OUTSIDE);
    return true;
  }

  /** Adds a step to a text. Steps that were undone are gone. */
  async add(text: string, words: string, session?: string): Promise<void> {
    const history = await this.read();
    if (!history) throw new Error('a journal begins with a text');
    const at = new Date().toISOString();
    const step = { ...textStep(history.text, text), words, at, ...(session && { session }) };
    await this.#append({ step });
  }

  /** Takes note of an undo or redo. */
  move(way: 'undo' | 'redo', count: number): Promise<void> {
    return this.#append(way === 'undo' ? { undo: count } : { redo: count });
  }

  /** Takes back the note of what could not be done: the last line of the file. */
  async takeBack(): Promise<void> {
    const content = await readFile(this.#files.journal);
    await truncate(this.#files.journal, content.lastIndexOf('\n', content.length - 2) + 1);
    this.#history = undefined;
  }

  async #write(lines: JournalLine[]): Promise<void> {
    const content = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    await writeWhole(this.#files.journal, content, { flush: true }).catch(fail);
    this.#history = undefined;
  }

  async #append(line: JournalLine): Promise<void> {
    const history = await this.read();
    if (!history) throw new Error('a journal begins with a text');
    const { journal } = this.#files;
    const content = `${JSON.stringify(line)}\n`;
    try {
      await appendFile(journal, content);
    } catch (error) {
      await truncate(journal, history.size).catch(() => {});
      fail(error);
    }
    // The step as it is in the file: its own parts would keep both whole texts in memory.
    follow(history, JSON.parse(content));
    history.earlier = undefined;
    history.size += Buffer.byteLength(content);
  }

  /** The history; read again when another server has added to it. Undefined before there is one. */
  async read(): Promise<KeptHistory | undefined> {
    const { journal } = this.#files;
    if (!existsSync(journal)) return undefined;
    if (this.#history?.size === statSync(journal).size) return this.#history;
    const content = await readFile(journal);
    const rows = String(content).split('\n');
    const lines = wholeLines(rows);
    const [first] = lines;
    if (!first || !('base' in first)) return undefined;
    const history = replayed(lines);
    const isLong = content.length > LONGEST;
    // Every line of a whole file ends, and can be read.
    if (isLong || rows.at(-1) !== '' || lines.length < rows.length - 1) {
      await this.#write(isLong ? [{ base: history.text }] : lines);
      return this.read();
    }
    this.#history = Object.assign(history, { size: content.length });
    return history;
  }
}

/** Changes a history as a line says. */
function follow(history: History, line: JournalLine): void {
  if ('step' in line) addStep(history, line.step);
  else if ('undo' in line) moveBy(history, -line.undo);
  else if ('redo' in line) moveBy(history, line.redo);
}

function replayed([first, ...others]: JournalLine[]): KeptHistory {
  const base = first && 'base' in first ? first.base : '';
  const history: KeptHistory = { steps: [], done: 0, text: base, size: 0 };
  for (const line of others) {
    history.earlier = history.text;
    follow(history, line);
  }
  return history;
}

/** The lines before the first that is not whole: a computer that lost its power may leave one. */
function wholeLines(rows: string[]): JournalLine[] {
  const lines: JournalLine[] = [];
  for (const row of rows.filter(Boolean)) {
    try {
      lines.push(JSON.parse(row) as JournalLine);
    } catch {
      break;
    }
  }
  return lines;
}
