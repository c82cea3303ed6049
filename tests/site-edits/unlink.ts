// Removes links with their surroundings, like a person who removes the target.
import { type Fields, parts } from './manifest-edits.ts';

/** Takes every entry of a list away that leads to an address that is gone. */
export function unlink(manifest: Fields, isGone: (address: string) => boolean): void {
  for (const { fields, holder } of parts(manifest)) {
    if (holder && typeof fields.to === 'string' && isGone(fields.to)) {
      holder.splice(holder.indexOf(fields), 1);
    }
  }
}
