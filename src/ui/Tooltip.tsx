// A short explanation that appears beside a term on hover or focus, and goes away with Escape.
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { theme } from './styles/theme.ts';

/** The delay before a tooltip opens, in milliseconds, from the specification. */
const OPEN_DELAY_MS = 700;
/** After one has closed, the next opens at once for this long. */
const SKIP_DELAY_MS = 300;

const Frame = styled.span`
  position: relative;
  display: inline-block;
`;

const Term = styled.button`
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: inherit;
  text-align: inherit;
  text-decoration: underline dotted;
  text-underline-offset: 0.25em;
  cursor: help;
`;

const Bubble = styled.span`
  position: absolute;
  bottom: calc(100% + 0.4rem);
  left: 0;
  /* Above the header too, in case only that side has room. */
  z-index: 11;
  width: max-content;
  /* The space to the right of the second term of a row on a phone. */
  max-width: min(16rem, 50vw);
  padding: ${theme.space(1)} ${theme.space(2)};
  border-radius: ${theme.radius.small};
  background: ${theme.color.brandDeep};
  color: ${theme.color.onBrand};
  font: 400 ${theme.size.small} / ${theme.line.short} ${theme.font.body};
  text-align: left;
  text-wrap: balance;
`;

/** When a tooltip was last open, for the skip delay between neighbours. */
const lastClosed = { at: Number.NEGATIVE_INFINITY };

/** A term with its explanation. The pointer may move onto the explanation without closing it (WCAG 1.4.13). */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = () => {
    clearTimeout(timer.current);
    const wait = performance.now() - lastClosed.at < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS;
    timer.current = setTimeout(() => setOpen(true), wait);
  };
  /** A press means it: fingers rest on nothing, and some browsers give a pressed button no focus, which closes it again. */
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.focus();
    clearTimeout(timer.current);
    setOpen(true);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (open) lastClosed.at = performance.now();
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  return (
    <Frame onPointerEnter={show} onPointerLeave={hide}>
      <Term
        type="button"
        aria-describedby={open ? id : undefined}
        onFocus={show}
        onBlur={hide}
        onClick={press}
      >
        {children}
      </Term>
      {open && (
        <Bubble role="tooltip" id={id}>
          {text}
        </Bubble>
      )}
    </Frame>
  );
}
