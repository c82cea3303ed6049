// The project's own source files and what each of them imports, for the tests that walk over them.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A file below src/, and what it imports: paths below src/ for the project's own, else the name of the package. */
export interface SourceFile {
  /** Below src/, with forward slashes. */
  path: string;
  text: string;
  imports: string[];
}

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g;

/** Every TypeScript and JavaScript file of src/. */
export const sourceFiles: SourceFile[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  // Packing copies example sites there for a moment.
  .filter((name) => /\.(tsx?|js)$/.test(name) && !name.startsWith('node/create/templates/'))
  .sort()
  .map((path) => {
    const text = readFileSync(join('src', path), 'utf8');
    const imports = [...text.matchAll(IMPORT)].map(([, target = '']) =>
      target.startsWith('.') ? normalize(join(dirname(path), target)) : target,
    );
    return { path, text, imports };
  });
