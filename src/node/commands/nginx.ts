// `npm run --silent nginx > site.conf`: prints the part of an nginx configuration that belongs to the server.

import { siteOrDiagnostics } from '../../files/load-site.ts';
import { projectIn } from '../../files/project.ts';
import { nginxConfig } from '../hosts/nginx.ts';
import { builtSite } from '../output/output-folder.ts';
import { readFlags } from '../terminal/read-flags.ts';

/** Printed beside the configuration, for the person and not for the file. */
const RELOAD = `Needed once. After each build, tell nginx to read what has changed:
  nginx -s reload`;

/**
 * Prints the configuration: `--root` names the folder of the site where that is not dist/ here, `--listen` the port or
 * address, and `--brotli` says that nginx has its Brotli module. Returns 1 when the manifest has errors, and when there is
 * no built site, without whose files nginx would not start.
 */
export async function run(args: string[]): Promise<number> {
  const { flags, switches } = readFlags(args, ['brotli']);
  const project = projectIn('.');
  const { site } = (await siteOrDiagnostics(project)) ?? {};
  if (!site) return 1;
  const folder = builtSite(project);
  if (!folder) return 1;
  const settings = {
    root: flags.root || folder,
    listen: flags.listen || '80',
    names: [new URL(site.facts.origin).hostname],
    brotli: switches.includes('brotli'),
  };
  console.log(nginxConfig(settings));
  console.error(RELOAD);
  return 0;
}
