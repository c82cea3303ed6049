// The file staticwebapp.config.json, in the folder that is given to Azure Static Web Apps.
import { type HostRules, TYPES } from './header-rules.ts';

/** In bytes: https://learn.microsoft.com/azure/static-web-apps/quotas */
const LARGEST = 20 * 1024;

/** The file. Says when it is larger than Azure takes. */
export const azure = ({ headers, redirects }: HostRules) => {
  const [everywhere, ...some] = headers;
  const text = JSON.stringify({
    trailingSlash: 'always',
    globalHeaders: everywhere?.headers,
    routes: [
      ...redirects
        .filter(({ query }) => !query)
        .map(({ path, to }) => ({ route: path, redirect: to, statusCode: 301 })),
      ...some.map((rule) => ({ route: rule.pattern, headers: rule.headers })),
    ],
    mimeTypes: {
      '.html': 'text/html; charset=utf-8',
      ...Object.fromEntries(TYPES.map(([ending, type]) => [`.${ending}`, type])),
    },
    responseOverrides: { 404: { rewrite: '/404.html', statusCode: 404 } },
  });
  if (text.length > LARGEST)
    console.warn(
      `staticwebapp.config.json has ${text.length} bytes, and Azure reads ${LARGEST}: it has room for fewer redirects.`,
    );
  return [text];
};
