// What the hosted editor keeps in the database: one draft of the manifest for the whole office, its steps, and new pictures.
import type { NotedStep } from '../../document/history.ts';

/** The version that the draft was made from. */
export interface Base {
  commit: string;
  text: string;
}

/** The draft of the manifest. */
export interface Draft {
  /** Grows with every save. */
  revision: number;
  text: string;
  base: Base;
  /** The steps since the draft began; those after the first `done` were undone. */
  steps: NotedStep[];
  done: number;
}

/** A save: whatever it names takes the place of what was there. */
export interface DraftSave extends Partial<Pick<Draft, 'base' | 'done'>> {
  text: string;
  /** A new step after the first `done`, in the place of those that were undone. */
  step?: NotedStep;
}

/** A picture that was added. It stays until its publication is built. */
export interface DraftPicture {
  /** Its address: `/images/cart.jpg`. */
  path: string;
  width: number;
  height: number;
}

/** The database as one member sees it: its row-level security decides. Every function throws a NotSaved with words. */
export interface DraftDatabase {
  /** The draft; undefined before there is one. */
  read(): Promise<Draft | undefined>;
  /** Begins the draft; of two at once, one counts. */
  begin(base: Base): Promise<void>;
  /** Saves in the place of a revision. False, with nothing written, when the draft has another one by now. */
  save(seen: number, next: DraftSave): Promise<boolean>;
  pictures(): Promise<DraftPicture[]>;
  pictureData(path: string): Promise<Uint8Array | undefined>;
  addPicture(picture: DraftPicture, data: Uint8Array): Promise<void>;
  /** The name and the address of the member who asks. */
  member(): Promise<{ name: string; email: string } | undefined>;
}
