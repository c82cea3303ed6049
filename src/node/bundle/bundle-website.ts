// Bundles the website's editor as an Edge Function: one file, which runs with no packages and no files beside it.
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { Project } from '../../files/project.ts';
import { loadSiteSchema } from '../../files/section-types.ts';
import { fits } from '../../manifest/last-valid.ts';
import { schemaOf } from '../../manifest/schema/schema-files.ts';
import { filesOf } from './bundle-alone.ts';

const FUNCTION = 'supabase/functions/website/index.ts';

/** The text of the function for a site, with the schema and the code that checks that site. */
export async function bundleWebsite(project: Project): Promise<string> {
  const { root } = project;
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [builtIns, late],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: {
        input: join(root, FUNCTION),
        output: { codeSplitting: false, banner: `const PACKED = ${packedSchema(project)};` },
      },
    },
  });
  const [file] = filesOf(result as Parameters<typeof filesOf>[0]);
  return String(file?.text);
}

/** The schema with its compiled code, as JavaScript: what the function calls PACKED. */
function packedSchema(project: Project): string {
  const { files } = loadSiteSchema(project);
  const made = new Map<string, string>();
  const code = { find: () => undefined, keep: made.set.bind(made) };
  // A change of the services has the function compile for itself.
  fits(readFileSync(project.manifest, 'utf8'), schemaOf(files, code));
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
