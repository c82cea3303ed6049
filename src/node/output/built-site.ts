// The finished site, for the commands that do something with it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Project, saidPath } from '../../files/project.ts';

/** The folder of the finished site; undefined without one, after a message with the next step. */
export function builtSite(project: Project): string | undefined {
  const { output } = project;
  if (existsSync(join(output, 'index.html'))) return output;
  console.error(`There is no built site in ${saidPath(project, output)}/. Run: npm run build`);
  return undefined;
}
