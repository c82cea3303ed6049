// Scores a page's headers by the published tests of MDN's HTTP Observatory.
//
// Source: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring (the table) and
// https://github.com/mdn/mdn-http-observatory (what each test looks at). Cookies, cross-origin sharing and redirection
// give nothing and take nothing on a site that sets no cookie, shares nothing and is served over HTTPS.
import { directives } from '../browser/policy.ts';

/** The score of a page: a hundred, less what is taken, and what is given where at least ninety are left. */
export interface Verdict {
  score: number;
  /** The result of each test with its modifier, in the Observatory's words. */
  results: Record<string, number>;
}

const MODIFIERS: Record<string, number> = {
  'csp-implemented-with-no-unsafe-default-src-none': 10,
  'csp-implemented-with-no-unsafe': 5,
  'csp-implemented-with-unsafe-inline-in-style-src-only': 0,
  'csp-implemented-with-insecure-scheme-in-passive-content-only': -10,
  'csp-implemented-with-unsafe-eval': -10,
  'csp-implemented-with-unsafe-inline': -20,
  'csp-implemented-with-insecure-scheme': -20,
  'csp-not-implemented': -25,
  'referrer-policy-private': 5,
  'referrer-policy-not-implemented': 0,
  'referrer-policy-unsafe': -5,
  'hsts-implemented-max-age-at-least-six-months': 0,
  'hsts-implemented-max-age-less-than-six-months': -10,
  'hsts-not-implemented': -20,
  'sri-implemented-and-external-scripts-loaded-securely': 5,
  'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': 0,
  'sri-not-implemented-but-external-scripts-loaded-securely': -5,
  'x-content-type-options-nosniff': 0,
  'x-content-type-options-not-implemented': -5,
  'x-frame-options-implemented-via-csp': 5,
  'x-frame-options-sameorigin-or-deny': 0,
  'x-frame-options-not-implemented': -20,
  'cross-origin-resource-policy-implemented-with-same-origin': 10,
  'cross-origin-resource-policy-implemented-with-cross-origin': 0,
  'cross-origin-resource-policy-not-implemented': 0,
};

/** The score of a page by its headers and its HTML. */
export function observatory(headers: Headers, html: string): Verdict {
  const policy = headers.get('content-security-policy') ?? '';
  const names = [
    policyResult(policy),
    referrerResult(headers.get('referrer-policy')),
    transportResult(headers.get('strict-transport-security')),
    scriptResult(html),
    headers.get('x-content-type-options') === 'nosniff'
      ? 'x-content-type-options-nosniff'
      : 'x-content-type-options-not-implemented',
    frameResult(policy, headers.get('x-frame-options')),
    resourceResult(headers.get('cross-origin-resource-policy')),
  ];
  const results = Object.fromEntries(names.map((name) => [name, modifier(name)]));
  const taken = sum(Object.values(results).filter((value) => value < 0));
  const given = sum(Object.values(results).filter((value) => value > 0));
  return { score: Math.max(0, 100 + taken + (100 + taken >= 90 ? given : 0)), results };
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

function modifier(name: string): number {
  const value = MODIFIERS[name];
  if (value === undefined) throw new Error(`${name} is not in the table`);
  return value;
}

const BROAD = /^(ftp:|https?:(\/\/\*(\.\*)?)?|\*)$/;

function policyResult(policy: string): string {
  if (!policy) return 'csp-not-implemented';
  const csp = directives(policy);
  const sources = (name: string) => csp.get(name) ?? csp.get('default-src') ?? ['*'];
  const [scripts, styles] = [sources('script-src'), sources('style-src')].map(withoutOverruled);
  const [script = [], style = []] = [scripts, styles];
  const unsafe = (source: string) => BROAD.test(source) || /^('unsafe-inline'|data:)$/.test(source);
  const insecure = (source: string) => /^(http|ftp):/.test(source);
  const passive = [...sources('img-src'), ...sources('media-src')];
  const active = [...csp].filter(([name]) => !/^(img|media)-src$/.test(name));
  if (script.some(unsafe) || sources('object-src').some((source) => BROAD.test(source)))
    return 'csp-implemented-with-unsafe-inline';
  if (active.some(([, list]) => list.some(insecure))) return 'csp-implemented-with-insecure-scheme';
  if ([...script, ...style].includes("'unsafe-eval'")) return 'csp-implemented-with-unsafe-eval';
  if (passive.some(insecure)) return 'csp-implemented-with-insecure-scheme-in-passive-content-only';
  if (style.some(unsafe)) return 'csp-implemented-with-unsafe-inline-in-style-src-only';
  return sources('default-src').join() === "'none'"
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe';
}

/** Browsers overlook `'unsafe-inline'` beside a hash or a nonce. */
const withoutOverruled = (sources: string[]) =>
  sources.some((source) => /^'(sha\d+|nonce)-/.test(source))
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources;

function referrerResult(value: string | null): string {
  if (!value) return 'referrer-policy-not-implemented';
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value)
    ? 'referrer-policy-private'
    : 'referrer-policy-unsafe';
}

const SIX_MONTHS = 15_768_000;

function transportResult(value: string | null): string {
  const [, seconds] = /max-age=(\d+)/.exec(value ?? '') ?? [];
  if (!seconds) return 'hsts-not-implemented';
  return Number(seconds) >= SIX_MONTHS
    ? 'hsts-implemented-max-age-at-least-six-months'
    : 'hsts-implemented-max-age-less-than-six-months';
}

function scriptResult(html: string): string {
  const tags = [...html.matchAll(/<script\b[^>]*\ssrc="(https?:)?\/\/[^>]*>/g)];
  if (tags.length === 0) return 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin';
  return tags.every(([tag]) => /\sintegrity="/.test(tag))
    ? 'sri-implemented-and-external-scripts-loaded-securely'
    : 'sri-not-implemented-but-external-scripts-loaded-securely';
}

function frameResult(policy: string, option: string | null): string {
  if (directives(policy).has('frame-ancestors')) return 'x-frame-options-implemented-via-csp';
  return /^(deny|sameorigin)$/i.test(option ?? '')
    ? 'x-frame-options-sameorigin-or-deny'
    : 'x-frame-options-not-implemented';
}

function resourceResult(value: string | null): string {
  if (!value) return 'cross-origin-resource-policy-not-implemented';
  return value === 'cross-origin'
    ? 'cross-origin-resource-policy-implemented-with-cross-origin'
    : 'cross-origin-resource-policy-implemented-with-same-origin';
}
