// A host that only sends files.
import type { Host } from './host.ts';

export const plain: Host = {
  title: 'a host that only sends files',
  redirects: 'pages',
  withoutHeaders: true,
  files: {},
};
