// A text: one or more lines that grow, with chips for facts, and a counter for what search engines cut.
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import type { Pointer } from '../../../manifest/problem.ts';
import { cleanText } from '../../../model/text/clean-text.ts';
import { Hint, TextArea } from '../look/controls.ts';
import { type FormPiece, labelOf } from '../schema/pieces.ts';
import { usageWords, usedOn } from '../schema/usage.ts';
import { useEditor } from '../wire/store.ts';
import { Chips } from './Chips.tsx';
import { Counter } from './Counter.tsx';
import { FieldFrame, tied } from './FieldFrame.tsx';
import { useField } from './use-field.ts';

interface Props {
  pointer: Pointer;
  piece: FormPiece;
  label?: string;
}

export function TextField({ pointer, piece, label = labelOf(piece) }: Props) {
  const field = useField(pointer);
  const area = useRef<HTMLTextAreaElement>(null);
  const text = field.value === undefined ? '' : String(field.value);
  const take = (words: string) => field.change(words === '' && !piece.required ? undefined : words);
  const insert = (words: string) => {
    const at = area.current;
    if (!at) return;
    at.focus();
    at.setRangeText(words, at.selectionStart, at.selectionEnd, 'end');
    take(at.value);
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    event.preventDefault();
    insert(oneParagraph(event.clipboardData.getData('text/plain')));
  };
  return (
    <FieldFrame
      pointer={pointer}
      piece={piece}
      field={field}
      label={label}
      optional={!piece.required}
    >
      <TextArea
        ref={area}
        {...tied(pointer, field.fault)}
        rows={rowsFor(text)}
        value={text}
        dir="auto"
        onChange={({ target }) => take(target.value.replace(/[\r\n]+/g, ' '))}
        onKeyDown={stayInLine}
        onPaste={onPaste}
        onBlur={field.leave}
      />
      <Counter piece={piece} text={text} />
      <Chips
        text={text}
        insert={insert}
        town={pointer[0] === 'towns' || pointer[0] === 'town_pages'}
      />
      <Usage pointer={pointer} />
    </FieldFrame>
  );
}

/** The number of pages that show the text, when it is more than this one. */
export function Usage({ pointer }: { pointer: Pointer }) {
  const used = useEditor(({ state }) => usedOn(pointer, state?.manifest));
  return used === 1 ? null : <UsageWords words={usageWords(used)} />;
}

const UsageWords = ({ words }: { words?: string }) => words && <Hint>{words}.</Hint>;

/** A text of the site is one paragraph: line ends of a pasted page become spaces. */
const oneParagraph = (text: string) =>
  cleanText(text)
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s*\n\s*|\t+/g, ' ');

/** Browsers without growing fields show about as many rows as the text needs. */
const rowsFor = (text: string) => Math.max(1, Math.min(8, Math.ceil(text.length / 44)));

const stayInLine = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
};
