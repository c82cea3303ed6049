// The map of the page in the frame, made anew when the page or its places have changed.
import { useMemo, useRef } from 'react';
import { useForms } from '../schema/use-forms.ts';
import { useEditor } from '../wire/store.ts';
import { frame } from './frame.ts';
import { mapPage, type PageMap } from './map-spots.ts';

const EMPTY: PageMap = { places: new Map(), all: [], sections: [] };

/** Gives the map on demand: pointing needs it, typing does not. */
export function usePageMap(): () => PageMap {
  const spots = useEditor((store) => store.spots);
  const shown = useEditor((store) => store.shown);
  const { manifest } = useForms();
  const made = useRef<PageMap>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rendering of the page has other elements
  return useMemo(() => {
    made.current = undefined;
    return () => {
      const page = frame()?.contentDocument;
      if (!spots || !page) return EMPTY;
      made.current ??= mapPage(page, spots, manifest);
      return made.current;
    };
  }, [spots, shown, manifest]);
}
