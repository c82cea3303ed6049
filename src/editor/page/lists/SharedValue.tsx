// A list or picture that is written elsewhere: change it for every page, or make a copy for this one.
import { placeLabel } from '../../../manifest/messages/place-name.ts';
import { valueAt } from '../../../manifest/text/values.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
import { groupAround, labelOf } from '../../document/schema/pieces.ts';
import { referredPlace } from '../../document/schema/pointers.ts';
import { type FieldProps, fieldId } from '../form/use-field.ts';
import { countPagesWithList } from '../schema/usage.ts';
import { currentForms } from '../schema/use-forms.ts';
import { Box, ButtonRow, Hint, MainButton, SideButton } from '../ui/controls.ts';
import { openValue, showMessage, useEditor } from '../wire/store.ts';
import { writeAndReport } from '../wire/write.ts';

export function SharedValue({ pointer, piece }: FieldProps) {
  const manifest = useEditor(({ state }) => state?.manifest);
  const town = useEditor(({ spots }) => spots?.town);
  /** `faqs.billing`, or a text of the town in braces. */
  const name = String(valueAt(manifest, pointer));
  const plainName = name.replace(/[{}]/g, '');
  const isOfTown = plainName.startsWith('town.');
  const place = referredPlace(plainName, town);
  const value = place && (valueAt(manifest, place) as YamlValue | undefined);
  const pages = countPagesWithList(plainName, manifest);
  const change = `Change the ${labelOf(piece).toLowerCase()}`;
  const open = () => {
    if (!place) return showMessage('Open a page of a town first: every town has its own.', true);
    const isText = typeof value === 'string';
    openValue(isText ? groupAround(place, currentForms()) : place, isText ? place : undefined);
  };
  const copy = () =>
    value !== undefined &&
    writeAndReport(
      [{ kind: 'set', pointer, value, before: name }],
      `made a copy for ${placeLabel(pointer, manifest)}`,
      'Made a copy. Changes here now stay on this page.',
    );
  return (
    <Box id={fieldId(pointer)} tabIndex={-1}>
      <strong>{labelOf(piece)}</strong>
      <Hint>
        {isOfTown
          ? 'Every town has its own here. It is changed in the town’s texts.'
          : pages === 1
            ? 'Only this page uses it.'
            : `This is shared: ${pages} pages use it.`}
      </Hint>
      <ButtonRow>
        <MainButton onClick={open}>
          {isOfTown
            ? `${change} for this town`
            : pages === 1
              ? change
              : `${change} on all ${pages} pages`}
        </MainButton>
        {!isOfTown && pages > 1 && (
          <SideButton onClick={copy}>Make a copy for this page</SideButton>
        )}
      </ButtonRow>
    </Box>
  );
}
