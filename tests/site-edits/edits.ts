// Edits that a family makes, each a function from text to text; none knows what the first site says.
import { COMPANY_EDITS } from './company-edits.ts';
import { LIST_EDITS } from './list-edits.ts';
import { inData, part } from './manifest-edits.ts';
import { PAGE_EDITS } from './page-edits.ts';
import { SERVICE_EDITS } from './service-edits.ts';
import { TOWN_EDITS } from './town-edits.ts';

/** By its name: an edit of a manifest's text. Throws `NoPlace` where the manifest has nothing to be edited so. */
export type Edits = Record<string, (text: string) => string>;

/** Sets a part of the look, whether the manifest has one or leaves it to the engine. */
const look = (fields: Record<string, string>) =>
  inData((manifest) => {
    manifest.theme = { ...(manifest.theme as object | undefined), ...fields };
  });

const LOOK_EDITS: Edits = {
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

/** These change how a manifest is written and nothing that it says. */
const TEXT_EDITS: Edits = {
  'line ends as Windows writes them': (text) => text.replace(/\r?\n/g, '\r\n'),
  'a note at the top': (text) => `# Ask Pat before you change the prices!\n\n${text}`,
  'empty lines between the parts': (text) => text.replace(/^(?=[a-z_]+:)/gm, '\n\n'),
  'no note at all': (text) => text.replace(/^\s*#.*\n/gm, ''),
};

export const EDITS: Edits = {
  ...COMPANY_EDITS,
  ...SERVICE_EDITS,
  ...TOWN_EDITS,
  ...LOOK_EDITS,
  ...LIST_EDITS,
  ...PAGE_EDITS,
  ...TEXT_EDITS,
};
