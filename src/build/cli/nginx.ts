// `npm run --silent nginx > site.conf`: prints an nginx configuration for the built site.
import { resolve } from 'node:path';
import { builtSite } from '../built-site.ts';
import { rulesIn } from '../headers/headers-file.ts';
import { nginxConfig } from '../headers/nginx.ts';
import { redirectsIn } from '../headers/redirects-file.ts';
import { siteOrProblems } from '../load-site.ts';
import { readFlags } from '../read-flags.ts';

/**
 * Prints the configuration: `--root` names the folder of the site where that is not dist/ here, `--listen` the port or
 * address, and `--brotli` says that nginx has its Brotli module. Returns 1 when the manifest has errors, and when there is
 * no built site.
 */
export async function run(args: string[]): Promise<number> {
  const { flags, switches } = readFlags(args, ['brotli']);
  const { site } = (await siteOrProblems(resolve('.'))) ?? {};
  if (!site) return 1;
  const folder = builtSite();
  if (!folder) return 1;
  const settings = {
    root: flags.root || folder,
    listen: flags.listen || '80',
    names: [new URL(site.facts.origin).hostname],
    brotli: switches.includes('brotli'),
  };
  console.log(nginxConfig(rulesIn(folder)(), redirectsIn(folder)(), settings));
  return 0;
}
