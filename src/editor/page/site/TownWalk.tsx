// Goes through the texts of a town one after the other, each beside the neighbor's.
import { useEffect, useState } from 'react';
import { fields, listOf } from '../../../manifest/text/values.ts';
import type { Town } from '../../../model/manifest.generated.ts';
import { TextField } from '../form/TextField.tsx';
import { Box, ButtonRow, Hint, MainButton, SideButton, Stack } from '../look/controls.ts';
import { showPage } from '../page/frame.ts';
import { pieceAt } from '../schema/pieces.ts';
import { keyOf, samePlace } from '../schema/places.ts';
import { useForms } from '../schema/use-forms.ts';
import { closeScreen, useEditor } from '../wire/store.ts';
import { CLOSE, type TownText, textsBeside } from './texts-beside.ts';

export function TownWalk({ town: index }: { town: number }) {
  const forms = useForms();
  const [at, setAt] = useState(0);
  const towns = (fields(forms.manifest).towns ?? []) as Town[];
  const town = towns[index];
  // A text that somebody is writing anew may be too short to count.
  const [places] = useState(() => textsBeside(index, towns).map(({ pointer }) => pointer));
  const all = textsBeside(index, towns);
  const now = places[at];
  const service = now && String(now[2]);
  const path = service && town && pathFor(service, town, forms.manifest);
  useEffect(() => {
    if (path && useEditor.getState().path !== path) showPage(path);
  }, [path]);
  if (!now || !town) return <Hint>This town has no texts of its own yet.</Hint>;
  const isLast = at === places.length - 1;
  const left = all.filter(({ nearest }) => nearest && nearest.share >= CLOSE).length;
  return (
    <Stack>
      <p aria-live="polite">
        {`Text ${at + 1} of ${places.length}. `}
        {left === 0
          ? `All are ${town.name}’s own.`
          : `${left} ${left === 1 ? 'is' : 'are'} still much like a neighbor’s.`}
      </p>
      <TextField key={keyOf(now)} pointer={now} piece={pieceAt(now, forms)} />
      <Nearest text={all.find(({ pointer }) => samePlace(pointer, now))} town={town.name} />
      <ButtonRow>
        {at > 0 && <SideButton onClick={() => setAt(at - 1)}>The text before</SideButton>}
        <MainButton onClick={() => (isLast ? closeScreen() : setAt(at + 1))}>
          {isLast ? 'Done' : 'Next text'}
        </MainButton>
      </ButtonRow>
    </Stack>
  );
}

function Nearest({ text: own, town }: { text?: TownText; town: string }) {
  if (!own?.nearest) return null;
  const { name, text, share } = own.nearest;
  return (
    <Box>
      <strong>
        {Math.round(share * 100)} % like {name}’s
        {share >= CLOSE ? `: write what is true in ${town}` : ', which is fine'}
      </strong>
      <Hint>
        {name} says: {text}
      </Hint>
    </Box>
  );
}

/** The address of a town's page for a service. */
function pathFor(service: string, { slug }: Town, manifest: unknown): string | undefined {
  const template = listOf(fields(manifest).town_pages).find(
    (page) => fields(page).service === service,
  );
  const { path } = fields(template);
  return typeof path === 'string' ? path.replace('{slug}', slug) : undefined;
}
