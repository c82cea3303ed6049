// The site in its frame, with outlines around what is pointed at and what the panel shows.

import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { asObject, valueAt } from '../../../manifest/text/values.ts';
import { groupAround } from '../../document/schema/pieces.ts';
import { findSizeEntry, isSamePointer } from '../../document/schema/pointers.ts';
import { focusField } from '../form/use-field.ts';
import { currentForms } from '../schema/use-forms.ts';
import { editorTheme } from '../ui/editor-theme.ts';
import { getHost } from '../wire/host.ts';
import { openValue, type PanelScreen, startScreen, useEditor } from '../wire/store.ts';
import { elementFor, type PageTarget, targetAt } from './find-target.ts';
import { bringIntoView, followFrame } from './frame.ts';
import { pageMap } from './map-spots.ts';
import { Outline } from './Outline.tsx';
import { hideTyped } from './typed-texts.ts';

/** The time after which the sheet has its height, in milliseconds. */
const SHEET_TRANSITION_MS = 260;

export function Stage() {
  const { marked, shown, spots, sheet } = useEditor();
  const [first] = useState(() => getHost().frameAddress(useEditor.getState().path));
  const [target, setTarget] = useState<PageTarget>();
  const following = useRef<AbortController>(undefined);
  const follow = useCallback(() => {
    following.current?.abort();
    following.current = new AbortController();
    followFrame(
      {
        point: (element) => setTarget(targetAt(element, pageMap(), currentForms())),
        press: (element) => {
          select(targetAt(element, pageMap(), currentForms()), { kind: 'page' });
        },
      },
      following.current.signal,
    );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rendering has other elements
  useEffect(() => {
    setTarget(undefined);
    hideTyped();
  }, [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place is scrolled to
  useEffect(() => {
    // The sheet of a phone takes its room first.
    const timer = setTimeout(() => {
      const element = markedElement();
      if (element) bringIntoView(element);
    }, SHEET_TRANSITION_MS);
    return () => clearTimeout(timer);
  }, [marked, sheet]);
  const pointed = useCallback(() => target?.element, [target]);
  return (
    <Room>
      <View data-page-ready={spots && shown > 0 ? '' : undefined}>
        <iframe id="site" title="The site" src={first} onLoad={follow} />
        <Outline of={markedElement} />
        <Outline of={pointed} name={target?.name} />
      </View>
    </Room>
  );
}

/** The element of the place that the cursor is at. */
function markedElement(): Element | undefined {
  const { marked } = useEditor.getState();
  return marked && elementFor(marked, pageMap());
}

/** Opens a place in the panel, over what it shows or over a main screen: a text among the fields around it. */
export function select(target: Pick<PageTarget, 'pointer'> | undefined, below?: PanelScreen): void {
  if (!target) return;
  const { pointer } = target;
  const { screens } = useEditor.getState();
  const forms = currentForms();
  const isSection = asObject(valueAt(forms.manifest, pointer)).type !== undefined;
  const group = isSection
    ? pointer
    : (findSizeEntry(pointer, forms.manifest) ?? groupAround(pointer, forms));
  const top = screens.at(-1);
  const isOpen = top?.kind === 'value' && isSamePointer(top.pointer, group);
  if (!isOpen) {
    if (below) startScreen(below);
    openValue(group, isSection ? undefined : pointer);
  }
  useEditor.setState({ marked: pointer, sheet: true });
  if (!isSection) focusField(pointer);
}

const Room = styled.main`
  display: grid;
  grid-area: stage;
  min-height: 0;
  background: ${editorTheme.color.line};
`;

const View = styled.div`
  position: relative;
  overflow: clip;
  min-height: 0;
  & > iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
    background: #fff;
  }
`;
