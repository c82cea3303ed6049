// The pages of the site: open one, add one.
import { ChevronRight, Plus } from 'lucide';
import { Glyph } from '../../../ui/pictures/Icon.tsx';
import { Hint, PressRows, SideButton, Stack } from '../look/controls.ts';
import { showPage } from '../page/frame.ts';
import { openScreen, startScreen, useEditor } from '../wire/store.ts';

export function PagesScreen() {
  const pages = useEditor(({ state }) => state?.pages) ?? [];
  const open = (path: string) => {
    showPage(path);
    startScreen({ kind: 'page' });
  };
  return (
    <Stack>
      <div>
        <SideButton onClick={() => openScreen({ kind: 'new-page' })}>
          <Glyph drawing={Plus} /> Add a page
        </SideButton>{' '}
        <SideButton onClick={() => openScreen({ kind: 'new-town' })}>
          <Glyph drawing={Plus} /> Add a town
        </SideButton>
      </div>
      <Hint>Pages of towns come from the list of towns.</Hint>
      <PressRows>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <button type="button" onClick={() => open(path)}>
              <b>{title}</b>
              <span>{path}</span>
              <Glyph drawing={ChevronRight} />
            </button>
          </li>
        ))}
      </PressRows>
    </Stack>
  );
}
