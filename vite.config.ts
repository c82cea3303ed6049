import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { bundledFiles, importTypeScript } from './src/node/launch/own-code.js';
import type * as site from './src/node/site-plugin.ts';
import { projects } from './tests/projects.ts';

// Vite would bundle all of it at every start.
const PLUGIN = 'src/node/site-plugin.ts';
const { sitePlugin } = (await importTypeScript(PLUGIN)) as typeof site;

export default defineConfig({
  plugins: [react(), sitePlugin({ root: import.meta.dirname, code: bundledFiles(PLUGIN) })],
  test: { projects },
});
