// The drawings that a site may have as scenery. They travel with its facts, so that no other site is sent them.
import type { Scenery } from '../../../model/manifest.generated.ts';
import type { SceneryDrawings } from '../../../model/site.ts';

const SCENERIES: Record<Scenery, SceneryDrawings | undefined> = {
  hills: {
    edge: [
      ['path', { d: 'M0 52C170 8 330 4 520 34s350 40 520 6 300-38 400-20v70H0z' }],
      ['path', { d: 'M0 70c220-48 430-50 660-16s440 44 780-20v56H0z' }],
    ],
    landscape: [
      ['circle', { cx: '1150', cy: '170', r: '92' }],
      ['path', { d: 'M560 350C700 210 830 140 950 150s190 80 270 130c80-60 140-90 220-96v166z' }],
      ['path', { d: 'M0 352c300-70 520-90 760-60s420 40 680-50v108H0z' }],
      [
        'path',
        {
          d: 'M1010 350c10-34 60-38 62-60 1-10-14-15-12-24 34 14 60 26 60 48 0 16-18 22-22 36z',
        },
      ],
      ['path', { d: 'M0 352v-14c360-34 700-30 980-4 180 14 320 8 460-10v28z' }],
    ],
  },
  none: undefined,
};

/** The drawings of a scenery, if it has any. */
export function sceneryDrawings(scenery: Scenery): SceneryDrawings | undefined {
  return SCENERIES[scenery];
}
