// Cloudflare Pages, which reads Netlify's files within limits.
import type { Host } from './host.ts';
import { formatHeaders, formatRedirects } from './netlify.ts';

/** https://developers.cloudflare.com/pages/configuration/headers/ */
const MAX_RULES = 100;
export const MAX_HEADER_LINE_CHARS = 2000;

const ADVICE =
  'The policy names the styles of each selection of sections: build more pages from the same ones. Other hosts have no such limit.';

export const cloudflare: Host = {
  title: 'Cloudflare Pages',
  redirects: 'without-queries',
  maxRedirects: [2000, 100],
  files: {
    '/_headers': ({ headers }) => formatHeaders(headers),
    '/_redirects': ({ redirects }) => formatRedirects(redirects, false),
  },
  buildVariable: 'CF_PAGES',
  excess({ headers }) {
    const longLines = formatHeaders(headers)
      .split('\n')
      .filter((line) => line.length > MAX_HEADER_LINE_CHARS);
    const problems = longLines.map(
      (line) =>
        `${line.trim().split(':')[0]} takes ${line.length} characters, and Cloudflare Pages drops a header of more than ${MAX_HEADER_LINE_CHARS}.`,
    );
    if (headers.length > MAX_RULES)
      problems.push(
        `_headers has ${headers.length} rules, and Cloudflare Pages reads ${MAX_RULES}.`,
      );
    return problems.length > 0 ? [...problems, ADVICE] : [];
  },
};
