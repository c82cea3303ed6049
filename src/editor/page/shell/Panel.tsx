// The panel: the screen on top with its heading, and the way back. On a phone it is a sheet from below.
import { ArrowLeft, ChevronDown, ChevronUp, X } from 'lucide';
import { type ComponentType, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Glyph } from '../../../ui/pictures/Icon.tsx';
import { ConflictsElsewhere } from '../form/ConflictNote.tsx';
import { focusField } from '../form/use-field.ts';
import { DiagnosticsScreen } from '../review/DiagnosticsScreen.tsx';
import { AddSection, PageScreen } from '../sections/PageScreen.tsx';
import { NewTown } from '../site/NewTown.tsx';
import { NewPage } from '../site/PageAddress.tsx';
import { PagesScreen, SiteScreen } from '../site/SiteScreens.tsx';
import { ErrorText, Hint, IconButton, SideButton } from '../ui/controls.ts';
import { editorTheme } from '../ui/editor-theme.ts';
import { useConnection } from '../wire/host.ts';
import {
  closeScreen,
  nameOf,
  type PanelScreen,
  showMessage,
  startScreen,
  useEditor,
} from '../wire/store.ts';
import { DraftNote } from './DraftNote.tsx';
import { useTitle } from './use-title.ts';
import { ValueScreen } from './ValueScreen.tsx';

export function Panel() {
  const { screens, sheet, state, saved, pendingValue } = useEditor();
  const screen = screens.at(-1) ?? { kind: 'page' as const };
  const title = useTitle(screen);
  const name = nameOf(screen);
  const isOnline = useConnection((connection) => connection.isOnline);
  const { heading, body, scrolled } = useScreenFocus(name, screens.length);
  return (
    <Side data-open={sheet} aria-label="Panel">
      <Head>
        {screens.length > 1 && (
          <IconButton aria-label="Back" onClick={closeScreen}>
            <Glyph drawing={ArrowLeft} />
          </IconButton>
        )}
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Sign>{isOnline ? (pendingValue ? 'Not saved' : saved) : 'No connection'}</Sign>
        <Toggle
          aria-label={sheet ? 'Close the panel' : 'Open the panel'}
          aria-expanded={sheet}
          onClick={() => useEditor.setState({ sheet: !sheet })}
        >
          {sheet ? 'Close' : 'Open'}
          <Glyph drawing={sheet ? ChevronDown : ChevronUp} />
        </Toggle>
      </Head>
      {screens.length === 1 && (
        <TabRow aria-label="Parts of the editor">
          {TABS.map(([kind, name]) => (
            <SideButton
              key={kind}
              aria-pressed={kind === screen.kind}
              onClick={() => startScreen({ kind })}
            >
              {name}
            </SideButton>
          ))}
        </TabRow>
      )}
      <Message />
      <Body
        ref={body}
        data-scrolls
        onScroll={({ currentTarget }) => scrolled.current.set(name, currentTarget.scrollTop)}
      >
        <DraftNote />
        <ConflictsElsewhere />
        {state ? <ScreenBody key={name} screen={screen} /> : <p>One moment …</p>}
      </Body>
    </Side>
  );
}

/** Focuses a screen's field or its heading when it opens; Back leads to where the screen was scrolled to. */
function useScreenFocus(name: string, depth: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const first = useRef(name);
  const before = useRef(depth);
  const scrolled = useRef(new Map<string, number>());
  useEffect(() => {
    if (first.current === name) return;
    first.current = '';
    const isBack = depth < before.current;
    before.current = depth;
    body.current?.scrollTo(0, (isBack && scrolled.current.get(name)) || 0);
    const { focus, isNew } = JSON.parse(name);
    if (focus && !isBack) focusField(focus, isNew);
    else heading.current?.focus({ preventScroll: true });
  }, [name, depth]);
  return { heading, body, scrolled };
}

/** The last message, with what can be done about it. */
function Message() {
  const message = useEditor((store) => store.message);
  if (!message) return <MessageBox role="status" />;
  const { words, bad, action } = message;
  return (
    <MessageBox role="status">
      {bad ? <ErrorText>{words}</ErrorText> : <p>{words}</p>}
      {action && <SideButton onClick={action.press}>{action.label}</SideButton>}
      <IconButton aria-label="Put this message away" onClick={() => showMessage()}>
        <Glyph drawing={X} />
      </IconButton>
    </MessageBox>
  );
}

const TABS = [
  ['page', 'This page'],
  ['pages', 'Pages'],
  ['site', 'Whole site'],
] as const;

const { color, low, narrow, shadow } = editorTheme;

const Side = styled.aside`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 0;
  border-inline-start: 1px solid ${color.line};
  background: ${color.paper};
  ${narrow} {
    height: 4.25rem;
    border: 0;
    border-radius: 1rem 1rem 0 0;
    box-shadow: 0 -4px 24px rgb(15 25 40 / 18%);
    transition: height 0.2s;
    &[data-open='true'] {
      height: 62dvh;
    }
    &[data-open='false'] > :not(:first-child, [role='status']) {
      display: none;
    }
  }
`;

const Head = styled.div`
  display: flex;
  gap: 0.25rem;
  align-items: center;
  min-height: 4.25rem;
  padding: 0.25rem 1rem;
  ${low} {
    min-height: 0;
  }
  & > h2 {
    flex: 1;
    display: -webkit-box;
    overflow: hidden;
    font-size: 1.125rem;
    line-height: 1.25;
    overflow-wrap: anywhere;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
  }
`;

/** As wide as its longest words, so that the heading stays as it is; on a phone above the button. */
const Sign = styled(Hint)`
  min-width: 4.5rem;
  text-align: end;
  ${narrow} {
    position: absolute;
    inset: 0.25rem 1.5rem auto auto;
    font-size: 0.8125rem;
  }
`;

const Toggle = styled(IconButton)`
  align-self: end;
  padding-inline: 0.5rem;
  ${editorTheme.wide} {
    display: none;
  }
`;

const TabRow = styled.nav`
  display: flex;
  gap: 0.25rem;
  padding: 0 1rem 0.75rem;
  border-bottom: 1px solid ${color.line};
  overflow-x: auto;
  & > button {
    flex: 1 0 auto;
    padding-inline: 0.25rem;
    font-size: 0.875rem;
  }
`;

/** Lies over the end of the panel, or over the page on a phone, so that nothing moves away from under a finger. */
const MessageBox = styled.div`
  position: absolute;
  inset: auto 0 0;
  z-index: 1;
  pointer-events: none;
  ${narrow} {
    inset-block-end: 100%;
  }
  & > button {
    position: absolute;
    inset: 0.75rem 1rem auto auto;
    pointer-events: auto;
  }
  & > p {
    margin: 0.75rem 1rem;
    padding-inline-end: 3.25rem;
  }
  & > p:not([class]) {
    padding: 0.5rem 3.25rem 0.5rem 0.75rem;
    border-radius: ${editorTheme.radius};
    background: ${color.goodTint};
    box-shadow: ${shadow};
    color: ${color.good};
    font-weight: 600;
  }
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: 1rem 1rem 4rem;
  overflow-y: auto;
  scroll-padding-block: 5rem;
  ${low} {
    padding-block: 0.25rem;
    scroll-padding-block: 0;
  }
`;

/** A screen's body takes what the screen says. */
const BODIES: { [Kind in PanelScreen['kind']]: ComponentType<PanelScreen & { kind: Kind }> } = {
  page: PageScreen,
  site: SiteScreen,
  pages: PagesScreen,
  diagnostics: DiagnosticsScreen,
  'new-page': NewPage,
  'new-town': NewTown,
  'new-section': AddSection,
  value: ValueScreen,
};

function ScreenBody({ screen }: { screen: PanelScreen }) {
  const Body = BODIES[screen.kind] as ComponentType<PanelScreen>;
  return <Body {...screen} />;
}
