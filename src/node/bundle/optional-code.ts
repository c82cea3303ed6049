// Code that a build takes in only for a site whose manifest names it: pages of another site do not grow by a byte.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Project } from '../../files/project.ts';
import { pathIn } from '../vite/configuration.ts';

const REGISTRY = 'src/sections/registry.ts';

/** An entry of the registry for a type that only some sites name. */
const ENTRY = /\n {2}'?([a-z-]+)'?: ifNamed\((?:.*|\n {4}.*\n {2})\),(?=\n)/g;

/** Modules around the sections: the sign of their need in a manifest, and the module without it. */
const MODULES: Record<string, { sign: string; without: string }> = {
  'ui/LinkedText.tsx': {
    sign: '](',
    without: "export { ManifestText as LinkedText } from './Wording.tsx';",
  },
  // The key of the photos with a request.
  'sections/quote-form/Photos.tsx': {
    sign: 'at_most',
    without:
      'export { TextAreaField as MessageField } from "/src/ui/forms/Field.tsx"; export { Receipts } from "./Receipt.tsx";',
  },
  'sections/quote-form/photo-delivery.ts': {
    sign: 'at_most',
    without:
      'export { quoteSubmitter } from "../../outside/quote-delivery.ts"; export { dequeueQuote } from "./quote-queue.ts";',
  },
  'ui/ReachDetails.tsx': {
    sign: 'social',
    without: "export { ContactDetails, OfficeDetails } from './ContactDetails.tsx';",
  },
};

/** What a build leaves out: section types, and modules with what stands in for each. */
function unnamedCode({ root, manifest }: Pick<Project, 'root' | 'manifest'>) {
  const [text, registry] = [manifest, join(root, REGISTRY)].map((file) =>
    existsSync(file) ? readFileSync(file, 'utf8') : '',
  ) as [string, string];
  // YAML may write a letter as its number, and break a line within a word.
  const hasEscapes = /\\(?:[xuU]|\r?\n)/.test(text);
  const isNamed = (sign: string) => hasEscapes || text.includes(sign);
  const unnamed = [...registry.matchAll(ENTRY)].flatMap(([, type = '']) =>
    isNamed(type) ? [] : [type],
  );
  const replaced = new Map(
    Object.entries(MODULES).flatMap(([file, { sign, without }]) =>
      isNamed(sign) ? [] : [[`src/${file}`, without]],
    ),
  );
  return { unnamed, replaced };
}

/** A plugin that leaves out of a build what its manifest does not name, and how to know a file below `src` that is. */
export function optionalCode(project: Pick<Project, 'root' | 'manifest'>) {
  const { root } = project;
  // Of the manifest, which may be long, nothing is kept.
  const { unnamed, replaced } = unnamedCode(project);
  const plugin: Plugin = {
    name: 'curbside:optional-code',
    // In development the manifest may come to name anything.
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler(code, id) {
        const path = pathIn(root, id);
        if (path !== REGISTRY) return replaced.get(path);
        return code.replace(ENTRY, (entry, type) => (unnamed.includes(type) ? '' : entry));
      },
    },
  };
  const isLeftOut = (path: string) =>
    replaced.has(`src/${path}`) || unnamed.some((type) => path.startsWith(`sections/${type}/`));
  return { plugin, isLeftOut };
}
