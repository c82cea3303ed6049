// `npm run --silent nginx > site.conf`: prints the part of an nginx configuration that belongs to the server.

import { parseArgs } from 'node:util';
import { siteOrDiagnostics } from '../../files/load-site.ts';
import { projectIn } from '../../files/project.ts';
import { nginxConfig } from '../hosts/nginx.ts';
import { builtSite } from '../output/output-folder.ts';

/** Printed beside the configuration, for the person and not for the file. */
const RELOAD = `Needed once. After each build, tell nginx to read what has changed:
  nginx -s reload`;

const FLAGS = {
  root: { type: 'string' },
  listen: { type: 'string' },
  brotli: { type: 'boolean' },
} as const;

/**
 * Prints the configuration: `--root` names the folder of the site where that is not dist/ here, `--listen` the port or
 * address, and `--brotli` says that nginx has its Brotli module. Returns 1 when the manifest has errors, and when there is
 * no site built for nginx, without whose files it would not start.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: FLAGS });
  const project = projectIn('.');
  const { site } = (await siteOrDiagnostics(project)) ?? {};
  if (!site) return 1;
  const folder = builtSite(project, 'nginx');
  if (!folder) return 1;
  const settings = {
    root: values.root || folder,
    listen: values.listen || '80',
    names: [new URL(site.facts.origin).hostname],
    brotli: values.brotli ?? false,
  };
  console.log(nginxConfig(settings));
  console.error(RELOAD);
  return 0;
}
