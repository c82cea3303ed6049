// The file staticwebapp.config.json, in the folder that is given to Azure Static Web Apps.
import { HOSTS } from '../../model/hosts.ts';
import { withoutQueries } from '../../model/redirects.ts';
import { type HostRules, TYPES } from './header-rules.ts';

const [FILE = ''] = HOSTS.azure.reads;

/** In bytes: https://learn.microsoft.com/azure/static-web-apps/quotas */
const LARGEST = 20 * 1024;

/** The file. Says when it is larger than Azure takes. */
export const azure = ({ headers, redirects }: HostRules) => {
  const everywhere = headers.find(({ pattern }) => pattern === '/*')?.headers;
  const settings = {
    trailingSlash: 'always',
    globalHeaders: everywhere,
    routes: [
      ...withoutQueries(redirects).map(([from, to]) => ({
        route: from,
        redirect: to,
        statusCode: 301,
      })),
      ...headers
        .filter(({ pattern }) => pattern !== '/*')
        .map(({ pattern, headers: some }) => ({ route: pattern, headers: some })),
    ],
    mimeTypes: {
      '.html': 'text/html; charset=utf-8',
      ...Object.fromEntries(Object.entries(TYPES).map(([end, type]) => [`.${end}`, type])),
    },
    responseOverrides: { 404: { rewrite: '/404.html', statusCode: 404 } },
  };
  const text = `${JSON.stringify(settings)}\n`;
  if (text.length > LARGEST)
    console.warn(
      `${FILE.slice(1)} has ${text.length} bytes, and Azure reads ${LARGEST}: it has room for fewer redirects.`,
    );
  return { [FILE]: text };
};
