// A change of the manifest, as the editor asks for it.
import type { Pointer } from '../../../manifest/problem.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';

/**
 * A change of one place. `before` is the value that the person saw (undefined for none): another value there now means
 * that somebody else changed it meanwhile.
 */
export type ManifestChange =
  /** Writes a value; the key is added when it is not there. */
  | { kind: 'set'; pointer: Pointer; value: YamlValue; before?: YamlValue }
  /** Removes a key of a map, which is there. */
  | { kind: 'unset'; pointer: Pointer; before?: YamlValue }
  /** Puts an entry into the list at `pointer`, so that it has the position `at`. */
  | { kind: 'insert'; pointer: Pointer; at: number; value: YamlValue }
  /** Removes the entry of a list at `pointer`. */
  | { kind: 'remove'; pointer: Pointer; before?: YamlValue }
  /** Moves an entry of the list at `pointer`; `to` is its position afterwards. */
  | { kind: 'move'; pointer: Pointer; from: number; to: number; before?: YamlValue };

/** A part of a text that gives way to another; all offsets count characters. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

/** The splices of a change, or in plain words why there are none. */
export type Spliced = Splice[] | { refusal: string };
