// Finds the group whose form shows a place.
import type { Pointer } from '../../../manifest/problem.ts';
import { fields, isGroup, valueAt } from '../../../manifest/text/values.ts';
import { type FormPiece, type Forms, pieceAt } from './pieces.ts';

/** A group with more keys than this has a screen of its own. */
const FEW = 5;

/** Whether a group is shown among the fields of the group around it. */
export function isInline(pointer: Pointer, piece: FormPiece, value: unknown): boolean {
  const size = Object.keys(piece.schema.properties ?? fields(value)).length;
  return size <= FEW && pointer.length > 1 && typeof pointer.at(-1) === 'string';
}

export function groupAround(pointer: Pointer, forms: Forms): Pointer {
  for (let depth = pointer.length - 1; depth > 0; depth -= 1) {
    const above = pointer.slice(0, depth);
    const value = valueAt(forms.manifest, above);
    if (isGroup(value) && !isInline(above, pieceAt(above, forms), value)) return above;
  }
  return pointer.slice(0, 1);
}
