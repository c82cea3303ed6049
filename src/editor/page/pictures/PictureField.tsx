// A picture: drawn small, replaced by a file, the camera, or one that the site has.
import { useState } from 'react';
import styled from 'styled-components';
import { FieldFrame } from '../form/FieldFrame.tsx';
import { type FieldProps, useField } from '../form/use-field.ts';
import { ButtonRow, SideButton } from '../look/controls.ts';
import { editorTheme } from '../look/editor-theme.ts';
import { labelOf } from '../schema/pieces.ts';
import { say } from '../wire/store.ts';
import { PictureChooser } from './PictureChooser.tsx';

export function PictureField(props: FieldProps) {
  const field = useField(props);
  const [choosing, setChoosing] = useState(false);
  const path = field.text;
  const label = labelOf(props.piece) === 'File' ? 'Photo or drawing' : undefined;
  return (
    <FieldFrame {...props} field={field} label={label} help="" group>
      <Thumb>{path && <img src={path} alt="" />}</Thumb>
      <ButtonRow>
        <SideButton {...field.tied} aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
          {path ? 'Change the picture' : 'Choose a picture'}
        </SideButton>
      </ButtonRow>
      {choosing && (
        <PictureChooser
          before={path}
          choose={(chosen) => {
            field.change(chosen);
            setChoosing(false);
            if (path)
              say('The picture is another one. Does its description still say what it shows?');
          }}
        />
      )}
    </FieldFrame>
  );
}

const Thumb = styled.div`
  & img {
    display: block;
    max-width: 100%;
    max-height: 12rem;
    border: 1px solid ${editorTheme.color.line};
    border-radius: ${editorTheme.radius};
  }
`;
