// The icons that the manifest may name: those of the schema, drawn by lucide.
import { createRequire } from 'node:module';
import schema from '../../../../schema/parts/icon.schema.json' with { type: 'json' };
import type { IconName, Manifest } from '../../../model/manifest.generated.ts';
import type { Drawing } from '../../../model/site.ts';
import { eachText } from '../../text/values.ts';

const require = createRequire(import.meta.url);

/** A can with a lid. */
const BIN: Drawing = [
  ['path', { d: 'M3 6h18' }],
  ['path', { d: 'M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2' }],
  ['path', { d: 'M5 6l1 14a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2l1-14' }],
  ['path', { d: 'M10 11v6M14 11v6' }],
];

/** By icon of the schema: its name in lucide, where that differs. */
const OTHER_NAMES: Record<string, string> = {
  building: 'building-2',
  calendar: 'calendar-days',
  clipboard: 'clipboard-list',
  dollar: 'dollar-sign',
  home: 'house',
  shield: 'shield-check',
};

/** All icons of the schema by name. Throws if lucide lacks one. */
export function allIcons(): Record<IconName, Drawing> {
  // Loaded on first use, because the check draws nothing; required, because the ES module is 2,000 files and this one.
  const lucide: Record<string, unknown> = require('lucide');
  return Object.fromEntries(
    schema.enum.map((name) => {
      const words = (OTHER_NAMES[name] ?? name).replace(/(?:^|-)(.)/g, (_, first) =>
        first.toUpperCase(),
      );
      const drawing = name === 'bin' ? BIN : lucide[words];
      if (!drawing) throw new Error(`lucide has no icon ${words}`);
      return [name, drawing];
    }),
  ) as Record<IconName, Drawing>;
}

/** The drawings of the icons that a manifest names somewhere. */
export function usedIcons(
  manifest: Manifest,
  iconFields: ReadonlySet<string>,
): Partial<Record<IconName, Drawing>> {
  const names = new Set<string>();
  eachText(manifest, (text, key) => {
    if (iconFields.has(key)) names.add(text);
  });
  return Object.fromEntries(Object.entries(allIcons()).filter(([name]) => names.has(name)));
}
