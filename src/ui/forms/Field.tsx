// Form fields: a label, an optional hint, the control and its error message.
import {
  type ComponentPropsWithoutRef,
  createContext,
  type ElementType,
  Fragment,
  type ReactNode,
  type RefObject,
  useContext,
  useRef,
  useState,
} from 'react';
import styled, { css } from 'styled-components';
import { suggestEmail } from '../../model/forms/meant-address.ts';
import type { Option } from '../../model/forms/quote-form.ts';
import { PHONE } from '../../model/phones.ts';
import { useTranslate } from '../contexts.ts';
import { theme } from '../styles/theme.ts';
import { afterPaint } from '../timing.ts';

export const FormGrid = styled.form`
  display: grid;
  gap: ${theme.space(2)};
  align-content: start;
  /* Also while a form that was sent early waits for the app. */
  &[aria-busy="true"] [type="submit"] {
    opacity: 0.65;
    cursor: progress;
  }
`;

export const FormSheet = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  padding: ${theme.width.inset};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow};
`;

const Wrap = styled.div`
  display: grid;
  gap: ${theme.space(1)};
  & > label {
    color: ${theme.color.heading};
    font-weight: 700;
  }
`;

export const Hint = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
`;

export const FieldError = styled.p`
  color: ${theme.color.danger};
  font-weight: 700;
  &::before {
    content: "! " / "";
  }
`;

const box = css`
  /* A field that is scrolled to shows its label, hint and message too. */
  scroll-margin-top: 6.5rem;
  width: 100%;
  min-height: 3rem;
  padding: ${theme.space(1)} ${theme.space(2)};
  border: 2px solid color-mix(in srgb, ${theme.color.text} 55%, transparent);
  border-radius: ${theme.radius.small};
  background: ${theme.color.raised};
  transition: border-color ${theme.motion};
  &:hover {
    border-color: ${theme.color.text};
  }
  &[aria-invalid="true"] {
    border-color: ${theme.color.danger};
  }
`;

/** A one-line field without its label. */
export const Input = styled.input`
  ${box}
`;
/** The browser's own triangle touches the border, whatever the padding. */
const Select = styled.select`
  ${box}
  appearance: none;
  padding-right: ${theme.space(5)};
  background: conic-gradient(from -45deg at bottom, currentColor 90deg, #0000 0) right 1rem center / 0.8rem 0.4rem
    no-repeat ${theme.color.raised};
`;
const TextArea = styled.textarea`
  ${box}
  min-height: 7rem;
  resize: vertical;
`;

interface FieldProps {
  id: string;
  label: string;
  hint?: string;
  /** The error of the value; an empty text means valid, whatever the browser thinks of it. */
  error?: string;
  optional?: boolean;
}

/** Whether a value is invalid; undefined leaves it to the browser, which rejects a missing choice. */
export const isInvalid = (error?: string) => (error === undefined ? undefined : error !== '');

/** The ids of the elements that describe a control, in the order in which they should be read. */
export function descriptions(id: string, hint?: string, error?: string): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

function Frame({
  id,
  label,
  hint,
  error,
  optional,
  children,
}: FieldProps & { children: ReactNode }) {
  const t = useTranslate();
  return (
    <Wrap>
      <label htmlFor={id}>{optional ? t('{label} (optional)', { label }) : label}</label>{' '}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </Wrap>
  );
}

/** The attributes of a control that give assistive technology its label, hint and error. */
function controlProps({ id, hint, error, optional }: FieldProps) {
  return {
    id,
    required: !optional,
    'aria-invalid': isInvalid(error),
    'aria-describedby': descriptions(id, hint, error),
  };
}

/** What a form says about its fields, by their names; undefined while the browser judges them. */
export const FieldErrors = createContext<Partial<Record<string, string>> | undefined>(undefined);

/** Leads to the first field with a message, once the messages are in the page. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  afterPaint(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

type Own<T> = FieldProps & Omit<T, keyof FieldProps>;

/** Splits a field's own properties from those of its control. */
function useField<T extends FieldProps & { name?: string }>(props: T) {
  const { id, label, hint, error, optional, ...control } = props;
  const errors = useContext(FieldErrors);
  const message = error ?? (errors && (errors[props.name ?? ''] ?? ''));
  return { field: { id, label, hint, error: message, optional }, control };
}

const createField = <T extends 'input' | 'select' | 'textarea'>(Control: ElementType) =>
  function Labelled(props: Own<ComponentPropsWithoutRef<T>>) {
    const { field, control } = useField(props);
    return (
      <Frame {...field}>
        <Control {...control} {...controlProps(field)} />
      </Frame>
    );
  };

export const TextField = createField<'input'>(Input);

/** A text field of several lines. */
export const TextAreaField = createField<'textarea'>(TextArea);

/** A list to choose one option from. */
export const SelectField = createField<'select'>(Select);

/** Questions below a field, which take no room while there are none. */
const Questions = styled.div`
  &:empty {
    position: absolute;
  }
  /* Also in a form that was emptied. */
  :invalid + & {
    display: none;
  }
  & > button {
    display: block;
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${theme.color.link};
    font-weight: 600;
    text-decoration: underline;
    cursor: pointer;
  }
`;

type FieldRef = RefObject<HTMLInputElement | null>;

/** Asks whether other texts were meant in a field. One that is pressed replaces what was typed. */
export function Suggestions({ field, texts }: { field: FieldRef; texts: string[] }) {
  const t = useTranslate();
  const put = (text: string) => {
    field.current?.focus();
    field.current?.select();
    // The browser's edit reaches React and can be undone.
    document.execCommand('insertText', false, text);
  };
  return (
    <Questions role="status">
      {texts.map((text) => (
        <button key={text} type="button" onClick={() => put(text)}>
          {t('Did you mean {address}?', { address: text })}
        </button>
      ))}
    </Questions>
  );
}

/**
 * A field for an e-mail address. The browser refuses one that is longer than `limit` characters; `maxlength` would cut
 * off the end of a pasted address. A misspelt domain is asked about at once: later, the question would move the button
 * that is being pressed.
 */
export function EmailField({
  limit,
  ...props
}: Own<ComponentPropsWithoutRef<'input'>> & { limit: number }) {
  const t = useTranslate();
  const { field, control } = useField(props);
  const element = useRef<HTMLInputElement>(null);
  const [meant, setMeant] = useState<string>();
  return (
    <Frame {...field}>
      <Input
        ref={element}
        {...control}
        {...controlProps(field)}
        type="email"
        inputMode="email"
        autoComplete="email"
        pattern={`.{0,${limit}}`}
        title={t('At most {limit} characters', { limit })}
        onInput={({ currentTarget }) => setMeant(suggestEmail(currentTarget.value))}
      />
      <Suggestions field={element} texts={meant ? [meant] : []} />
    </Frame>
  );
}

/** A field for a phone number. The browser refuses what cannot be one. */
export function PhoneField(props: Own<ComponentPropsWithoutRef<'input'>>) {
  const t = useTranslate();
  return (
    <TextField
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      pattern={PHONE}
      title={t('At least 7 digits: 555-0123')}
    />
  );
}

export function Choices({ placeholder, options }: { placeholder: string; options: Option[] }) {
  return (
    <>
      <option value="">{placeholder}</option>{' '}
      {options.map(({ value, label }) => (
        <Fragment key={value}>
          <option value={value}>{label}</option>{' '}
        </Fragment>
      ))}
    </>
  );
}
