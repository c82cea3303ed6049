// The file staticwebapp.config.json, in the folder that is given to Azure Static Web Apps.
import type { Host } from './host.ts';
import { type HostRules, TYPES } from './rules.ts';

/** In bytes: https://learn.microsoft.com/azure/static-web-apps/quotas */
const MAX_BYTES = 20 * 1024;

const formatAzureJson = ({ headers, redirects }: HostRules) => {
  const [globalRule, ...pathRules] = headers;
  return JSON.stringify({
    trailingSlash: 'always',
    globalHeaders: globalRule?.headers,
    routes: [
      ...redirects
        .filter(({ query }) => !query)
        .map(({ path, to }) => ({ route: path, redirect: to, statusCode: 301 })),
      ...pathRules.map((rule) => ({ route: rule.pattern, headers: rule.headers })),
    ],
    mimeTypes: {
      '.html': 'text/html; charset=utf-8',
      ...Object.fromEntries(TYPES.map(([ending, type]) => [`.${ending}`, type])),
    },
    responseOverrides: { 404: { rewrite: '/404.html', statusCode: 404 } },
  });
};

export const azure: Host = {
  title: 'Azure Static Web Apps',
  redirects: 'without-queries',
  files: { '/staticwebapp.config.json': formatAzureJson },
  excess(rules) {
    const { length } = formatAzureJson(rules);
    return length > MAX_BYTES
      ? [
          `staticwebapp.config.json has ${length} bytes, and Azure reads ${MAX_BYTES}: it has room for fewer redirects.`,
        ]
      : [];
  },
};
