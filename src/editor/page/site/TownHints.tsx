// Shows how alike the texts of a town still are to those of another one: search engines want them different.

import styled from 'styled-components';
import { capital } from '../../../manifest/messages/phrases.ts';
import type { Pointer } from '../../../manifest/problem.ts';
import { fields } from '../../../manifest/text/values.ts';
import type { Town } from '../../../model/manifest.generated.ts';
import { Box, ButtonRow, Hint, SideButton } from '../look/controls.ts';
import { openScreen, useEditor } from '../wire/store.ts';
import { CLOSE, textsBeside } from './texts-beside.ts';

export function TownHints({ pointer: [, index, service] }: { pointer: Pointer }) {
  const towns = useEditor(({ state }) => fields(state?.manifest).towns ?? []) as Town[];
  const rows = textsBeside(Number(index), towns, String(service)).flatMap(({ pointer, nearest }) =>
    nearest ? [{ key: pointer.slice(3).join(' '), ...nearest }] : [],
  );
  const close = rows.filter(({ share }) => share >= CLOSE);
  return (
    <Box>
      <strong>
        {close.length === 0
          ? 'These texts are the town’s own.'
          : `${close.length} texts are still much like those of another town.`}
      </strong>
      <Hint>Search engines show pages that say something of their own.</Hint>
      <ButtonRow>
        <SideButton onClick={() => openScreen({ kind: 'town-walk', town: Number(index) })}>
          Go through them one by one
        </SideButton>
      </ButtonRow>
      <details>
        <summary>The neighbors’ texts, as a hint</summary>
        <List>
          {rows.map(({ key, name, share, text }) => (
            <div key={key}>
              <dt>
                {capital(key.replaceAll('_', ' '))}: {Math.round(share * 100)} % like {name}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </List>
      </details>
    </Box>
  );
}

const List = styled.dl`
  display: grid;
  gap: 0.75rem;
  padding-top: 0.5rem;
  & dt {
    font-weight: 600;
  }
`;
