// The fixture's site with routes, and a search for pickup days on the page about the company and on each town's page.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Manifest, ServiceDays } from '../../../src/model/manifest.generated.ts';
import { CACHE, ROOT } from '../sites/build-site.ts';
import { fixture } from '../sites/fixture-site.ts';

/** Trash on Thursdays and recycling every other one: a town as a whole, streets of two routes, and ZIP codes. */
const ROUTES: Pick<ServiceDays, 'collections' | 'routes'> = {
  collections: [
    { id: 'trash', name: 'Trash', icon: 'bin' },
    { id: 'recycling', name: 'Recycling', icon: 'recycle', weeks: 2, from: '2026-01-05' },
  ],
  routes: [
    {
      id: 'thursday-a',
      name: 'Thursday A',
      collections: [
        { collection: 'trash', day: 'Thursday' },
        { collection: 'recycling', day: 'Thursday' },
      ],
      towns: ['dunkirk'],
      zips: ['14048', '14063'],
      streets: [
        {
          town: 'salamanca',
          names: ['Route 62', 'Main Street, 1-99', 'St. James Street', 'José Martí Boulevard'],
        },
      ],
    },
    {
      id: 'monday-b',
      name: 'Monday B',
      collections: [{ collection: 'trash', day: 'Monday' }],
      towns: ['salamanca'],
      zips: ['14063'],
      streets: [{ town: 'salamanca', names: ['Main Street, 100-', 'North Main Street'] }],
    },
  ],
};

export const withRoutes = <M extends Pick<Manifest, 'service_days'>>(manifest: M): M => ({
  ...manifest,
  service_days: manifest.service_days && { ...manifest.service_days, ...ROUTES },
});

/** Writes the manifest; returns its path relative to the project's folder. */
export function writeRoutesManifest(): string {
  const path = `${CACHE}/routes-${process.pid}.yaml`;
  const site: Manifest = withRoutes(parse(readFileSync(fixture.manifest, 'utf8')));
  const section = { type: 'pickup-days', heading: 'Which day is my street?', id: 'pickup-days' };
  for (const { path, sections } of [...site.pages, ...(site.town_pages ?? [])]) {
    if (/^\/about\/$|^\/residential.*\{slug\}/.test(path)) sections.splice(1, 0, section as never);
  }
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), stringify(site));
  return path;
}
