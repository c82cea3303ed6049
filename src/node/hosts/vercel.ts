// The file vercel.json, in the folder that is given to Vercel.
import type { HostRules } from './header-rules.ts';

export const vercel = ({ headers, redirects }: HostRules) => {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash: true,
    headers: headers.map(({ pattern, headers: some }) => ({
      source: pattern.replace(/\*$/, '(.*)'),
      headers: Object.entries(some).map(([key, value]) => ({ key, value })),
    })),
    redirects: [...redirects].map(([from, destination]) => {
      const [path = '', query] = from.split('?');
      const [key, value] = query?.split('=') ?? [];
      return {
        source: path.replace(/\*$/, '(.*)'),
        destination,
        statusCode: 301,
        ...(query && { has: [{ type: 'query', key, value }] }),
      };
    }),
  };
  return { '/vercel.json': `${JSON.stringify(settings, null, 2)}\n` };
};
