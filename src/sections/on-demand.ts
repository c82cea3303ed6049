// Sections whose code is not in the first script: it comes with the first page that has one.
import type { ComponentType } from 'react';
import type { SectionOf, SectionType } from '../model/site.ts';

export type SectionComponent<T extends SectionType> = ComponentType<{ section: SectionOf<T> }>;

/** A section type whose component has to be fetched before it can be rendered. */
export interface OnDemand<T extends SectionType> {
  /** Fetches the code; at once when it is here. A failure is tried again on the next call. */
  load(): Promise<void>;
  /** The component. Throws when it has not been loaded. */
  component(): SectionComponent<T>;
}

/** Makes the registry's entry for a section that is fetched with `fetch`. */
export function onDemand<T extends SectionType>(
  fetch: () => Promise<SectionComponent<T>>,
): OnDemand<T> {
  let loaded: SectionComponent<T> | undefined;
  return {
    async load() {
      loaded ??= await fetch();
    },
    component() {
      if (!loaded) throw new Error('a section was rendered before its code was here');
      return loaded;
    },
  };
}
