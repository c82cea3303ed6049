// The pages, read once by each process of the build.
import { readFileSync } from 'node:fs';

export const { pages, ...site } = JSON.parse(readFileSync('content.json', 'utf8'));
