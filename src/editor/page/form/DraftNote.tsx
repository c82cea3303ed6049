// Says of a new value that it is not on the site yet, and why.
import styled from 'styled-components';
import { capital } from '../../../manifest/messages/phrases.ts';
import { placeName } from '../../../manifest/messages/place-name.ts';
import { ButtonRow, Hint, SideButton } from '../look/controls.ts';
import { editorTheme } from '../look/editor-theme.ts';
import { isInside } from '../schema/places.ts';
import { dropDraft } from '../wire/draft.ts';
import { closeScreen, openValue, useEditor } from '../wire/store.ts';
import { refusalWords } from '../wire/write.ts';

export function DraftNote() {
  const { draft, state, screens } = useEditor();
  if (!draft) return null;
  const { pointer, problems } = draft;
  const top = screens.at(-1);
  const isOpen = top?.kind === 'value' && isInside(top.pointer, pointer);
  const others = problems.filter((problem) => !isInside(problem.pointer, [...pointer]));
  const shown = isOpen && others.length > 0 ? others : problems;
  const leaveOut = () => {
    dropDraft();
    if (isOpen) closeScreen();
  };
  return (
    <Note role="status">
      <strong>
        {isOpen
          ? 'Not on the site yet'
          : `${capital(placeName(pointer, state?.manifest))}: not on the site yet`}
      </strong>
      <Hint>{refusalWords({ done: false, problems: shown })} It is added as soon as it fits.</Hint>
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
