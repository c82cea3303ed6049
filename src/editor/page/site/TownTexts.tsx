// How alike the texts of a town still are to those of another one: search engines want them different.
import { useEffect, useState } from 'react';
import type { Pointer } from '../../../manifest/diagnostic.ts';
import {
  MIN_SHARED_RATIO,
  sharedPairs,
  shingleTexts,
  type TextShingles,
} from '../../../manifest/text/own-words.ts';
import { asArray, asObject, isPlainObject, valueAt } from '../../../manifest/text/values.ts';
import type { Town } from '../../../model/manifest.generated.ts';
import { TextField } from '../form/TextField.tsx';
import { showPage } from '../preview/frame.ts';
import { fieldSchemaAt } from '../schema/pieces.ts';
import { keyOf, leavesOf, samePlace } from '../schema/pointers.ts';
import { useForms } from '../schema/use-forms.ts';
import { Box, ButtonRow, Hint, MainButton, SideButton, Stack } from '../ui/controls.ts';
import { closeScreen, openScreen, useEditor } from '../wire/store.ts';

/** Goes through the texts of a town one after the other, each beside the neighbor's. */
export function TownWalk({ town: index }: { town: number }) {
  const forms = useForms();
  const [at, setAt] = useState(0);
  const towns = (asObject(forms.manifest).towns ?? []) as Town[];
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
  const left = all.filter(isClose).length;
  return (
    <Stack>
      <p aria-live="polite">
        {`Text ${at + 1} of ${places.length}. `}
        {left === 0
          ? `All are ${town.name}’s own.`
          : `${left} ${left === 1 ? 'is' : 'are'} still much like a neighbor’s.`}
      </p>
      <TextField key={keyOf(now)} pointer={now} piece={fieldSchemaAt(now, forms)} />
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
        {share >= MIN_SHARED_RATIO ? `: write what is true in ${town}` : ', which is fine'}
      </strong>
      <Hint>
        {name} says: {text}
      </Hint>
    </Box>
  );
}

/** The address of a town's page for a service. */
function pathFor(service: string, { slug }: Town, manifest: unknown): string | undefined {
  const template = asArray(asObject(manifest).town_pages).find(
    (page) => asObject(page).service === service,
  );
  const { path } = asObject(template);
  return typeof path === 'string' ? path.replace('{slug}', slug) : undefined;
}

/** Says on a town’s screen how many of its texts for a service are much like a neighbor’s. */
export function TownHints({ pointer: [, index, service] }: { pointer: Pointer }) {
  const towns = useEditor(({ state }) => asObject(state?.manifest).towns ?? []) as Town[];
  const close = textsBeside(Number(index), towns, String(service)).filter(isClose);
  return (
    <Box>
      <strong>
        {close.length === 0
          ? 'These texts are the town’s own.'
          : `${close.length} texts are still much like those of another town.`}
      </strong>
      <Hint>Search engines show pages that say something of their own.</Hint>
      <SideButton onClick={() => openScreen({ kind: 'town-walk', town: Number(index) })}>
        Go through them one by one
      </SideButton>
    </Box>
  );
}

const isClose = ({ nearest }: TownText) =>
  nearest !== undefined && nearest.share >= MIN_SHARED_RATIO;

interface TownText {
  pointer: Pointer;
  /** The other town's name and text, and how much both have in common, from 0 to 1. */
  nearest?: { name: string; text: string; share: number };
}

/** Shorter texts are alike by nature. */
const SHORTEST = 40;

/** The texts of a town for all of its services, or for one. */
function textsBeside(index: number, towns: Town[], service?: string): TownText[] {
  const town = towns[index];
  const groups = Object.entries(asObject(town)).filter(
    ([key, value]) => isPlainObject(value) && (service === undefined || key === service),
  );
  const others = towns.filter((other) => other !== town);
  return groups.flatMap(([key, group]) =>
    leavesOf(group, [key]).flatMap(([path, text]) => {
      if (typeof text !== 'string' || text.length < SHORTEST) return [];
      const nearest = nearestTo(shingleTexts([text], town?.name ?? ''), path, others);
      return [{ pointer: ['towns', index, ...path], nearest }];
    }),
  );
}

const nearestTo = (own: TextShingles, path: Pointer, others: Town[]): TownText['nearest'] =>
  others
    .flatMap((other) => {
      const text = valueAt(other, path);
      if (typeof text !== 'string') return [];
      return [
        { name: other.name, text, share: sharedPairs(own, shingleTexts([text], other.name)) },
      ];
    })
    .sort((a, b) => b.share - a.share)[0];
