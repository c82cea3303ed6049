// Everything that the editor writes into pages.yaml comes by here: one after the other, checked, noted, then saved.

import type { LiveSite } from '../../files/live-site.ts';
import { turns } from '../../files/turns.ts';
import type { Pointer, Problem } from '../../manifest/problem.ts';
import type { ChangeAnswer, ChangeRequest, UndoStep } from '../page/protocol.ts';
import { changedText, type RefusedChange } from './changed-text.ts';
import { Journal, versionOf } from './journal.ts';
import {
  type EditorFiles,
  keepFirstOfDay,
  locked,
  NotSaved,
  readManifestText,
  removeDrafts,
  SavedOutside,
  saveManifestText,
} from './manifest-text.ts';
import { newErrors, told } from './told.ts';

/** A new text and what to say of it, or why there is none. */
export interface Draft {
  make(text: string): Promise<string | RefusedChange> | string | RefusedChange;
  words: string;
  session?: string;
  /** The places that it changes, for which errors are not accepted even if there were some. */
  changed?: Pointer[];
  /** Whether the check itself has made the text: errors that come to light are not new. */
  isVerified?: boolean;
}

/** Somebody else who saves as often in a row keeps the editor from saving. */
const MOST_TRIES = 5;

/** The one place that writes the manifest. */
export class Desk {
  readonly files: EditorFiles;
  readonly journal: Journal;
  readonly #site: LiveSite;
  readonly #shown: () => Promise<void>;
  readonly #inTurn: ReturnType<typeof turns>;

  /** @param shown is called after each save, when the new site is ready */
  constructor(files: EditorFiles, site: LiveSite, shown: () => Promise<void>) {
    this.files = files;
    this.journal = new Journal(files);
    this.#site = site;
    this.#shown = shown;
    this.#inTurn = turns(removeDrafts(files));
  }

  /** Runs some work alone: no editor, also of another process, reads or writes the file meanwhile. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.#inTurn(() => locked(this.files, work));
  }

  /** Makes the changes of a request. */
  change({ changes, words, session, version }: ChangeRequest): Promise<ChangeAnswer> {
    const changed = changes.map(({ pointer }) => pointer);
    const make = async (text: string) => {
      const isOther = version !== undefined && version !== versionOf(text);
      const seen = isOther ? await this.journal.textOf(version) : undefined;
      return changedText(text, { changes }, this.#site.schema(), seen);
    };
    return this.write({ make, words, session, changed });
  }

  /** Writes a new text. */
  write(draft: Draft): Promise<ChangeAnswer> {
    return this.#answered(() => this.#write(draft));
  }

  /** Goes a step back or forth. */
  undo(way: 'undo' | 'redo'): Promise<ChangeAnswer> {
    return this.#answered(() => this.#undo(way));
  }

  /** The text on disk, which is noted as somebody else's step where it is. A full disk keeps nobody from reading. */
  async read(): Promise<string> {
    await this.#site.current();
    return this.inTurn(() => this.#read()).catch((error) => {
      if (error instanceof NotSaved) return readManifestText(this.files);
      throw error;
    });
  }

  /** Notes a text that came from elsewhere, for work that runs in turn. */
  async noticeNow(words: string): Promise<void> {
    await this.journal.notice(await readManifestText(this.files), words);
  }

  /** The steps that undo and redo would take. */
  async steps(): Promise<{ undo?: UndoStep; redo?: UndoStep }> {
    const [undo, redo] = [await this.journal.target('undo'), await this.journal.target('redo')];
    return {
      ...(undo && { undo: { words: `Undo: ${undo.words}` } }),
      ...(redo && { redo: { words: `Redo: ${redo.words}` } }),
    };
  }

  async #read(): Promise<string> {
    const text = await readManifestText(this.files);
    await this.journal.notice(text);
    return text;
  }

  async #answered(work: () => Promise<ChangeAnswer>): Promise<ChangeAnswer> {
    try {
      await this.#site.current();
      return await this.inTurn(work);
    } catch (error) {
      if (error instanceof NotSaved) return { done: false, words: error.message };
      throw error;
    }
  }

  async #write({ make, words, session, changed = [], isVerified }: Draft): Promise<ChangeAnswer> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const text = await this.#read();
      const made = await make(text);
      if (typeof made !== 'string') return made;
      if (made === text) return this.#done(text);
      const loaded = this.#site.judge(made);
      const refused = isVerified
        ? []
        : newErrors(await this.#problemsOf(text), loaded.problems, changed);
      if (refused.length > 0) return { done: false, problems: refused.map(told) };
      await keepFirstOfDay(this.files, text);
      await this.journal.add(made, words, session);
      try {
        await this.#save(made, text);
      } catch (error) {
        // Checking takes a moment, in which another program may save.
        if (error instanceof SavedOutside) continue;
        throw error;
      }
      return this.#show(made, loaded);
    }
    return { done: false, words: 'Another program saves the file again and again. Try later.' };
  }

  async #undo(way: 'undo' | 'redo'): Promise<ChangeAnswer> {
    const text = await readManifestText(this.files);
    if (await this.journal.notice(text)) throw new SavedOutside();
    const target = await this.journal.target(way);
    if (!target) return { done: false, words: `There is nothing to ${way}.` };
    await this.journal.move(way, target.count);
    await this.#save(target.text, text);
    return this.#show(target.text);
  }

  /** Saves what the journal has noted already, in the place of the text that was seen. */
  async #save(text: string, seen: string): Promise<void> {
    this.#site.expect(text);
    try {
      await saveManifestText(this.files, text, seen);
    } catch (error) {
      await this.journal.takeBack();
      throw error;
    }
  }

  /** Has pages show a text that was saved. */
  async #show(text: string, loaded = this.#site.judge(text)): Promise<ChangeAnswer> {
    // Pages show the errors that there are with their edits.
    this.#site.show(loaded.site ? loaded : this.#site.judge(text, { edits: true }));
    await this.#shown();
    return this.#done(text);
  }

  async #done(text: string): Promise<ChangeAnswer> {
    return { done: true, version: versionOf(text), ...(await this.steps()) };
  }

  /** The problems of a text: none when it is the one that pages show. */
  async #problemsOf(text: string): Promise<Problem[]> {
    const { good, bad } = await this.#site.current();
    return !bad && good?.text === text ? [] : this.#site.judge(text).problems;
  }
}
