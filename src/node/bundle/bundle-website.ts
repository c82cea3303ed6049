// Bundles the Edge Functions, the website's editor and the office: one file each, which runs with nothing beside it.
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import type { Plugin } from 'vite';
import type { Project } from '../../files/project.ts';
import { loadSiteSchema } from '../../files/section-types.ts';
import { isValidManifest } from '../../manifest/last-valid.ts';
import { schemaOf } from '../../manifest/schema/schema-files.ts';
import { bundleAlone } from './bundle-alone.ts';

/** The text of the editor for a site, with the schema and the code that checks that site. */
export const bundleEditorFunction = (project: Project): Promise<string> =>
  bundleFunction(project.root, 'website', `const PACKED = ${packedSchema(project)};`);

/** The text of a function of the engine in `root`. */
export async function bundleFunction(root: string, name: string, banner = ''): Promise<string> {
  const [file] = await bundleAlone({
    root,
    entry: `supabase/functions/${name}/index.ts`,
    plugins: [builtIns, late],
    ssr: { noExternal: true },
    build: { ssr: true, target: 'es2022', minify: true },
    output: { codeSplitting: false, banner },
  });
  return String(file?.text);
}

/** The schema with its compiled code, as JavaScript: what the function calls PACKED. */
function packedSchema(project: Project): string {
  const { files } = loadSiteSchema(project);
  const made = new Map<string, string>();
  const code = { find: () => undefined, keep: made.set.bind(made) };
  // A change of the services has the function compile for itself.
  isValidManifest(readFileSync(project.manifest, 'utf8'), schemaOf(files, code));
  const compiled = [...made].map(
    ([name, text]) => `${JSON.stringify(name)}(require, exports) {${text}}`,
  );
  return `{ schema: ${JSON.stringify([...files])}, code: { ${compiled.join()} } }`;
}

/** Deno knows Node's own modules only by their full names. */
const builtIns: Plugin = {
  name: 'curbside:built-ins',
  enforce: 'pre',
  resolveId: (id) =>
    isBuiltin(id) ? { id: id.replace(/^(?!node:)/, 'node:'), external: true } : undefined,
};

/** Packages that Node loads late are parts of the file, which run as late. */
const late: Plugin = {
  name: 'curbside:late',
  enforce: 'pre',
  transform: {
    filter: { code: 'createRequire' },
    handler: (code) => code.replace(/const require = createRequire\(import\.meta\.url\);/, ''),
  },
};
