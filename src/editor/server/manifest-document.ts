// The manifest as the editor changes it: each new text is checked, saved as a step of its history, and shown.

import type { Pointer } from '../../manifest/diagnostic.ts';
import { capital } from '../../manifest/messages/phrases.ts';
import {
  type HistoryStep,
  isFromElsewhere,
  type UndoWay,
  undoStacks,
} from '../document/history.ts';
import { type UndoneText, undoneText } from '../document/take-back.ts';
import type { ChangeAnswer, ChangeRequest, FreeStep, JoinedValue, UndoStep } from '../protocol.ts';
import { applyChanges, type RefusedChange } from './changed-text.ts';
import { newErrors, outdatedSince, toShownDiagnostic } from './shown-diagnostics.ts';
import { hashText, type ShownSite, type Step, type Store, textOfVersion } from './store.ts';

/** A new text and what to say of it, or why there is none. */
export interface NewText extends Omit<Step, 'text'> {
  make(text: string): Promise<string | RefusedChange> | string | RefusedChange;
  /** The places that it changes, for which errors are not accepted even if there were some. */
  changed?: Pointer[];
  /** Whether the check itself has made the text: errors that come to light are not new. */
  isVerified?: boolean;
  /** Whether the text was there before: without errors it is taken, whatever it leads away from. */
  isEarlier?: boolean;
}

/** How many steps below one that cannot be undone are looked at: each compares the text with all later steps. */
const MAX_STEPS_TRIED = 5;

/** The manifest with its history. Only the hosted store also writes, when it joins publications from elsewhere. */
export class ManifestDocument {
  readonly store: Store;
  readonly #site: ShownSite;

  constructor(store: Store, site: ShownSite) {
    this.store = store;
    this.#site = site;
  }

  /** The text as it is, which pages show from then on. */
  async read(): Promise<string> {
    await this.#site.current();
    return this.store.read();
  }

  async change({ changes, words, session, version }: ChangeRequest): Promise<ChangeAnswer> {
    const changed = changes.map(({ pointer }) => pointer);
    const joined: JoinedValue[] = [];
    const more: { joined?: JoinedValue[]; isBehind?: boolean } = {};
    const make = async (text: string) => {
      joined.length = 0;
      const isBehind = version !== undefined && version !== hashText(text);
      const history = await this.store.history();
      const seen = isBehind && history ? textOfVersion(history, version ?? '') : undefined;
      const isUnknown = isBehind && seen === undefined;
      const known = { text: seen, isUnknown, history };
      const made = await applyChanges(text, { changes }, this.#site.schema(), known, joined);
      Object.assign(more, isBehind && { isBehind }, joined.length > 0 && { joined });
      return made;
    };
    const answer = await this.write({ make, words, session, changed });
    if (answer.done) return { ...answer, ...more };
    return 'conflict' in answer ? { ...answer, isBehind: more.isBehind } : answer;
  }

  /** Writes a new text. Throws a SaveError where nothing could be written. */
  async write(next: NewText): Promise<ChangeAnswer> {
    await this.#site.current();
    const { refused, step, isNew, outdated } = await this.store.change(async (text) => {
      const made = await this.#makeValidText(text, next);
      if ('done' in made) return { refused: made };
      const { words, session, way } = next;
      const { text: fresh, outdated } = made;
      return { step: { text: fresh, words, session, way }, isNew: fresh !== text, outdated };
    });
    if (!step) return refused;
    const answer = await (isNew ? this.#show(step.text) : this.#done(step.text));
    return { ...answer, ...(outdated?.length && { outdated }) };
  }

  /**
   * Takes back the last step of the member who asks, or the last undo. Throws a SaveError as `write` does.
   * @param past how many steps stay, because somebody has changed their places since
   */
  async undo(way: UndoWay, past = 0): Promise<ChangeAnswer> {
    await this.#site.current();
    const asked = await undoTarget(this.store, this.#site, way, past);
    if (!asked) return refused(`There is nothing to ${way}.`);
    if (asked.isTooFar) return refused(tooFar(asked));
    const next: NewText = {
      ...{ words: asked.words, way },
      // Somebody else may save at the same moment.
      make: async () => {
        const now = await undoTarget(this.store, this.#site, way, past);
        if (now?.isTooFar) return refused(tooFar(now));
        if (now?.words !== asked.words) return refused('This is undone already.');
        next.isVerified = now.isEarlier;
        if (now.others.length === 0) return now.text;
        const free = await this.#freeStep(way, past + 1);
        return { ...refused(blockedByMessage(now.others)), ...(free && { next: free }) };
      },
    };
    return this.write(next);
  }

  /** The next step of the member who asks that nobody has in their way; undefined when there is none among the next few. */
  async #freeStep(way: UndoWay, from: number): Promise<FreeStep | undefined> {
    const end = undoEnd(this.#site);
    for (let past = from; past < from + MAX_STEPS_TRIED; past++) {
      const step = await undoTarget(this.store, this.#site, way, past, end);
      if (!step || step.isTooFar) return undefined;
      if (step.others.length === 0) return { words: step.words, past };
    }
    return undefined;
  }

  /** The steps that undo and redo would take. */
  async steps(): Promise<{ undo?: UndoStep; redo?: UndoStep }> {
    const [history, member] = [await this.store.history(), await this.store.member?.()];
    const stacks = undoStacks(history?.steps ?? [], member);
    const [undo, redo] = [stacks.undo, stacks.redo].map((stack) => stack.at(-1)?.at(-1)?.words);
    return {
      ...(undo !== undefined && { undo: { words: `Undo: ${undo}` } }),
      ...(redo !== undefined && { redo: { words: `Do again: ${redo}` } }),
    };
  }

  /** The text that is made of one, unless it brings errors. */
  async #makeValidText(text: string, next: NewText) {
    const { make, changed = [] } = next;
    const made = await make(text);
    if (typeof made !== 'string') return made;
    if (made === text || next.isVerified) return { text: made };
    if (next.isEarlier && this.#site.check(made).site) return { text: made };
    const { valid, invalid } = await this.#site.current();
    const known = !invalid && valid?.text === text ? valid : this.#site.check(text);
    const { diagnostics: after, source } = this.#site.check(made);
    const errors = newErrors(known.diagnostics, after, changed);
    if (errors.length > 0)
      return {
        done: false as const,
        diagnostics: errors.map((one) => toShownDiagnostic(one, source.data)),
      };
    return { text: made, outdated: outdatedSince(known.diagnostics, after, source) };
  }

  async #show(text: string): Promise<ChangeAnswer> {
    this.#site.show(text);
    await this.#site.announce();
    return this.#done(text);
  }

  async #done(text: string): Promise<ChangeAnswer> {
    return { done: true, version: hashText(text), ...(await this.steps()) };
  }
}

/** The last target that was asked of a store, and of what: a request asks three times, and each compares many steps. */
const lastTargets = new WeakMap<Store, { of: unknown[]; target?: UndoneText }>();

/** When a look at the steps since one ends: a request has two, and the check of a text needs time, too. */
const undoEnd = ({ longestReview = Number.POSITIVE_INFINITY }: Pick<ShownSite, 'longestReview'>) =>
  performance.now() + longestReview / 2;

/** What undo or redo of the member who asks leads to; undefined without a step. */
export async function undoTarget(
  store: Store,
  site: Pick<ShownSite, 'longestReview'>,
  way: UndoWay,
  past = 0,
  end = undoEnd(site),
): Promise<UndoneText | undefined> {
  const [history, member] = [await store.history(), await store.member?.()];
  if (!history) return undefined;
  const of = [history.text, history.steps.at(-1), member, way, past];
  const last = lastTargets.get(store);
  if (last?.of.every((part, at) => part === of[at])) return last.target;
  const target = undoneText(history, way, member, past, end);
  lastTargets.set(store, { of, target });
  return target;
}

const refused = (words: string) => ({ done: false as const, words });

/** Why a step is not taken back: too much has been done since. */
const tooFar = ({ words }: UndoneText) =>
  `So much was changed after that (${words}) that it was not undone. Under “Publish” it can be taken back.`;

/** Why a step is not taken back: others have changed the same place since. */
function blockedByMessage(others: HistoryStep[]): string {
  const names = [
    ...new Set(
      others.map((step) => (isFromElsewhere(step) ? undefined : step.by) ?? 'somebody else'),
    ),
  ].join(' and ');
  const [last] = others.slice(-1);
  return `${capital(names)} changed the same place after that (${last?.words}), so it was not undone. Under “Publish” both can be taken back.`;
}
