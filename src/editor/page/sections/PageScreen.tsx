// The screen of the page in the frame: its sections in order and its search result; and the choice of another section.
import { useState } from 'react';
import styled from 'styled-components';
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { asArray, asObject, valueAt } from '../../../manifest/text/values.ts';
import { SHOWN } from '../../../model/editor-frame.ts';
import { fieldSchemaAt, helpOf, sectionNoun } from '../../document/schema/pieces.ts';
import { summaryOf } from '../../document/schema/pointers.ts';
import { EXAMPLES } from '../../protocol.ts';
import { focusField } from '../form/use-field.ts';
import { currentDefaults, insert } from '../lists/change-list.ts';
import { EntryList } from '../lists/EntryList.tsx';
import { newValue } from '../schema/new-value.ts';
import { isUnusedSection } from '../schema/usage.ts';
import { fillForCurrentPage, useForms } from '../schema/use-forms.ts';
import { ButtonRow, Hint, MainButton, SideButton, Stack } from '../ui/controls.ts';
import { editorTheme } from '../ui/editor-theme.ts';
import { More } from '../ui/More.tsx';
import { getHost, useConnection } from '../wire/host.ts';
import { closeScreen, openValue, useEditor } from '../wire/store.ts';

export function PageScreen() {
  const spots = useEditor((store) => store.spots);
  const forms = useForms();
  const isUnknown = useEditor((store) => store.isUnknown);
  const isOnline = useConnection((connection) => connection.isOnline);
  if (!spots && !isUnknown)
    return <Hint role="status">{isOnline ? 'Loading …' : NO_CONNECTION}</Hint>;
  if (!spots) return <Hint>This page has nothing to edit. Choose another one under Pages.</Hint>;
  const { pointer, town } = spots;
  const sections: Pointer = [...pointer, 'sections'];
  return (
    <Stack>
      <Hint>Press a text or a picture on the page to change it, or choose a section here.</Hint>
      {town && <TownNote town={town} page={pointer} />}
      <ButtonRow>
        <SideButton onClick={() => openValue([...pointer, 'seo'])}>Search result</SideButton>
        <SideButton onClick={() => openValue(pointer)}>Page name and web address</SideButton>
      </ButtonRow>
      <EntryList pointer={sections} piece={fieldSchemaAt(sections, forms)} />
    </Stack>
  );
}

/** A town's page is the page of all towns, filled with the texts of one. */
function TownNote({ town, page }: { town: Pointer; page: Pointer }) {
  const manifest = useEditor(({ state }) => state?.manifest);
  const service = String(asObject(valueAt(manifest, page)).service);
  const name = summaryOf(asObject(valueAt(manifest, town)).name);
  return (
    <>
      <Hint>The sections below are the same for every town. The texts of {name} are its own.</Hint>
      <SideButton onClick={() => openValue([...town, service])}>Texts of {name}</SideButton>
      <SideButton onClick={() => openValue(town)}>Facts about {name}</SideButton>
    </>
  );
}

const FILE = /^sections\/(.+)\.schema\.json$/;

/** The width at which a section is drawn, in pixels, and by how much it is made smaller. */
const WIDTH = 1100;
const SCALE = 0.34;

const NO_CONNECTION = 'There is no connection. The page comes by itself as soon as there is one.';

/** The least and greatest height of a section that is drawn, in pixels of the page. */
const LOWEST = 200;
const HIGHEST = 800;

/** Every section type, drawn as it looks on this site; a press adds one to the page. */
export function AddSection({ list, at }: { list: Pointer; at: number }) {
  const forms = useForms();
  const order: { $ref: string }[] = forms.files.get('section.schema.json')?.oneOf ?? [];
  const types = order
    .flatMap(({ $ref }) => FILE.exec($ref)?.[1] ?? [])
    .filter((type) => type !== 'hero' || at === 0);
  const schemaOf = (type: string) => forms.files.get(`sections/${type}.schema.json`) ?? {};
  const isRare = (type: string) => isUnusedSection(type, forms);
  const add = async (type: string) => {
    const file = `sections/${type}.schema.json`;
    const value = newValue({ schema: schemaOf(type), file, noun: 'section' }, currentDefaults());
    const noun = sectionNoun(type, forms).toLowerCase();
    if (!(await insert(list, at, value, `added a section: ${noun}`))) return;
    closeScreen();
    openValue([...list, at]);
    focusField([...list, at, 'heading']);
    useEditor.setState({ marked: [...list, at] });
  };
  const sections = asArray(valueAt(forms.manifest, list));
  const offer = (type: string) => (
    <Offer key={type}>
      <h3>{sectionNoun(type, forms)}</h3>
      <Hint>{helpOf(schemaOf(type))}</Hint>
      <Drawing type={type} />
      <MainButton onClick={() => add(type)} aria-label={`Add: ${sectionNoun(type, forms)}`}>
        Add this
      </MainButton>
    </Offer>
  );
  return (
    <Stack>
      <Hint>{fillForCurrentPage(placeWords(at, sections))}</Hint>
      {types.filter((type) => !isRare(type)).map(offer)}
      {types.some(isRare) && (
        <More title="More kinds of sections">{types.filter(isRare).map(offer)}</More>
      )}
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
        src={getHost().frameAddress(`${EXAMPLES}${type}-1/`)}
        title={type}
        loading="lazy"
        tabIndex={-1}
        inert
        style={{ height }}
        onLoad={({ currentTarget: { contentWindow } }) => {
          const measure = () => {
            const { scrollHeight = LOWEST } = contentWindow?.document.getElementById('_main') ?? {};
            setHeight(Math.min(Math.max(scrollHeight, LOWEST), HIGHEST));
          };
          measure();
          contentWindow?.addEventListener(SHOWN, measure);
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
