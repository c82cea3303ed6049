// `npm run --silent nginx > site.conf`: prints an nginx configuration for the built site.
import { resolve } from 'node:path';
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
  const rules = rulesIn(resolve('dist'))();
  const { site } = (await siteOrProblems(resolve('.'))) ?? {};
  if (!site) return 1;
  if (rules.length === 0) {
    console.error('There is no built site in dist/. Run: npm run build');
    return 1;
  }
  const settings = {
    root: flags.root || resolve('dist'),
    listen: flags.listen || '80',
    names: [new URL(site.facts.origin).hostname],
    brotli: switches.includes('brotli'),
  };
  console.log(nginxConfig(rules, redirectsIn(resolve('dist'))(), settings));
  return 0;
}
