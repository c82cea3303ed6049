// A slip: one way to go wrong, and the lines that take it back.
import type { Facts, Kind } from '../../messages/all-messages.ts';
import type { Row } from '../../text/rows.ts';

/** Lines in place of others, and what to say if the text works with them. Rows and columns count from 0. */
export type Candidate<K extends Kind = Kind> = {
  [Each in K]: {
    kind: Each;
    facts: Facts<Each>;
    from: number;
    remove: number;
    lines: string[];
    /** The marked place. */
    column: number;
    length?: number;
  };
}[K];

/** The names that the schema and the file have for fields. */
export type KnownNames = ReadonlySet<string>;

/** Looks at a row, and proposes what may have been meant. */
export type Slip = (rows: readonly Row[], at: number, names: KnownNames) => Candidate[];

/** A broken line among others, and how it was meant. Tests run them. */
export interface SlipExample {
  /** The faulty line is the one with » before it. */
  wrong: string;
  right: string;
}
