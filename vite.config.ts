import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { projectIn } from './src/build/load-site.ts';
import { sitePlugin } from './src/build/site-plugin.ts';

export default defineConfig({
  plugins: [react(), sitePlugin(projectIn(import.meta.dirname))],
});
