// Opens a field that the file does not have yet: a group begins with the schema's example, a text is empty.
import { placeName } from '../../../manifest/messages/place-name.ts';
import type { Pointer } from '../../../manifest/problem.ts';
import { fields, valueAt } from '../../../manifest/text/values.ts';
import { addDays } from '../../../model/calendar/day.ts';
import { dayAt } from '../../../model/calendar/zone.ts';
import { controlFor } from '../schema/kinds.ts';
import { newValue, type Stock } from '../schema/new-value.ts';
import type { FormPiece } from '../schema/pieces.ts';
import { currentForms } from '../schema/use-forms.ts';
import { useEditor } from '../wire/store.ts';
import { writeNew } from '../wire/write.ts';
import { focusField } from './focus-field.ts';

/** A picture and a service that this site has, for new entries. */
export function stockNow(): Stock {
  const { files, manifest } = currentForms();
  const services = fields(manifest).services;
  const first = Array.isArray(services) ? fields(services[0]).id : undefined;
  const picture = fields(fields(manifest).company).image;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const tomorrow = addDays(dayAt(Date.now(), timeZone), 1);
  return {
    files,
    tomorrow,
    picture: String(picture ?? '/favicon.svg'),
    service: String(first ?? ''),
  };
}

/** Writes the first value of a group or a list; other fields wait for the person's words. */
export async function addMissing(pointer: Pointer, piece: FormPiece): Promise<void> {
  const kind = controlFor(piece, undefined);
  if (['group', 'entries', 'texts'].includes(kind)) {
    const manifest = useEditor.getState().state?.manifest;
    const value = newValue(piece, stockNow());
    const words = `added ${placeName(pointer, manifest)}`;
    await writeNew({ change: { kind: 'set', pointer, value }, pointer, words });
    if (valueAt(useEditor.getState().state?.manifest, pointer) === undefined) return;
  }
  focusField(pointer);
}
