import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sitePlugin } from './src/node/site-plugin.ts';

export default defineConfig({ plugins: [react(), sitePlugin({ root: import.meta.dirname })] });
