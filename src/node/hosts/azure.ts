// The file staticwebapp.config.json, in the folder that is given to Azure Static Web Apps.
import { type HostRules, TYPES } from './header-rules.ts';

export const azure = ({ headers, redirects }: HostRules) => {
  const everywhere = headers.find(({ pattern }) => pattern === '/*')?.headers;
  const settings = {
    trailingSlash: 'always',
    globalHeaders: everywhere,
    routes: [
      ...[...redirects]
        .filter(([from]) => !from.includes('?'))
        .map(([route, redirect]) => ({ route, redirect, statusCode: 301 })),
      ...headers
        .filter(({ pattern }) => pattern !== '/*')
        .map(({ pattern, headers: some }) => ({ route: pattern, headers: some })),
    ],
    mimeTypes: Object.fromEntries(Object.entries(TYPES).map(([end, type]) => [`.${end}`, type])),
    responseOverrides: { 404: { rewrite: '/404.html', statusCode: 404 } },
  };
  return { '/staticwebapp.config.json': `${JSON.stringify(settings, null, 2)}\n` };
};
