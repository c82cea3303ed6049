// The answer to the editor's question for the manifest as it is now.

import type { LoadedSite } from '../../files/load-site.ts';
import { siteWords } from '../../manifest/site/expand/words.ts';
import { ICONS } from '../../manifest/site/resolve/icons.ts';
import type { YamlValue } from '../../manifest/yaml/write.ts';
import type { Manifest } from '../../model/manifest.generated.ts';
import type { Drawing } from '../../model/site.ts';
import type { EditorState } from '../page/protocol.ts';
import { versionOf } from './journal.ts';
import { withFixes } from './told.ts';

/** The state of a text. */
export function editorState(
  now: LoadedSite,
  good: LoadedSite | undefined,
  more: Pick<EditorState, 'undo' | 'redo' | 'unpublished'>,
): EditorState {
  const shown = now.expansion ? now : good;
  return {
    version: versionOf(now.text),
    manifest: (now.source.data ?? good?.source.data ?? {}) as YamlValue,
    broken: !now.site,
    problems: withFixes(now.problems),
    placeholders: shown ? siteWords(shown.source.data as Manifest) : {},
    pages: (shown?.expansion?.pages ?? []).map(({ path, label, sections }) => ({
      path,
      title: label,
      anchors: sections.flatMap(({ data: { id } }) => (id ? [id] : [])),
    })),
    icons,
    ...more,
  };
}

/** A drawing of lines as SVG. */
const svg = (drawing: Drawing) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawing
    .map(([name, attributes]) => `<${name} ${attributesOf(attributes)}/>`)
    .join('')}</svg>`;

const attributesOf = (attributes: Record<string, unknown>) =>
  Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');

const icons = Object.fromEntries(
  Object.entries(ICONS).map(([name, drawing]) => [name, svg(drawing)]),
);
