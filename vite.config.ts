import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { importTool } from './src/node/launch/tools.js';

const { sitePlugin } = (await importTool(
  'site-plugin',
)) as typeof import('./src/node/site-plugin.ts');

export default defineConfig({ plugins: [react(), sitePlugin({ root: import.meta.dirname })] });
