// The drawings of containers: to scale, from the manifest's measures.
import { describe, expect, it } from 'vitest';
import { loadAllSections, renderPage } from '../../src/app/entry-server.tsx';
import { FOOT } from '../../src/ui/drawings/scale.ts';
import { type Edit, edited, manifestText, pageAt, siteOf } from '../manifest/real-manifest.ts';

await loadAllSections();

/** The HTML of a page, with some lines of the manifest changed. */
function htmlOf(path: string, edits: Edit[] = []): string {
  const site = siteOf(edits.length > 0 ? edited(edits).text : manifestText);
  return renderPage(pageAt(site, path), site.facts, 2026).body;
}

/** Length and height in feet of every container in a piece of HTML: the body of each is one path. */
function drawnIn(html: string): [length: number, height: number][] {
  // The rollers leave a gap of 0.4 feet below the body.
  const bodies = html.matchAll(/data-part="body" d="M[\d.]+ [\d.]+h([\d.]+)v([\d.]+)h-/g);
  return [...bodies].map(([, long, high]) => [Number(long) / FOOT, (Number(high) + 4) / FOOT]);
}

const SPECIFIED = [
  [12, 3.5],
  [16, 4.5],
  [20, 4],
  [20, 6],
];

describe('the size cards', () => {
  it('show each roll-off container to scale on a town’s page', () => {
    expect(drawnIn(htmlOf('/rolloff-dumpsters/ny/collins/'))).toEqual(SPECIFIED);
  });

  it('follow a changed length', () => {
    const longer = htmlOf('/rolloff-dumpsters/ny/collins/', [
      { find: ['container_specs:', '- size: 15 Yard', 'length: 16'], write: 'length: 24' },
    ]);
    expect(drawnIn(longer)[1]).toEqual([24, 4.5]);
  });

  it('show a front-load container with the width and height that its size has', () => {
    const [box] = htmlOf('/commercial-dumpsters/', [
      {
        find: ['commercial:', '- id: yard-8', 'cubic_yards: 8'],
        write: 'cubic_yards: 8\nfront_load: { width: 6, height: 6.4 }',
      },
    ]).match(/(?<=data-part="body" d=")[^"]*/g) as string[];
    // The lids slope up from the front; the castors leave a gap of 0.4 feet below the body.
    const [, lid, width, front] = /l4 -(\d+)h(\d+)l4 \d+v(\d+)/.exec(box ?? '') ?? [];
    expect((Number(width) + 8) / FOOT).toBe(6);
    expect((Number(lid) + Number(front) + 4) / FOOT).toBe(6.4);
  });

  it('show no drawing for sizes without measures', () => {
    expect(drawnIn(htmlOf('/commercial-dumpsters/'))).toEqual([]);
  });

  it('show none either for a size whose row is gone', () => {
    const renamed = htmlOf('/rolloff-dumpsters/ny/collins/', [
      { find: ['container_specs:', '- size: 10 Yard'], write: '- size: Ten' },
    ]);
    expect(drawnIn(renamed)).toEqual(SPECIFIED.slice(1));
  });
});
