// The places of a page's sections and texts in the manifest, for the edit mode of the dev server.
import type { LoadedSite } from '../load-site.ts';

/** A line and column of the manifest, counted from 1. */
export interface SourcePlace {
  line: number;
  column: number;
}

/** The data of one page for the edit mode. */
export interface PageSources {
  /** The manifest's path on disk. */
  file: string;
  sections: (SourcePlace & { type: string })[];
  /** The texts of the page as visitors read them. The first of equal texts is listed. */
  texts: [text: string, place: SourcePlace][];
}

/** The sources of the page at a path; undefined when there is no such page. */
export function pageSources(
  { expansion, source, manifest }: LoadedSite,
  path: string,
): PageSources | undefined {
  const page = expansion?.pages.find((candidate) => candidate.path === path);
  if (!page || !expansion) return undefined;
  const place = (pointer: (string | number)[] | readonly (string | number)[]): SourcePlace => {
    const { line, column } = source.placeOf({ pointer });
    return { line, column };
  };
  const texts = new Map<string, SourcePlace>();
  for (const { value, pointer } of [...page.leaves, ...expansion.sharedLeaves]) {
    if (!texts.has(value)) texts.set(value, place(pointer));
  }
  return {
    file: manifest,
    sections: page.sections.map(({ data, pointer }) => ({ type: data.type, ...place(pointer) })),
    texts: [...texts],
  };
}
