// The colors that the engine derives from a site's theme, and the pictures that it draws with them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { closingStretch, openingStretches } from '../../src/drawings/scenery/stretches.ts';
import type { Company, Manifest, Town } from '../../src/model/manifest.generated.ts';
import { paletteOf } from '../../src/model/palette.ts';
import { completeTheme } from '../../src/model/theme.ts';

/** The colours and the drawings of the site in a folder. */
export function lookOf(folder: string): { colors: string[]; drawings: string } {
  const { theme, company, towns } = parse(
    readFileSync(join(folder, 'pages.yaml'), 'utf8'),
  ) as Manifest;
  const look = completeTheme(theme);
  return {
    colors: Object.values(paletteOf(look)).flatMap((tone) => Object.values(tone)),
    drawings: JSON.stringify(look.scenery === 'none' ? [] : drawn(towns, company)),
  };
}

function drawn(towns: Town[], company: Company) {
  const opening = openingStretches(towns);
  return [closingStretch(company), opening(), ...towns.map(opening)];
}

/** The icons of a finished site: the pictures that are drawn in its colours alone. */
export function drawnIcons(output: string): string[] {
  return readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.png'),
  );
}
