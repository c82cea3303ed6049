// The bar on top: undo and redo, what is to be published, and how the page is shown.
import { House, MousePointerClick, Redo2, TriangleAlert, Undo2, X } from 'lucide';
import styled from 'styled-components';
import type { Drawing } from '../../../model/site.ts';
import { Glyph } from '../../../ui/pictures/Icon.tsx';
import { Building } from '../review/ReviewDialog.tsx';
import { IconButton, MainButton } from '../ui/controls.ts';
import { editorTheme } from '../ui/editor-theme.ts';
import { getHost } from '../wire/host.ts';
import { startScreen, useEditor } from '../wire/store.ts';
import { review, undoOrRedo } from '../wire/write.ts';

export function Bar() {
  const { state, pointing, building, dialog } = useEditor();
  const unpublished = state?.unpublished;
  const { home } = getHost();
  return (
    <Top>
      {home && (
        <BarButton as="a" href={home.address} aria-label={home.label} title={home.label}>
          <Glyph drawing={House} />
        </BarButton>
      )}
      <h1>Edit the site</h1>
      <StepButton which="undo" name="Undo" drawing={Undo2} />
      <StepButton which="redo" name="Do again" drawing={Redo2} />
      <span style={{ flex: 1 }} />
      <BarButton
        aria-pressed={!pointing}
        title="While this is on, a press on a link follows it"
        onClick={() => useEditor.setState({ pointing: !pointing })}
      >
        <Glyph drawing={MousePointerClick} />
        <span>Browse</span>
      </BarButton>
      <Warnings />
      {unpublished !== undefined && (
        <PublishState>
          {unpublished
            ? 'Not published yet'
            : state?.isLocal
              ? 'Published on this computer'
              : 'Everything is published'}
        </PublishState>
      )}
      <MainButton onClick={review}>{unpublished === undefined ? 'Review' : 'Publish'}</MainButton>
      {building && !dialog && (
        <News>
          <Building />
          {building.isOver && (
            <BarButton
              aria-label="Put this away"
              onClick={() => useEditor.setState({ building: undefined })}
            >
              <Glyph drawing={X} />
            </BarButton>
          )}
        </News>
      )}
    </Top>
  );
}

interface StepProps {
  which: 'undo' | 'redo';
  name: string;
  drawing: Drawing;
}

/** Says what the step would take back or do again. */
function StepButton({ which, name, drawing }: StepProps) {
  const words = useEditor(({ state }) => state?.[which]?.words);
  return (
    <BarButton
      aria-label={words ?? name}
      title={words ?? `Nothing to ${name.toLowerCase()}`}
      disabled={words === undefined}
      onClick={() => undoOrRedo(which)}
    >
      <Glyph drawing={drawing} />
      <span>{name}</span>
    </BarButton>
  );
}

function Warnings() {
  const diagnostics = useEditor(({ state }) => state?.diagnostics) ?? [];
  if (diagnostics.length === 0) return null;
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error');
  const words = `${diagnostics.length} ${diagnostics.length === 1 ? 'hint' : 'hints'}`;
  return (
    <BarButton
      data-bad={hasErrors}
      aria-label={words}
      title={words}
      onClick={() => startScreen({ kind: 'diagnostics' })}
    >
      <Glyph drawing={TriangleAlert} />
      <b>{diagnostics.length}</b>
    </BarButton>
  );
}

const { color, narrow } = editorTheme;

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  align-items: center;
  min-height: 3.75rem;
  padding: 0.375rem 0.75rem;
  background: ${color.bar};
  color: ${color.onBar};
  & > h1 {
    margin-inline-end: 0.75rem;
    font-size: 1.0625rem;
    white-space: nowrap;
  }
  ${narrow} {
    padding: 0.25rem 0.5rem;
    & > h1 {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
  }
`;

/** The way of a publication to visitors, below the buttons. */
const News = styled.div`
  display: flex;
  flex-basis: 100%;
  gap: 0.75rem;
  align-items: center;
  justify-content: center;
`;

const BarButton = styled(IconButton)`
  gap: 0.375rem;
  padding-inline: 0.625rem;
  color: ${color.onBar};
  &:hover:not(:disabled) {
    background: #35465a;
    color: ${color.onBar};
  }
  &[aria-pressed='true'] {
    background: ${color.onBar};
    color: ${color.bar};
  }
  &[data-bad='true'] {
    background: #ffd9d6;
    color: ${color.bad};
  }
  ${narrow} {
    & > span {
      display: none;
    }
    padding-inline: 0.25rem;
  }
`;

const PublishState = styled.span`
  padding-inline: 0.75rem;
  font-size: 0.9375rem;
  white-space: nowrap;
  ${narrow} {
    display: none;
  }
`;
