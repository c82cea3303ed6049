// `npm run website`: writes the website's editor as an Edge Function, which `npx supabase functions deploy website` sends.
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPackage, projectIn } from '../../files/project.ts';
import { bundleWebsite } from '../bundle/bundle-website.ts';

/** The file of the function, below the project's folder. supabase/config.toml names it. */
const FILE = 'supabase/functions/website/editor.js';

/** Writes the function for the project's site. */
export async function run(): Promise<void> {
  const project = projectIn();
  const text = await bundleWebsite(project);
  const { root, folder } = project;
  // A site with an installed engine deploys the functions and the tables from its own folder, with settings of its own.
  const isNew = (_: string, to: string) => !(to.endsWith('config.toml') && existsSync(to));
  const copied = { recursive: true, filter: isNew };
  if (isPackage()) cpSync(join(root, 'supabase'), join(folder, 'supabase'), copied);
  writeFileSync(join(isPackage() ? folder : root, FILE), text);
  console.log(`${FILE} has ${(text.length / 1e6).toFixed(1)} MB.`);
}
