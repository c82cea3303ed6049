// The map of the page in the frame, made anew when the page's places have changed.
import { useMemo } from 'react';
import { currentForms } from '../schema/use-forms.ts';
import { useEditor } from '../wire/store.ts';
import { frame } from './frame.ts';
import { mapPage, type PageMap } from './map-spots.ts';

const EMPTY: PageMap = { places: new Map(), all: [], sections: [] };

/** Gives the map on demand: pointing needs it, typing does not. */
export function usePageMap(): () => PageMap {
  const spots = useEditor((store) => store.spots);
  return useMemo(() => {
    let made: PageMap | undefined;
    return () => {
      const page = frame()?.contentDocument;
      if (!spots || !page) return EMPTY;
      // The frame has another document, or the page was drawn anew.
      if (made?.sections.some(({ element }) => !element.isConnected)) made = undefined;
      made ??= mapPage(page, spots, currentForms().manifest);
      return made;
    };
  }, [spots]);
}
