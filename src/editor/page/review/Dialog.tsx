// A dialog over the editor: the platform's own, which keeps the focus inside and closes with Escape.
import { X } from 'lucide';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { Glyph } from '../../../ui/pictures/Icon.tsx';
import { IconButton } from '../look/controls.ts';
import { editorTheme } from '../look/editor-theme.ts';

interface Props {
  title: string;
  close(): void;
  children: ReactNode;
}

export function Dialog({ title, close, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => box.current?.showModal(), []);
  return (
    <Frame ref={box} aria-labelledby={id} onClose={close}>
      <header>
        <h2 id={id}>{title}</h2>
        <IconButton aria-label="Close" onClick={() => box.current?.close()}>
          <Glyph drawing={X} />
        </IconButton>
      </header>
      <div>{children}</div>
    </Frame>
  );
}

const Frame = styled.dialog`
  width: min(44rem, 100vw);
  max-height: min(48rem, 100dvh);
  padding: 0;
  border: 0;
  border-radius: 0.875rem;
  color: ${editorTheme.color.ink};
  box-shadow: 0 1rem 4rem rgb(10 18 30 / 45%);
  &::backdrop {
    background: rgb(10 18 30 / 55%);
  }
  & > header {
    position: sticky;
    top: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 1rem 1.25rem;
    border-bottom: 1px solid ${editorTheme.color.line};
    background: ${editorTheme.color.paper};
  }
  & > div {
    display: grid;
    gap: 1.25rem;
    padding: 1.25rem;
  }
  ${editorTheme.narrow} {
    max-width: 100vw;
    margin-bottom: 0;
    border-radius: 1rem 1rem 0 0;
  }
`;
