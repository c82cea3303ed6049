// `npm run website`: writes the website's editor as an Edge Function, which `npx supabase functions deploy website` sends.
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPackage, projectIn } from '../../files/project.ts';
import { bundleEditorFunction, bundleFunction } from '../bundle/bundle-website.ts';

/** The file of the function, below the project's folder. supabase/config.toml names it. */
const FILE = 'supabase/functions/website/editor.js';

/** The office's function in a site's own folder, where the engine's sources are not. */
const OFFICE = 'supabase/functions/office';
const OFFICE_INDEX =
  "// The office: `npx curbside website` writes office.js.\nimport './office.js';\n";

/** Writes the function for the project's site. */
export async function run(): Promise<void> {
  const project = projectIn();
  const text = await bundleEditorFunction(project);
  const { root, folder } = project;
  if (isPackage()) {
    // A site with an installed engine deploys the functions and the tables from its own folder, with settings of its own.
    const isWanted = (from: string, to: string) =>
      !from.endsWith('.ts') && !(to.endsWith('config.toml') && existsSync(to));
    cpSync(join(root, 'supabase'), join(folder, 'supabase'), { recursive: true, filter: isWanted });
    writeFileSync(join(folder, OFFICE, 'office.js'), await bundleFunction(root, 'office'));
    writeFileSync(join(folder, OFFICE, 'index.ts'), OFFICE_INDEX);
  }
  writeFileSync(join(isPackage() ? folder : root, FILE), text);
  console.log(`${FILE} has ${(text.length / 1e6).toFixed(1)} MB.`);
}
