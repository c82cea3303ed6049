// Shows how alike the texts of a town still are to those of another one: search engines want them different.

import styled from 'styled-components';
import { capital } from '../../manifest/messages/phrases.ts';
import type { Pointer } from '../../manifest/problem.ts';
import { fields } from '../../manifest/text/values.ts';
import type { Town } from '../../model/manifest.generated.ts';
import { Box, Hint } from '../look/controls.ts';

import { useEditor } from '../wire/store.ts';
import { alike } from './alike.ts';

export function TownHints({ pointer: [, index, service] }: { pointer: Pointer }) {
  const manifest = useEditor(({ state }) => state?.manifest);
  const towns = (fields(manifest).towns ?? []) as Town[];
  const textsOf = (town?: Town) => fields(fields(town)[String(service)]);
  const town = towns[Number(index)];
  const texts = textsOf(town);
  const others = towns.filter((other) => other !== town && Object.keys(textsOf(other)).length > 0);
  const rows = Object.entries(texts).flatMap(([key, text]) => {
    if (typeof text !== 'string' || text.length < 40) return [];
    const all = others.map((other) => ({
      name: other.name,
      text: String(textsOf(other)[key] ?? ''),
    }));
    const [nearest] = all
      .map((other) => ({ ...other, share: alike(text, other.text) }))
      .sort((a, b) => b.share - a.share);
    return nearest ? [{ key, ...nearest }] : [];
  });
  const close = rows.filter(({ share }) => share >= 0.6);
  return (
    <Box>
      <strong>
        {close.length === 0
          ? 'These texts are the town’s own.'
          : `${close.length} texts are still much like those of another town.`}
      </strong>
      <Hint>Search engines show pages that say something of their own.</Hint>
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
