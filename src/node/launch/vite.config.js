// Vite's settings for the commands `dev` and `build`. Vite would bundle the plugin at every start.
import react from '@vitejs/plugin-react';
import { bundledFiles, importTypeScript, ROOT } from './own-code.js';

const PLUGIN = 'src/node/site-plugin.ts';
const { sitePlugin } = await importTypeScript(PLUGIN);

export default {
  root: ROOT,
  server: { port: Number(process.env.PORT) || undefined },
  plugins: [react(), sitePlugin({ root: ROOT, code: bundledFiles(PLUGIN) })],
};
