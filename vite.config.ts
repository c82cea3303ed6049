import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { sitePlugin } from './src/node/site-plugin.ts';
import { projects } from './tests/projects.ts';

export default defineConfig({
  plugins: [react(), sitePlugin({ root: import.meta.dirname })],
  test: { projects },
});
