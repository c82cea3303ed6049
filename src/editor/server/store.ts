// What the editor’s server works with: the store that keeps a manifest with its history, and the site that pages show.
import { createHash } from 'node:crypto';
import type { CheckResult } from '../../manifest/check.ts';
import type { SchemaFiles } from '../../manifest/schema/references.ts';
import { normalizeLineEnds } from '../../manifest/text/edits.ts';
import { type EditHistory, type HistoryStep, withoutStep } from '../document/history.ts';
import type {
  PictureAnswer,
  PictureFile,
  Publication,
  PublishAnswer,
  ReviewEntry,
} from '../protocol.ts';

/** Names a text. */
export const hashText = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Whether two texts are the same but for the line ends. */
export const isSameText = (a: string, b: string) => normalizeLineEnds(a) === normalizeLineEnds(b);

/** The text that a version of a history had, from the last one back; undefined for one that it does not know. */
export function textOfVersion(
  { steps, text: last }: EditHistory,
  version: string,
): string | undefined {
  let text = last;
  for (let at = steps.length; ; at--) {
    if (hashText(text) === version) return text;
    const step = steps[at - 1];
    if (!step) return undefined;
    text = withoutStep(text, step);
  }
}

/** Why a text was not read or written, in words for the family. */
export class SaveError extends Error {
  override name = 'SaveError';
}

/** A new text, as one step of the history. */
export interface Step extends Pick<HistoryStep, 'words' | 'session' | 'way'> {
  text: string;
}

/** What is public, beside a text. */
export interface PublicState {
  /** The text of the last publication; without one, the first text of the last day with a change. */
  text?: string;
  /** The pictures that are other ones by now under their old names, or gone. */
  pictures: ReviewEntry[];
  /** Whether something differs, or is not sent yet; undefined where nothing can be published. */
  unpublished?: boolean;
  /** Whether publications stay on this computer, because no other place is set up. */
  isLocal?: boolean;
}

/** A publication that is asked for. */
export interface PublishRequest {
  /** The text that was judged. */
  text: string;
  sentences: string[];
  /** The name of the business, for an author who has none. */
  business: string;
  /** Whether a text that came from joining newer publications has no errors. */
  isValid(text: string, options?: CheckTextOptions): Promise<boolean>;
}

/** Keeps the text of a manifest, its history, its pictures and its publications. */
export interface Store {
  /** The text as it is. One that came from elsewhere becomes a step of the history. */
  read(): Promise<string>;
  /**
   * Writes the step that `make` makes of the text, if it makes one with another text, and gives what `make` has given. No
   * save is overwritten: where somebody saves meanwhile, `make` is called again with their text. Throws `SaveError` where
   * nothing could be written.
   */
  change<T extends { step?: Step }>(make: (text: string) => Promise<T>): Promise<T>;
  /** The id of the member who asks; undefined where one person works alone. */
  member?(): Promise<string>;
  /** The steps so far; undefined before the first text could be noted. */
  history(): Promise<EditHistory | undefined>;
  /** All pictures, and whether the text names them. */
  pictures(text: string): Promise<PictureFile[]>;
  /** Keeps a picture under a name like the one given. */
  addPicture(source: Buffer, options: { name: string }): Promise<PictureAnswer>;
  publicState(text: string): Promise<PublicState>;
  /** The last publications, newest first. */
  publications(text: string): Promise<Publication[]>;
  /** The text of a publication and its moment, with its pictures brought back; undefined when it is not there any more. */
  publication(id: string): Promise<{ text: string; date: string } | undefined>;
  /** Publishes the text and the pictures. Everything that fails is said in words. */
  publish(publishing: PublishRequest): Promise<PublishAnswer>;
}

export interface CheckedText extends CheckResult {
  text: string;
}

export interface CheckTextOptions {
  /** Looks for edits that fix diagnostics, which takes more time. */
  edits?: boolean;
  /** The text is that of another version, whose pictures may be gone by now, or not be there yet. */
  isEarlier?: boolean;
  /** The text that is public, where that is a newer one than the site knows. */
  published?: string;
}

/** The site that pages show. */
export interface ShownSite {
  /** The last version without errors, and the current one when it has some. */
  current(): Promise<{ valid?: CheckedText; invalid?: CheckedText }>;
  /** Reads the text again, and what it is checked against. */
  refresh(): Promise<unknown>;
  check(text: string, options?: CheckTextOptions): CheckedText;
  schema(): SchemaFiles;
  /** Has pages show a text that was saved. */
  show(text: string): void;
  /** Tells open pages of what is shown now. */
  announce(): Promise<void>;
  /** The most time for telling the changes of a review, or those since an undone one, apart, in milliseconds, where a request has less than usual. */
  longestReview?: number;
}
