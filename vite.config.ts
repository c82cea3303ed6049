import { defineConfig } from 'vitest/config';
import settings from './src/node/launch/vite.config.js';
import { projects } from './tests/projects.ts';

export default defineConfig({ ...settings, test: { projects } });
