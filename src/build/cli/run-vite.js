// Starts Vite for the repository's own site, or for another one: `node src/build/cli/run-vite.js build --site FOLDER`.
import { importTool } from '../tools.js';
import { takeSite } from './take-site.js';

process.argv = takeSite(process.argv);
const { projectIn } = await importTool('project');
try {
  projectIn('.');
} catch (error) {
  if (error.name !== 'NoSite') throw error;
  console.error(error.message);
  process.exit(1);
}
await import(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url).href);
