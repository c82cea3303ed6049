// All pictures of the site; those that no page shows come first.
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { PictureFile } from '../../protocol.ts';
import { Hint, Stack } from '../look/controls.ts';
import { editorTheme } from '../look/editor-theme.ts';
import { askEditor } from '../wire/ask.ts';

export function PicturesScreen() {
  const [pictures, setPictures] = useState<PictureFile[]>();
  useEffect(() => {
    void askEditor<PictureFile[]>('pictures').then((found) => setPictures(found ?? []));
  }, []);
  const unused = pictures?.filter(({ used }) => !used) ?? [];
  const shown = pictures?.filter(({ used }) => used) ?? [];
  return (
    <Stack>
      <Hint>To change a picture, press it on the page.</Hint>
      {unused.length > 0 && (
        <Group title={`Not used on any page (${unused.length})`} pictures={unused} />
      )}
      <Group title="On pages" pictures={shown} />
    </Stack>
  );
}

function Group({ title, pictures }: { title: string; pictures: PictureFile[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <Grid>
        {pictures.map(({ path, width, height }) => (
          <li key={path}>
            <img src={path} alt="" loading="lazy" />
            <small>{`${path.replace('/images/', '')}, ${width} × ${height}`}</small>
          </li>
        ))}
      </Grid>
    </section>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: 0.75rem;
  padding-top: 0.5rem;
  & img {
    display: block;
    width: 100%;
    height: 6rem;
    border-radius: ${editorTheme.radius};
    object-fit: cover;
  }
  & small {
    color: ${editorTheme.color.soft};
    overflow-wrap: anywhere;
  }
`;
