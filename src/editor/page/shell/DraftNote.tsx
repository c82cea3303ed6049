// The note about a new value that is not on the site yet, and why.
import styled from 'styled-components';
import { capital } from '../../../manifest/messages/phrases.ts';
import { placeLabel } from '../../../manifest/messages/place-name.ts';
import { isInside } from '../../document/schema/pointers.ts';
import { ButtonRow, Hint, SideButton } from '../ui/controls.ts';
import { editorTheme } from '../ui/editor-theme.ts';
import { dropPendingValue } from '../wire/pending-value.ts';
import { closeScreen, openValue, useEditor } from '../wire/store.ts';
import { refusalWords } from '../wire/write.ts';

/** Says of a new value that it is not on the site yet, and why. */
export function DraftNote() {
  const { pendingValue, state, screens } = useEditor();
  if (!pendingValue) return null;
  const { pointer, diagnostics } = pendingValue;
  const top = screens.at(-1);
  const isOpen = top?.kind === 'value' && isInside(top.pointer, pointer);
  const others = diagnostics.filter((diagnostic) => !isInside(diagnostic.pointer, [...pointer]));
  const shown = isOpen && others.length > 0 ? others : diagnostics;
  const leaveOut = () => {
    dropPendingValue();
    if (isOpen) closeScreen();
  };
  return (
    <Note role="status">
      <strong>
        {isOpen
          ? 'Not on the site yet'
          : `${capital(placeLabel(pointer, state?.manifest))}: not on the site yet`}
      </strong>
      <Hint>
        {refusalWords({ done: false, diagnostics: shown })} It is added as soon as it fits.
      </Hint>
      <ButtonRow>
        {!isOpen && <SideButton onClick={() => openValue(pointer)}>Complete it</SideButton>}
        <SideButton onClick={leaveOut}>Leave it out</SideButton>
      </ButtonRow>
    </Note>
  );
}

/** Stays in view beside the page. On a phone it scrolls, which leaves room for the fields. */
const Note = styled.div`
  position: sticky;
  top: -0.25rem;
  z-index: 1;
  display: grid;
  gap: 0.5rem;
  margin-bottom: 1rem;
  padding: 0.75rem;
  border-radius: ${editorTheme.radius};
  background: ${editorTheme.color.warnTint};
  ${editorTheme.narrow} {
    position: static;
  }
`;
