// The folders of a project: the engine in one, and the site that it builds in the same or another one.
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the engine whose code this is: the repository, or the package below a site's node_modules. */
const engineFolder = () => fileURLToPath(new URL('../../', import.meta.url));

/** Whether the engine is a package that a site has installed. */
export const isPackage = () => !existsSync(join(engineFolder(), 'src/node/commands'));

/** The paths of the engine and of the files of one site, all absolute. */
export interface Project {
  /** The engine: its code, its schema and its packages. */
  root: string;
  /** The site's own folder; the engine's unless `CURBSIDE_SITE` names another. */
  folder: string;
  /** The file, which is pages.yaml unless a test names another. */
  manifest: string;
  /** Pictures and other files that are served as they are. */
  publicFolder: string;
  output: string;
  /** The days on which pages have changed. It is committed with the site and, as its name begins with a dot, not published. */
  dates: string;
  /** The records for a database. */
  seed: string;
}

/** The places of a project that pictures, fonts and logos are read from. */
export type Places = Pick<Project, 'root' | 'publicFolder'>;

/**
 * The folder for what may be made again, which hosts keep between builds. A package that is replaced loses what is in it.
 */
export const cacheFolder = (root: string): string =>
  join(
    root.replace(/[\\/]node_modules[\\/](\.pnpm[\\/].*)?curbside$/, ''),
    'node_modules/.cache/curbside',
  );

/** Ends a command. The message is for the person at the terminal; the place in the code is not. */
export class CommandError extends Error {
  override name = 'CommandError';
  constructor(message: string) {
    super(message);
    this.stack = `${this.name}: ${message}`;
  }
}

/**
 * The project with the engine in `root`, or this one. `CURBSIDE_SITE` names the folder of its site, which otherwise is
 * `root` or the folder that the command is in, and `CURBSIDE_MANIFEST` another manifest, for tests and trials. Throws when
 * the folder that is named has no site in it.
 */
export function projectIn(root?: string, environment: NodeJS.ProcessEnv = process.env): Project {
  const { CURBSIDE_SITE: site, CURBSIDE_MANIFEST: manifest } = environment;
  const engine = resolve(root ?? engineFolder());
  const folder = resolve(site || root || '.');
  if (site) requireSiteIn(folder, site);
  return {
    root: engine,
    folder,
    manifest: manifest ? resolve(manifest) : join(folder, 'pages.yaml'),
    publicFolder: join(folder, 'public'),
    output: join(folder, 'dist'),
    dates: join(folder, 'public/.page-dates.json'),
    seed: join(folder, 'supabase/seed.sql'),
  };
}

/** A path in the terminal, seen from the folder that its user is in. */
export const displayPath = (path: string): string => relative('.', path) || '.';

/**
 * A command for the person at the terminal, with the site in force: `npm run check -- --site my-business --fix`, or with an
 * installed engine `npx curbside check --fix`.
 */
export function npmCommand(name: string, args = ''): string {
  const site = process.env.CURBSIDE_SITE;
  const folder = site && (/\s/.test(site) ? `"${site}"` : site);
  const behind = [folder && site !== '.' && `--site ${folder}`, args].filter(Boolean);
  if (isPackage()) return ['npx curbside', name.replace('run ', ''), ...behind].join(' ');
  return ['npm', name, ...(behind.length > 0 ? ['--', ...behind] : [])].join(' ');
}

function requireSiteIn(folder: string, displayName: string): void {
  const missing = ['pages.yaml', 'public'].filter((name) => !existsSync(join(folder, name)));
  if (missing.length === 0) return;
  const lacks = existsSync(folder)
    ? `it has no ${missing.join(' and no ')}`
    : 'there is no such folder';
  throw new CommandError(
    `The folder "${displayName}" is not a site: ${lacks}. A site is a folder with a file pages.yaml and a folder public.`,
  );
}
