// The file firebase.json, in the folder from which the site is given to Firebase.
import type { Host } from './host.ts';
import { type HostRules, TYPE_RULES } from './rules.ts';

const formatFirebaseJson = ({ headers, redirects }: HostRules) => {
  const hosting = {
    public: '.',
    ignore: ['firebase.json'],
    trailingSlash: true,
    headers: [...headers, ...TYPE_RULES].map(({ pattern, headers: fields }) => ({
      source: toGlob(pattern),
      headers: Object.entries(fields).map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects
      // Firebase cannot match a query string.
      .filter(({ query }) => !query)
      .map(({ path, to }) => ({ source: toGlob(path), destination: to, type: 301 })),
  };
  return JSON.stringify({ hosting }, null, 2);
};

/** `/a/*` as `/a/**`, and `*.js` in any folder. */
const toGlob = (pattern: string) => pattern.replace(/\*$/, '**').replace('*.', '**/*.');

export const firebase: Host = {
  title: 'Firebase',
  redirects: 'without-queries',
  files: { '/firebase.json': formatFirebaseJson },
};
