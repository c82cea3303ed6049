// Buttons, fields and frames in the editor's look.
import styled, { css } from 'styled-components';
import { editorTheme } from './editor-theme.ts';

const { color, press, radius } = editorTheme;

export const pressable = css`
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  justify-content: center;
  min-width: ${press};
  min-height: ${press};
  padding: 0.375rem 0.875rem;
  border: 1px solid transparent;
  border-radius: ${radius};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  &:disabled {
    opacity: 0.45;
    cursor: default;
  }
`;

/** The one action that a screen is about. */
export const MainButton = styled.button.attrs(({ type = 'button' }) => ({ type }))`
  ${pressable}
  background: ${color.action};
  color: #fff;
  &:hover:not(:disabled) {
    background: ${color.actionDeep};
  }
`;

/** Any other action. */
export const SideButton = styled.button.attrs({ type: 'button' })`
  ${pressable}
  border-color: ${color.edge};
  background: ${color.paper};
  color: ${color.ink};
  &:hover:not(:disabled) {
    background: ${color.wash};
  }
  &[aria-pressed='true'] {
    border-color: ${color.action};
    background: ${color.tint};
    color: ${color.actionDeep};
  }
`;

/** An action that deletes. */
export const BadButton = styled.button.attrs({ type: 'button' })`
  ${pressable}
  border-color: ${color.bad};
  background: ${color.paper};
  color: ${color.bad};
  &:hover:not(:disabled) {
    background: ${color.badTint};
  }
`;

/** An action with a drawing alone; its name is its label. */
export const IconButton = styled.button.attrs({ type: 'button' })`
  ${pressable}
  padding: 0;
  background: transparent;
  color: ${color.soft};
  &:hover:not(:disabled) {
    background: ${color.wash};
    color: ${color.ink};
  }
`;

/** An action that reads like a link. */
export const TextButton = styled.button.attrs({ type: 'button' })`
  ${pressable}
  justify-self: start;
  padding-inline: 0.25rem;
  background: none;
  color: ${color.action};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

const entryBox = css`
  width: 100%;
  min-height: ${press};
  padding: 0.5625rem 0.75rem;
  border: 1px solid ${color.edge};
  border-radius: ${radius};
  background: ${color.paper};
  font-size: 1.0625rem;
  line-height: 1.45;
  &[aria-invalid='true'] {
    border-color: ${color.bad};
    box-shadow: inset 0 0 0 1px ${color.bad};
  }
`;

export const TextInput = styled.input`
  ${entryBox}
`;

/** Grows with its text. */
export const TextArea = styled.textarea`
  ${entryBox}
  display: block;
  max-height: 24rem;
  overflow-y: auto;
  resize: none;
  field-sizing: content;
`;

export const Choice = styled.select`
  ${entryBox}
`;

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;
`;

/** A quiet sentence. */
export const Hint = styled.p`
  color: ${color.soft};
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
`;

export const ErrorText = styled.p`
  padding: 0.5rem 0.75rem;
  border-left: 4px solid ${color.bad};
  border-radius: 0 ${radius} ${radius} 0;
  background: ${color.badTint};
  color: ${color.bad};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** Parts one below the other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  & > button {
    justify-self: start;
  }
`;

/** A framed part of a screen. */
export const Box = styled(Stack)`
  gap: 0.75rem;
  padding: 1rem;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
`;

/** A checkbox with its words, as high as everything that is pressed. */
export const CheckRow = styled.label`
  display: flex;
  gap: 0.625rem;
  align-items: center;
  min-height: ${press};
  & > input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
  }
`;

/** Rows that open something: a name, words about it, and an arrow. */
export const PressRows = styled.ul`
  & button {
    position: relative;
    display: grid;
    width: 100%;
    min-height: 3.5rem;
    padding: 0.625rem 2rem 0.625rem 0.25rem;
    border: 0;
    border-bottom: 1px solid ${color.line};
    background: none;
    text-align: start;
    cursor: pointer;
  }
  & button:hover {
    background: ${color.wash};
  }
  & span {
    color: ${color.soft};
    font-size: 0.9375rem;
  }
  & svg {
    position: absolute;
    top: 50%;
    right: 0.25rem;
    translate: 0 -50%;
  }
`;
