import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { importOwn } from './src/node/launch/own-code.js';
import type * as site from './src/node/site-plugin.ts';
import { projects } from './tests/projects.ts';

// Vite would bundle all of it at every start.
const { sitePlugin } = (await importOwn('src/node/site-plugin.ts')) as typeof site;

export default defineConfig({
  plugins: [react(), sitePlugin({ root: import.meta.dirname })],
  test: { projects },
});
