// The look of the quote form.
import styled from 'styled-components';
import { theme } from '../../ui/styles/theme.ts';

export const Layout = styled.div`
  display: grid;
  gap: ${theme.space(5)};
  ${theme.from.desktop} {
    grid-template-columns: 3fr 2fr;
    /* The office's number stays in view beside a long form. */
    & > :last-child {
      position: sticky;
      top: calc(var(--header-height) + 2rem);
    }
  }
`;

export const Pair = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  /* Label, message and control share their rows: a message on one side leaves both controls level, each below its label. */
  ${theme.from.tablet} {
    grid-template-columns: 1fr 1fr;
    row-gap: 0;
    & > * {
      grid-row: span 4;
      grid-template-rows: subgrid;
      row-gap: 0;
    }
    & :is(label, p) {
      margin-bottom: ${theme.space(1)};
    }
    & :is(input, select) {
      grid-row: 3;
    }
    & > :not(:has(p)) > label {
      grid-row: 2;
      align-self: end;
    }
  }
`;

export const Chosen = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space(1)};
  justify-self: start;
  padding-left: ${theme.space(2)};
  border: 1px solid ${theme.color.line};
  border-radius: 2rem;
  & > button {
    min-height: 2.75rem;
    padding-inline: ${theme.space(1)} ${theme.space(2)};
    border: 0;
    background: none;
    font: inherit;
    color: ${theme.color.link};
    text-decoration: underline;
  }
`;

export const Consent = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  & > div {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${theme.space(1)};
    align-items: start;
  }
  & input {
    width: 1.75rem;
    height: 1.75rem;
    margin: 0;
    /* The words of an error show above it, and its text below it, above a message. */
    scroll-margin-block: 5rem 14rem;
    accent-color: ${theme.color.brand};
    &[aria-invalid="true"] {
      outline: 2px solid ${theme.color.danger};
      outline-offset: 2px;
    }
  }
  & label {
    font-size: ${theme.size.small};
  }
`;

export const Receipt = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  padding: ${theme.space(2)};
  border: 3px solid ${theme.color.link};
  border-radius: ${theme.radius.small};
  & > dl {
    font-size: ${theme.size.small};
  }
  /* An answer is beside its question; a long one is below it. */
  & > dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space(1)};
  }
  & dt {
    color: ${theme.color.muted};
  }
  & dd {
    white-space: pre-line;
  }
  ${theme.from.tablet} {
    & dt {
      flex: 0 0 10rem;
    }
    & dd {
      flex: 1;
    }
  }
`;
