// How alike the texts of a town still are to those of another one: search engines want them different.
import type { Pointer } from '../../../manifest/diagnostic.ts';
import {
  MIN_SHARED_RATIO,
  sharedPairs,
  shingleTexts,
  type TextShingles,
} from '../../../manifest/text/own-words.ts';
import { asObject, isPlainObject, valueAt } from '../../../manifest/text/values.ts';
import type { Town } from '../../../model/manifest.generated.ts';
import { focusField } from '../form/use-field.ts';
import { groupAround } from '../schema/pieces.ts';
import { keyOf, leavesOf } from '../schema/pointers.ts';
import { currentForms } from '../schema/use-forms.ts';
import { Box, ButtonRow, Hint, SideButton } from '../ui/controls.ts';
import { openValue, useEditor } from '../wire/store.ts';

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
      <ButtonRow>
        {close.map(({ pointer, nearest }) => (
          <SideButton key={keyOf(pointer)} onClick={() => openText(pointer)}>
            {nearest?.name} says: “{nearest?.text.slice(0, 40)} …”
          </SideButton>
        ))}
      </ButtonRow>
    </Box>
  );
}

/** Shows a text among the fields around it. */
function openText(pointer: Pointer): void {
  openValue(groupAround(pointer, currentForms()), pointer);
  focusField(pointer);
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

/** The texts of a town for one of its services. */
function textsBeside(index: number, towns: Town[], service: string): TownText[] {
  const town = towns[index];
  const groups = Object.entries(asObject(town)).filter(
    ([key, value]) => isPlainObject(value) && key === service,
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
