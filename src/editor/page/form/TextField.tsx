// A text: one or more lines that grow, with chips for facts, and a counter for what search engines cut.
import { type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { asObject, getOwn, valueAt } from '../../../manifest/text/values.ts';
import { type FieldSchema, type FormContext, fieldSchemaAt } from '../../document/schema/pieces.ts';
import { countPagesShowing, usageWords } from '../schema/usage.ts';
import { fillPlaceholders, useForms } from '../schema/use-forms.ts';
import { ErrorText, Hint, TextArea } from '../ui/controls.ts';
import { editorTheme } from '../ui/editor-theme.ts';
import { useEditor } from '../wire/store.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './use-field.ts';

interface Props extends FieldProps {
  /** Puts further texts into the list behind this one; false when they do not fit. Without it, a text is one paragraph. */
  addBehind?(texts: string[]): Promise<boolean>;
  /** Puts rows of cells, as a spreadsheet copies them, into a table from this cell on. */
  takeCells?(rows: string[][]): void;
}

export function TextField({ addBehind, takeCells, ...props }: Props) {
  const { pointer, piece } = props;
  const field = useField(props);
  const area = useRef<HTMLTextAreaElement>(null);
  const { toLabels, toNames } = useFactLabels();
  const { text } = field;
  const { takeLines, isJoined, setJoined } = useLines(
    (words) => field.setText(toNames(words)),
    addBehind,
  );
  const insert = (words: string) => {
    const at = area.current;
    if (!at) return;
    at.focus();
    at.setRangeText(words, at.selectionStart, at.selectionEnd, 'end');
    void takeLines(at.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || addBehind) return;
    event.preventDefault();
    setJoined(true);
  };
  return (
    <FieldFrame {...props} error={field.error} optional={!piece.required}>
      <TextArea
        ref={area}
        {...field.inputProps}
        rows={rowsFor(text)}
        value={toLabels(text)}
        dir="auto"
        onChange={({ target }) => takeLines(target.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const words = event.clipboardData.getData('text/plain');
          if (!takeCells || !words.includes('\t')) return;
          event.preventDefault();
          takeCells(cellsIn(words));
        }}
        onBlur={field.onBlur}
      />
      <div role="status">
        {isJoined && (
          <Hint>
            {addBehind
              ? 'Each one is an entry of its own: begin the next one with “Add” below the list.'
              : 'This is one paragraph: a line break becomes a space.'}
          </Hint>
        )}
      </div>
      <Counter piece={piece} text={text} />
      <Chips
        text={text}
        insert={insert}
        town={pointer[0] === 'towns' || pointer[0] === 'town_pages'}
      />
      <Usage pointer={pointer} text={text} />
    </FieldFrame>
  );
}

/** Takes in typed or pasted lines: one paragraph, or where there is a list around it an entry each. */
function useLines(setText: (words: string) => void, addBehind: Props['addBehind']) {
  const [isJoined, setJoined] = useState(false);
  const takeLines = async (words: string) => {
    const lines = words.split(BREAK).map((line) => line.replace(/\t+/g, ' ').replace(UNSEEN, ''));
    const [first = '', ...others] = lines.filter((line, at) => line || at === 0);
    const whole = [first, ...others].join(' ');
    const isSplit = addBehind !== undefined && others.length > 0;
    setText(isSplit ? first : whole);
    setJoined(lines.length > 1 && !isSplit);
    if (!isSplit || (await addBehind(others))) return;
    setText(whole);
    setJoined(true);
  };
  return { takeLines, isJoined, setJoined };
}

/** The number of pages that show the text, when it is more than this one; and a town's name in it that all towns would get. */
export function Usage({ pointer, text = '' }: { pointer: Pointer; text?: string }) {
  const used = useEditor(({ state }) => countPagesShowing(pointer, state?.manifest));
  const town = useEditor(
    ({ state, spots }) => asObject(valueAt(state?.manifest, spots?.town ?? [''])).name,
  );
  if (used === undefined || used === 1) return null;
  if (pointer[0] !== 'town_pages') return <Hint>{usageWords(used)}.</Hint>;
  return (
    <>
      <Hint>The pages of all {used} towns have this: a change here changes each of them.</Hint>
      <div role="status">
        {typeof town === 'string' && text.includes(town) && (
          <ErrorText>
            This says “{town}” on the pages of all towns. Insert the fact “town” in its place.
          </ErrorText>
        )}
      </div>
    </>
  );
}

/** Cells as a spreadsheet copies them: a tab between two, a line for each row. */
const cellsIn = (words: string): string[][] =>
  words
    .split(BREAK)
    .filter((line) => line.trim())
    .map((line) => line.split('\t').map((cell) => cell.trim()));

/** The end of a line, as programs write it, and signs in pasted texts that nobody sees. */
const BREAK = /\s*[\r\n\v\f\u0085\u2028\u2029]+\s*/;
const UNSEEN = /[\p{Cc}\u200b\ufeff]/gu;

/** Browsers without growing fields show about as many rows as the text needs. */
const rowsFor = (text: string) => Math.max(1, Math.min(8, Math.ceil(text.length / 44)));

/** The length at which search engines cut, by the noun of the field. */
const CUTS: Record<string, number> = { 'search title': 60, 'search description': 155 };

/** Fields whose texts are read at a glance. */
const SHORT_TEXT_KEY = /heading|title|label|name|question/;

function Counter({ piece, text }: { piece: FieldSchema; text: string }) {
  const placeholders = useEditor(({ state }) => state?.placeholders) ?? {};
  const cut = CUTS[piece.noun];
  const limit = piece.schema.maxLength as number | undefined;
  const { length } = fillPlaceholders(text, placeholders);
  if (cut !== undefined) {
    const more = length > cut ? '. Search engines cut off the end.' : '';
    return <Hint>{`${length} of ${cut} characters${more}`}</Hint>;
  }
  if (length <= (limit ? limit * 0.8 : SHORT_TEXT_KEY.test(piece.noun) ? 120 : 1500)) return null;
  return (
    <Hint>
      {limit
        ? `${length} of at most ${limit} characters`
        : `${length} characters are a lot here: few people read to the end.`}
    </Hint>
  );
}

const OF_TOWN: Record<string, string> = {
  town: 'town',
  place: 'town with state',
  counties: 'counties',
  residents: 'number of residents',
};

interface ChipsProps {
  text: string;
  /** Whether the text is on a town's page. */
  town: boolean;
  insert(words: string): void;
}

/** What stands in braces for a fact: its name in the file, and in the field the words for it. */
function useFactLabels() {
  const placeholders = useEditor(({ state }) => state?.placeholders);
  const forms = useForms();
  const names = Object.keys({ ...placeholders, ...OF_TOWN });
  const nameOf = new Map(names.map((name) => [factName(name, forms), name]));
  const toLabel = (name: string) => {
    const label = factName(name, forms);
    return nameOf.get(label) === name ? label : name;
  };
  return {
    toLabels: (text: string) => text.replace(/\{([\w.]+)\}/g, (_, name) => `{${toLabel(name)}}`),
    // Blanks are not known in braces: what is misspelt there is refused, and not shown to visitors.
    toNames: (text: string) =>
      text.replace(
        /\{([\w. ]+)\}/g,
        (_, label) => `{${nameOf.get(label) ?? label.replaceAll(' ', '_')}}`,
      ),
  };
}

/** The facts that a text can take in: a press inserts one, and those in the text show what they become. */
function Chips({ text, town, insert }: ChipsProps) {
  const { state, spots } = useEditor();
  const placeholders: Record<string, string> = { ...state?.placeholders, ...spots?.placeholders };
  const forms = useForms();
  const inText = [...new Set([...text.matchAll(/\{([\w.]+)\}/g)].map(([, name = '']) => name))];
  const facts = Object.keys(state?.placeholders ?? {});
  const names = [...new Set([...facts, ...(town ? Object.keys(OF_TOWN) : [])])];
  return (
    <Facts>
      {inText.map((name) => (
        <p key={name}>
          <mark>{factName(name, forms)}</mark>{' '}
          {getOwn(placeholders, name)
            ? `shows as “${placeholders[name]}”`
            : 'is filled in on the page'}
        </p>
      ))}
      <details data-when-writing>
        <summary>Insert a fact</summary>
        <div>
          {names.map((name) => (
            <Chip
              key={name}
              type="button"
              onClick={() => insert(`{${name}}`)}
              title={placeholders[name]}
            >
              {factName(name, forms)}
            </Chip>
          ))}
        </div>
      </details>
    </Facts>
  );
}

/** A placeholder in words: "phone number" for `phone`. */
function factName(name: string, forms: FormContext): string {
  if (name === 'company') return 'company name';
  if (name === 'review_count') return 'number of reviews';
  const isFact = name in asObject(asObject(forms.manifest).company);
  const ofTown = OF_TOWN[name];
  if (ofTown) return ofTown;
  return isFact
    ? fieldSchemaAt(['company', name], forms).noun
    : name.replace(/^town\.\w+\./, '').replaceAll(/[._]/g, ' ');
}

const Facts = styled.div`
  display: grid;
  gap: 0.25rem;
  font-size: 0.9375rem;
  & mark {
    padding: 0.0625rem 0.5rem;
    border-radius: 1rem;
    background: ${editorTheme.color.tint};
    color: ${editorTheme.color.actionDeep};
    font-weight: 600;
  }
  & summary {
    width: fit-content;
    padding-block: 0.25rem;
    color: ${editorTheme.color.action};
    cursor: pointer;
  }
  & details > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
    padding-block: 0.375rem;
  }
`;

const Chip = styled.button`
  min-height: 2.25rem;
  padding: 0.25rem 0.75rem;
  border: 1px solid ${editorTheme.color.action};
  border-radius: 2rem;
  background: ${editorTheme.color.tint};
  color: ${editorTheme.color.actionDeep};
  font-weight: 600;
  cursor: pointer;
`;
