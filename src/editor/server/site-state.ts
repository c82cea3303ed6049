// What the editor is told of a site: the manifest as it is, and the texts and sections of a page with their places.

import type { Leaf } from '../../manifest/site/expand/leaf.ts';
import { MOST_CITIES, siteWords, townWords } from '../../manifest/site/expand/words.ts';
import { allIcons } from '../../manifest/site/resolve/icons.ts';
import type { YamlValue } from '../../manifest/yaml/write.ts';
import type { Manifest } from '../../model/manifest.generated.ts';
import type { EditorState, PageSpots, TextSpot } from '../protocol.ts';
import { withFixes } from './shown-diagnostics.ts';
import { type CheckedText, versionOf } from './store.ts';

/** The state of a text. */
export function editorState(
  now: CheckedText,
  good: CheckedText | undefined,
  more: Pick<EditorState, 'undo' | 'redo' | 'unpublished'>,
): EditorState {
  const shown = now.expansion ? now : good;
  return {
    version: versionOf(now.text),
    manifest: (now.source.data ?? good?.source.data ?? {}) as YamlValue,
    diagnostics: withFixes(now.diagnostics),
    placeholders: shown ? siteWords(shown.source.data as Manifest) : {},
    pages: (shown?.expansion?.pages ?? []).map(({ path, label, sections }) => ({
      path,
      title: label,
      anchors: sections.flatMap(({ data: { id } }) => (id ? [id] : [])),
    })),
    icons: allIcons(),
    ...more,
  };
}

/** The spots of the page at a path; undefined when there is no such page. */
export function pageSpots(
  { expansion, source }: Pick<CheckedText, 'expansion' | 'source'>,
  path: string,
): PageSpots | undefined {
  const page = expansion?.pages.find((candidate) => candidate.path === path);
  if (!page || !expansion) return undefined;
  const spots = (leaves: Leaf[]): TextSpot[] =>
    leaves.map(({ pointer, value }) => ({ pointer, value }));
  const { town } = page;
  const { towns } = source.data as Manifest;
  // The entries of all towns are parts of every page's expansion, but not shown on it.
  const shared = expansion.sharedLeaves.filter(({ pointer: [part] }) => part !== 'towns');
  return {
    pointer: page.pointer,
    ...(town && { town: ['towns', towns.findIndex(({ slug }) => slug === town.slug)] }),
    placeholders: town
      ? townWords(town, expansion.shared.company, expansion.towns.length > MOST_CITIES)
      : {},
    sections: page.sections.map(({ pointer }) => pointer),
    texts: spots(page.leaves),
    shared: spots(shared),
  };
}
