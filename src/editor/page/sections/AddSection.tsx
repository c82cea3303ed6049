// Every section type, drawn as it looks on this site; a press adds one to the page.
import { useState } from 'react';
import styled from 'styled-components';
import type { Pointer } from '../../../manifest/problem.ts';
import { listOf, valueAt } from '../../../manifest/text/values.ts';
import { useFilled } from '../form/filled.ts';
import { focusField } from '../form/focus-field.ts';
import { insert, stockNow } from '../lists/change-list.ts';
import { Hint, MainButton, Stack } from '../look/controls.ts';
import { editorTheme } from '../look/editor-theme.ts';
import { newValue } from '../schema/new-value.ts';
import { helpOf, sectionNoun } from '../schema/pieces.ts';
import { summaryOf } from '../schema/places.ts';
import { useForms } from '../schema/use-forms.ts';
import { closeScreen, openValue, useEditor } from '../wire/store.ts';

const FILE = /^sections\/(.+)\.schema\.json$/;

/** The width at which a section is drawn, in pixels, and by how much it is made smaller. */
const WIDTH = 1100;
const SCALE = 0.34;

/** The least and greatest height of a section that is drawn, in pixels of the page. */
const LOWEST = 200;
const HIGHEST = 800;

export function AddSection({ list, at }: { list: Pointer; at: number }) {
  const forms = useForms();
  const order: { $ref: string }[] = forms.files.get('section.schema.json')?.oneOf ?? [];
  const types = order.flatMap(({ $ref }) => FILE.exec($ref)?.[1] ?? []);
  const add = async (type: string) => {
    const file = `sections/${type}.schema.json`;
    const schema = forms.files.get(file) ?? {};
    const value = newValue(
      { schema, file, samples: schema.examples ?? [], noun: 'section' },
      stockNow(),
    );
    const noun = sectionNoun(type, forms).toLowerCase();
    if (!(await insert(list, at, value, `added a section: ${noun}`))) return;
    closeScreen();
    openValue([...list, at]);
    focusField([...list, at, 'heading']);
    useEditor.setState({ marked: [...list, at] });
  };
  const words = useFilled();
  const sections = listOf(valueAt(forms.manifest, list));
  return (
    <Stack>
      <Hint>{words(placeWords(at, sections))}</Hint>
      {types
        .filter((type) => type !== 'hero' || at === 0)
        .map((type) => (
          <Offer key={type}>
            <h3>{sectionNoun(type, forms)}</h3>
            <Hint>{helpOf(forms.files.get(`sections/${type}.schema.json`) ?? {})}</Hint>
            <Drawing type={type} />
            <MainButton onClick={() => add(type)} aria-label={`Add: ${sectionNoun(type, forms)}`}>
              Add this
            </MainButton>
          </Offer>
        ))}
    </Stack>
  );
}

function placeWords(at: number, sections: unknown[]): string {
  const above = summaryOf(sections[at - 1]);
  const words = above ? `The new section comes below “${above}”` : 'The new section comes first';
  return at < sections.length ? `${words}.` : `${words}, at the end of the page.`;
}

/** An example of a section, as tall as it is on the page. */
function Drawing({ type }: { type: string }) {
  const [height, setHeight] = useState(LOWEST);
  return (
    <Drawn aria-hidden="true" style={{ height: height * SCALE }}>
      <iframe
        src={`/_sections/${type}-1/`}
        title={type}
        loading="lazy"
        tabIndex={-1}
        inert
        style={{ height }}
        onLoad={({ currentTarget: { contentDocument } }) => {
          const { scrollHeight = LOWEST } = contentDocument?.getElementById('_main') ?? {};
          setHeight(Math.min(Math.max(scrollHeight, LOWEST), HIGHEST));
        }}
      />
    </Drawn>
  );
}

const Offer = styled.div`
  display: grid;
  gap: 0.5rem;
  padding-bottom: 1.25rem;
  border-bottom: 1px solid ${editorTheme.color.line};
`;

const Drawn = styled.div`
  overflow: hidden;
  border: 1px solid ${editorTheme.color.line};
  border-radius: ${editorTheme.radius};
  & > iframe {
    width: ${WIDTH}px;
    border: 0;
    scale: ${SCALE};
    transform-origin: 0 0;
    pointer-events: none;
  }
`;
