// A text of a page with its source. A site has hundreds of thousands, and few of their sources are ever read.
import type { Pointer } from '../../diagnostic.ts';

/** A text on a page, and its place in the manifest. */
export interface Leaf {
  key: string;
  value: string;
  readonly pointer: Pointer;
}

/** A pointer as its last step and the path above it, which takes far less memory than full pointers. */
export interface PathNode {
  above: PathNode | Pointer;
  step: string | number;
}

export function pointerOf(path: PathNode | Pointer): Pointer {
  const steps: (string | number)[] = [];
  let node = path;
  while ('step' in node) {
    steps.push(node.step);
    node = node.above;
  }
  return [...node, ...steps.reverse()];
}

/** A leaf that computes its pointer on demand. */
export class PlacedLeaf implements Leaf {
  key: string;
  value: string;
  path: PathNode | Pointer;

  constructor(key: string, value: string, path: PathNode | Pointer) {
    this.key = key;
    this.value = value;
    this.path = path;
  }

  get pointer(): Pointer {
    return pointerOf(this.path);
  }
}
