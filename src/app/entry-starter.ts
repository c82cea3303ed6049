// Runs the starter; the build writes it into every page.
import { createStarter } from './starter.ts';

createStarter(window, (address) => import(/* @vite-ignore */ address));
