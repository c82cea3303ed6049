// The controls of short values: one line, a day, one of a few, yes or no, an icon, and the target of a link.
import { type InputHTMLAttributes, useState } from 'react';
import styled from 'styled-components';
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { capital } from '../../../manifest/messages/phrases.ts';
import { placeLabel } from '../../../manifest/messages/place-name.ts';
import { asObject, valueAt } from '../../../manifest/text/values.ts';
import type { Company } from '../../../model/manifest.generated.ts';
import { furtherPhones } from '../../../model/phones.ts';
import { Glyph } from '../../../ui/pictures/Icon.tsx';
import type { ControlKind } from '../schema/kinds.ts';
import { type FieldSchema, fieldSchemaAt, labelOf } from '../schema/pieces.ts';
import { useForms } from '../schema/use-forms.ts';
import { Box, ButtonRow, Choice, MainButton, SideButton, TextInput } from '../ui/controls.ts';
import { editorTheme } from '../ui/editor-theme.ts';
import { Question } from '../ui/Question.tsx';
import { useEditor } from '../wire/store.ts';
import { setTo, writeAndReport } from '../wire/write.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { Usage } from './TextField.tsx';
import { type FieldProps, fieldId, useField } from './use-field.ts';

const ATTRIBUTES: Partial<Record<ControlKind, InputHTMLAttributes<HTMLInputElement>>> = {
  number: { inputMode: 'decimal', autoComplete: 'off' },
  phone: { type: 'tel', autoComplete: 'off' },
  email: { type: 'email', autoComplete: 'off' },
  time: { type: 'time' },
};

/** Numbers, phone numbers, times, colors and other values of a fixed form. */
export function LineField({ kind, ...props }: FieldProps & { kind: ControlKind }) {
  const field = useField(props);
  const { text } = field;
  const { noun, schema, required } = props.piece;
  // A number as a number; anything else stays a text, which the check then explains.
  const isNumber = (words: string) => kind === 'number' && /^-?\d+(\.\d+)?$/.test(words.trim());
  const take = (words: string) =>
    isNumber(words) ? field.change(Number(words)) : field.setText(words);
  return (
    <FieldFrame {...props} error={field.error} optional={!required}>
      <TextInput
        {...field.inputProps}
        {...ATTRIBUTES[kind]}
        value={text}
        placeholder={schema.default === undefined ? undefined : String(schema.default)}
        onChange={({ target }) => take(target.value)}
        onBlur={() => {
          const isAddress = String(schema.pattern).startsWith(`^${OTHER}`);
          const address = isAddress ? wholeAddress(text) : text;
          const whole = kind === 'phone' ? phoneFormat(text) : address;
          if (whole !== text) take(whole);
          field.onBlur();
        }}
      />
      {kind === 'color' && (
        <input
          type="color"
          aria-label={`Pick the ${noun}`}
          value={/^#\w{6}$/.test(text) ? text : String(schema.default ?? '#000000')}
          onChange={({ target }) => take(target.value)}
        />
      )}
      <Usage pointer={props.pointer} />
    </FieldFrame>
  );
}

/** Ten digits in the form that the site uses: (716) 555-0142. Words beside them stay for the check to explain. */
function phoneFormat(text: string): string {
  const digits = text.replace(/[\s()+./–-]/g, '').replace(/^1(?=\d{10}$)/, '');
  const [, area, first, second] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  return area ? `(${area}) ${first}-${second}` : text;
}

/** A day, where the schema allows it with a time: "2026-11-27" or "2026-11-27 18:00". */
export function MomentField(props: FieldProps) {
  const field = useField(props);
  const [day = '', time = ''] = field.text.split(' ');
  const timeId = `${fieldId(props.pointer)}:time`;
  const take = (newDay: string, newTime: string) =>
    field.setText(`${newDay} ${newDay && newTime}`.trim());
  return (
    <FieldFrame {...props} error={field.error} optional={!props.piece.required}>
      <TextInput
        {...field.inputProps}
        type="date"
        value={day}
        onChange={({ target }) => take(target.value, time)}
        onBlur={field.onBlur}
      />
      {String(props.piece.schema.pattern).includes(':') && (
        <>
          <label htmlFor={timeId}>
            Time <small>(optional)</small>
          </label>
          <TextInput
            id={timeId}
            type="time"
            value={time}
            disabled={day === ''}
            onChange={({ target }) => take(day, target.value)}
            onBlur={field.onBlur}
          />
        </>
      )}
    </FieldFrame>
  );
}

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

export function SwitchField(props: FieldProps) {
  const field = useField(props);
  return (
    <FieldFrame {...props} error={field.error}>
      <Switch
        {...field.inputProps}
        type="checkbox"
        role="switch"
        checked={(field.value ?? props.piece.schema.default) === true}
        onChange={({ target }) => field.change(target.checked)}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}

export function IconField(props: FieldProps) {
  const field = useField(props);
  const icons = useEditor(({ state }) => state?.icons) ?? {};
  const names: string[] = props.piece.schema.enum ?? [];
  return (
    <FieldFrame {...props} error={field.error} group>
      <Drawings tabIndex={-1} {...field.inputProps}>
        {!props.piece.required && (
          <SideButton
            aria-pressed={field.value === undefined}
            onClick={() => field.change(undefined)}
          >
            None
          </SideButton>
        )}
        {names.map((name) => (
          <SideButton
            key={name}
            aria-label={name.replaceAll('-', ' ')}
            title={name.replaceAll('-', ' ')}
            aria-pressed={field.value === name}
            onClick={() => field.change(name)}
          >
            <Glyph drawing={icons[name] ?? []} />
          </SideButton>
        ))}
      </Drawings>
    </FieldFrame>
  );
}

/** Targets that are no address. */
const TARGETS = [
  ['call', 'Call the office'],
  ['email', 'Write an e-mail'],
  ['map', 'Open the map'],
  ['sms', 'Write a text message'],
  ['order-online', 'Order online'],
  ['pay-portal', 'Pay online'],
] as const;
const OTHER = 'https://';

/** The further numbers and places of the company. */
const furtherTargets = (company: Company) => [
  ...furtherPhones(company).map(({ id, label }) => [`call:${id}`, `Call: ${label}`] as const),
  ...(company.locations ?? []).map(({ id, label }) => [`map:${id}`, `Map: ${label}`] as const),
];

/** The target of a link: a page, a place on one, a phone call and the like, or another website. */
export function LinkField(props: FieldProps) {
  const { pointer, piece } = props;
  const field = useField(props);
  const value = field.text;
  const pages = useEditor(({ state }) => state?.pages) ?? [];
  const places = pages.flatMap(({ path, title, anchors }) => [
    [path, title] as const,
    ...[...new Set(anchors)].map(
      (id) => [`${path}#${id}`, `   ${title}: ${id.replaceAll('-', ' ')}`] as const,
    ),
  ]);
  const company = useEditor(({ state }) => asObject(state?.manifest).company) as Company;
  const targets = piece.schema.control === 'link' ? [...TARGETS, ...furtherTargets(company)] : [];
  const isKnown = value === '' || [...places, ...targets].some(([target]) => target === value);
  /** Half an address may be another one that is whole: it is taken in when it is left. */
  const [address, setAddress] = useState<string>();
  const isOther = address !== undefined || !isKnown;
  const leave = () => {
    setAddress(undefined);
    if (address?.trim()) field.setText(wholeAddress(address.trim()));
    field.onBlur();
  };
  return (
    <FieldFrame {...props} error={field.error} help="" optional={!piece.required}>
      <Choice
        {...field.inputProps}
        value={isOther ? OTHER : value}
        onChange={({ target }) => {
          const isOther = target.value === OTHER;
          setAddress(isOther ? '' : undefined);
          if (!isOther) field.setText(target.value);
        }}
        onBlur={field.onBlur}
      >
        {(!piece.required || value === '') && <option value="">Nothing</option>}
        <optgroup label="Pages of this site">{places.map(option)}</optgroup>
        <optgroup label="Something else">
          {targets.map(option)}
          <option value={OTHER}>Another address …</option>
        </optgroup>
      </Choice>
      {isOther && (
        <TextInput
          aria-label="The address"
          aria-describedby={`${fieldId(pointer)}:about ${fieldId(pointer)}:error`}
          placeholder={OTHER}
          value={address ?? value}
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && leave()}
          onBlur={leave}
        />
      )}
    </FieldFrame>
  );
}

/** Another website's address in full: people leave out how it begins. */
const wholeAddress = (words: string) =>
  words.replace(/^(http:\/\/)?(?=[\w-]+(\.[\w-]+)+([/?#]|$))/, OTHER);

const option = ([value, name]: readonly [string, string]) => (
  <option key={value} value={value}>
    {name}
  </option>
);

const Drawings = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(2.75rem, 1fr));
  gap: 0.25rem;
  max-height: 13rem;
  padding: 0.25rem;
  overflow-y: auto;
  border: 1px solid ${editorTheme.color.line};
  border-radius: ${editorTheme.radius};
  & > button {
    padding: 0.25rem;
    font-size: 0.8125rem;
  }
  & svg {
    width: 1.5rem;
    height: 1.5rem;
  }
`;

export const Switch = styled.input`
  appearance: none;
  position: relative;
  width: 3.5rem;
  height: 2rem;
  margin: 0;
  border: 2px solid ${editorTheme.color.edge};
  border-radius: 2rem;
  background: ${editorTheme.color.paper};
  cursor: pointer;
  &::before {
    content: '';
    position: absolute;
    top: 0.25rem;
    left: 0.25rem;
    width: 1.25rem;
    height: 1.25rem;
    border-radius: 50%;
    background: ${editorTheme.color.edge};
    transition: translate 0.15s;
  }
  &:checked {
    border-color: ${editorTheme.color.action};
    background: ${editorTheme.color.action};
  }
  &:checked::before {
    background: #fff;
    translate: 1.5rem 0;
  }
`;
