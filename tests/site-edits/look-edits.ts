// Edits of how a site looks: its colours, its font, its scenery and its logo.
import type { Edits } from './edits.ts';
import { inData, part } from './manifest-edits.ts';

/** Sets a part of the look, whether the manifest has one or leaves it to the engine. */
const look = (fields: Record<string, string>) =>
  inData((manifest) => {
    manifest.theme = { ...(manifest.theme as object | undefined), ...fields };
  });

export const LOOK_EDITS: Edits = {
  'other colors': look({ brand: '#6b1f2e', accent: '#3f88c5', ground: '#fffefc' }),
  'a color that light words cannot stand on alone': look({ accent: '#ffe34d' }),
  'another font': look({ font: 'nunito' }),
  'no hills': look({ scenery: 'none' }),
  hills: look({ scenery: 'hills' }),
  'the look that nobody has chosen': inData((manifest) => {
    part(manifest, 'theme');
    delete manifest.theme;
  }),
  'no logo but initials': inData((manifest) => {
    delete part(manifest, 'company').logo;
    part(manifest, 'company').name = 'Blue Spruce Wells';
  }),
};
