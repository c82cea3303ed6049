// The file firebase.json, in the folder from which the site is given to Firebase.
import { HOSTS } from '../../model/hosts.ts';
import { type HostRules, TYPES } from './header-rules.ts';

const [FILE = ''] = HOSTS.firebase.reads;

export const firebase = ({ headers, redirects }: HostRules) => {
  const asList = (some: Record<string, string>) =>
    Object.entries(some).map(([key, value]) => ({ key, value }));
  const hosting = {
    public: '.',
    ignore: [FILE.slice(1)],
    trailingSlash: true,
    headers: [
      ...headers.map(({ pattern, headers: some }) => ({
        source: pattern.replace(/\*$/, '**'),
        headers: asList(some),
      })),
      ...Object.entries(TYPES).map(([ending, type]) => ({
        source: `**/*.${ending}`,
        headers: asList({ 'Content-Type': type }),
      })),
    ],
    redirects: [...redirects]
      .filter(([from]) => !from.includes('?'))
      .map(([from, destination]) => ({
        source: from.replace(/\*$/, '**'),
        destination,
        type: 301,
      })),
  };
  return { [FILE]: `${JSON.stringify({ hosting }, null, 2)}\n` };
};
