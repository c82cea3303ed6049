// The apps for staff beside the public pages: the office and the website's editor. Each has pages with a script of its own, which visitors never get.
import react from '@vitejs/plugin-react';
import type { LoadedSite } from '../files/load-site.ts';
import type { Places } from '../files/project.ts';
import type { FineSite } from '../files/report.ts';
import { databaseService } from '../model/outside-services.ts';
import type { Site, SiteFacts } from '../model/site.ts';
import { office, websiteEditor } from '../office/build/office-product.ts';
import { type BundledFile, bundleAlone } from './bundle/bundle-alone.ts';
import { ownSections } from './bundle/own-sections.ts';
import { licences, stableClassNames } from './bundle/plugins.ts';
import { databaseSettings } from './database/database-settings.ts';
import { contentPolicy, type InlineContent, inlineContent } from './hosts/content-policy.ts';
import { policyTag } from './hosts/files-alone.ts';
import { pictureOrigins } from './hosts/host-files.ts';
import type { FinishedLook } from './look/look.ts';

type StaffAppSources = FineSite & { facts: SiteFacts };

/** An app for members of the office, which works with the database. */
interface StaffApp {
  /** What the files of its script begin with. */
  name: string;
  /** The file that its script begins with, relative to the project's folder. */
  entry: string;
  /** The addresses of its pages, which have one document. */
  pages: string[];
  /** Whether a site asks for it. */
  isWanted(facts: SiteFacts): boolean;
  /** The warning of a build without a database, which leaves it out. */
  withoutDatabase: string;
  document(
    sources: StaffAppSources,
    parts: Pick<FinishedLook, 'look'> & { script: string },
  ): string;
  /** The data that its script fetches, by address. */
  data: Map<string, (sources: StaffAppSources) => unknown>;
  /** Whether its pages are the editor's and the one in its frame. */
  isEditor?: boolean;
}

const STAFF_APPS: StaffApp[] = [office, websiteEditor];

interface StaffAppBuild {
  project: Places;
  mode: string;
  look: FinishedLook;
  /** The address of the database, if one is configured. */
  database?: string;
}

/** The files of the staff apps that a site asks for, and the inline content of their pages. */
export async function staffAppFiles(fine: FineSite, build: StaffAppBuild) {
  const files: BundledFile[] = [];
  const inline: InlineContent[] = [];
  const { look, facts } = build.look;
  const sources = { ...fine, facts };
  const enabledApps = STAFF_APPS.filter(({ isWanted }) => isWanted(facts));
  if (!build.database) {
    for (const warning of new Set(enabledApps.map((app) => app.withoutDatabase)))
      console.warn(warning);
    return { files, inline };
  }
  const scripts = await Promise.all(enabledApps.map((app) => staffAppScript(app, build)));
  for (const [index, app] of enabledApps.entries()) {
    const script = scripts[index] ?? [];
    const html = app.document(sources, { look, script: script[0]?.path ?? '' });
    const inlineSettings = { ...inlineContent(html), isEditor: app.isEditor };
    inline.push(inlineSettings);
    files.push(
      ...script,
      ...app.pages.map((path) => ({
        path: `${path}index.html`,
        text: withPolicy(html, inlineSettings, build.database as string, fine.site),
      })),
      ...[...app.data].map(([path, of]) => ({ path, text: JSON.stringify(of(sources)) })),
    );
  }
  return { files, inline };
}

const staffAppScript = ({ name, entry }: StaffApp, { project, mode }: StaffAppBuild) =>
  bundleAlone({
    root: project.root,
    mode,
    entry,
    plugins: [
      react(),
      ownSections(project),
      stableClassNames(project.root),
      licences(project.root, `${name}-licences.txt`),
    ],
    output: {
      entryFileNames: `assets/${name}-[hash].js`,
      chunkFileNames: `assets/${name}-[name]-[hash].js`,
    },
  });

/**
 * Adds a policy beside the site's: no other company's services, but for what pages of the site show in the
 * editor's frame.
 */
function withPolicy(html: string, inline: InlineContent, database: string, site: Site): string {
  const shown = inline.isEditor ? site.outside.filter(({ name }) => name === 'billing_portal') : [];
  const policy = contentPolicy({
    inline: [inline],
    services: [...databaseService(database), ...shown],
    pictures: inline.isEditor ? pictureOrigins(site) : [],
    framesItself: false,
    mails: false,
    ...(site.facts.photos && { photos: 'seen' }),
  });
  return html.replace('<meta name="viewport"', (next) => policyTag(policy) + next);
}

/** What an address of a staff app answers in development, where its script is the source: a page, or data. */
export function staffAppInDev(
  path: string,
  good: LoadedSite,
  { look, facts }: Pick<FinishedLook, 'look' | 'facts'>,
  env: Record<string, unknown>,
): { html?: string; json?: string } {
  const sources = { ...(good as FineSite), facts };
  for (const { isWanted, pages, data, document, entry } of STAFF_APPS) {
    const factory = data.get(path);
    if (!isWanted(facts) || !(factory || pages.includes(path)) || !databaseSettings(env)) continue;
    return factory
      ? { json: JSON.stringify(factory(sources)) }
      : { html: document(sources, { look, script: entry }) };
  }
  return {};
}
