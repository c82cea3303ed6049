// The control of one of a few values, which may ask for another value that the choice needs.
import { useState } from 'react';
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { capital } from '../../../manifest/messages/phrases.ts';
import { placeLabel } from '../../../manifest/messages/place-name.ts';
import { asObject, valueAt } from '../../../manifest/text/values.ts';
import { type FieldSchema, fieldSchemaAt, labelOf } from '../../document/schema/pieces.ts';
import { useForms } from '../schema/use-forms.ts';
import { Box, ButtonRow, Choice, MainButton, SideButton } from '../ui/controls.ts';
import { Question } from '../ui/Question.tsx';
import { useEditor } from '../wire/store.ts';
import { setTo, writeAndReport } from '../wire/write.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './use-field.ts';

export function ChoiceField(props: FieldProps) {
  const field = useField(props);
  const { schema, required, choices } = props.piece;
  const value = String(field.value ?? schema.default ?? '');
  // What is chosen from a list may no longer be in it.
  const values = new Set([...(schema.enum ?? []).map(String), ...(value === '' ? [] : [value])]);
  const [wanted, setWanted] = useState<string>();
  const manifest = useEditor(({ state }) => state?.manifest);
  const choose = (choice: string) => {
    const { pointer, piece } = props;
    const key = schema.needs?.[choice];
    const isMissing = key && valueAt(manifest, [...pointer.slice(0, -1), key]) === undefined;
    setWanted(isMissing ? choice : undefined);
    if (isMissing) return;
    const changes = changesTo(choice, pointer, piece, manifest);
    if (changes.length === 1) field.setText(choice);
    else void writeAndReport(changes, `changed ${placeLabel(pointer, manifest)}`);
  };
  return (
    <FieldFrame {...props} error={field.error}>
      <Choice
        {...field.inputProps}
        value={wanted ?? value}
        onChange={({ target }) => choose(target.value)}
        onBlur={field.onBlur}
      >
        {(value === '' || (!required && schema.default === undefined)) && (
          <option value="">{required ? 'Choose …' : 'None'}</option>
        )}
        {[...values].map((option) => (
          <option key={option} value={option}>
            {choices?.get(option) ?? schema.choice_words?.[option] ?? choiceWords(option)}
          </option>
        ))}
      </Choice>
      {wanted !== undefined && (
        <Needed {...props} choice={wanted} done={() => setWanted(undefined)} />
      )}
    </FieldFrame>
  );
}

/** Asks for the value that a choice needs beside it, such as the answers of a question with choices, and writes both at once. */
function Needed({ pointer, piece, choice, done }: FieldProps & { choice: string; done(): void }) {
  const forms = useForms();
  const [text, setText] = useState('');
  const group = pointer.slice(0, -1);
  const place = [...group, String(piece.schema.needs[choice])];
  const needed = fieldSchemaAt(place, forms);
  const isNamed = [needed.schema.type].flat().includes('string');
  const lists = Object.keys(asObject(asObject(forms.manifest).size_lists));
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const add = async () => {
    const value = isNamed ? text : lines;
    const changes = [...changesTo(choice, pointer, piece, forms.manifest), setTo(place, value)];
    if (await writeAndReport(changes, `changed ${placeLabel(pointer, forms.manifest)}`)) done();
  };
  return (
    <Box>
      <Question
        label={labelOf(needed)}
        hint={isNamed ? needed.help : 'One a line.'}
        value={text}
        change={setText}
        {...(isNamed
          ? { options: ['', ...lists.map((name) => `size_lists.${name}`)].map(listOption) }
          : { rows: 4 })}
      />
      <ButtonRow>
        <MainButton
          disabled={lines.length < (isNamed ? 1 : (needed.schema.minItems ?? 1))}
          onClick={add}
        >
          Save both
        </MainButton>
        <SideButton onClick={done}>Leave it as it was</SideButton>
      </ButtonRow>
    </Box>
  );
}

const listOption = (value: string) => ({
  value,
  name: value ? capital(value.split('.').at(-1)?.replaceAll('_', ' ') ?? '') : 'Choose …',
});

/** The changes that make a choice, and take away what another choice needed. */
function changesTo(choice: string, pointer: Pointer, { schema }: FieldSchema, manifest: unknown) {
  const needs: Record<string, string> = schema.needs ?? {};
  const idle = Object.values(needs)
    .filter((key) => key !== needs[choice])
    .map((key) => [...pointer.slice(0, -1), key])
    .filter((place) => valueAt(manifest, place) !== undefined);
  return [setTo(pointer, choice), ...idle.map((place) => setTo(place, undefined))];
}

/** "No change" for no_change, "Moving Company" for MovingCompany. */
const choiceWords = (option: string) =>
  capital(option.replaceAll('_', ' ').replace(/(?<=[a-zA-Z])(?=[A-Z][a-z])/g, ' '));
