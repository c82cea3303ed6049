// The target of a link: a page, a place on one, a phone call and the like, or another website.
import type { Pointer } from '../../../manifest/problem.ts';
import { Choice, TextInput } from '../look/controls.ts';
import { type FormPiece, labelOf } from '../schema/pieces.ts';
import { useEditor } from '../wire/store.ts';
import { FieldFrame, fieldId, tied } from './FieldFrame.tsx';
import { useField } from './use-field.ts';

const WORDS: Record<string, string> = {
  call: 'Call the office',
  email: 'Write an e-mail',
  map: 'Open the map',
  'order-online': 'Order online',
  'pay-portal': 'Pay online',
};
const OTHER = 'https://';

export function LinkField({ pointer, piece }: { pointer: Pointer; piece: FormPiece }) {
  const field = useField(pointer);
  const pages = useEditor(({ state }) => state?.pages) ?? [];
  const value = field.value === undefined ? '' : String(field.value);
  const known = pages.flatMap(({ path, anchors }) => [
    path,
    ...anchors.map((id) => `${path}#${id}`),
  ]);
  const isOwn = value === '' || value in WORDS || known.includes(value);
  return (
    <FieldFrame
      pointer={pointer}
      piece={piece}
      field={field}
      label={labelOf(piece) === 'Target' ? 'Leads to' : undefined}
      help=""
      optional={!piece.required}
    >
      <Choice
        {...tied(pointer, field.fault)}
        value={isOwn ? value : OTHER}
        onChange={({ target }) => field.change(target.value === '' ? undefined : target.value)}
        onBlur={field.leave}
      >
        {(!piece.required || value === '') && <option value="">Nothing</option>}
        <optgroup label="Pages of this site">
          {pages.flatMap(({ path, title, anchors }) => [
            <option key={path} value={path}>
              {`${title} (${path})`}
            </option>,
            ...[...new Set(anchors)].map((id) => (
              <option key={`${path}#${id}`} value={`${path}#${id}`}>
                {`   ${title}: ${id.replaceAll('-', ' ')}`}
              </option>
            )),
          ])}
        </optgroup>
        <optgroup label="Something else">
          {Object.entries(WORDS).map(([word, name]) => (
            <option key={word} value={word}>
              {name}
            </option>
          ))}
          <option value={OTHER}>Another address …</option>
        </optgroup>
      </Choice>
      {!isOwn && (
        <TextInput
          aria-label="The address"
          aria-describedby={`${fieldId(pointer)}:about`}
          value={value}
          onChange={({ target }) => field.change(target.value)}
          onBlur={field.leave}
        />
      )}
    </FieldFrame>
  );
}
