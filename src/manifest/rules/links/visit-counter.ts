// The counter of visits works with the one script that pages allow it.
import { defineMessages } from '../../messages/message.ts';
import type { Rule } from '../rule.ts';

const script = (url: string) => `integrations.analytics: { script_url: "${url}" }`;

export const { messages, createFinding } = defineMessages({
  'unfit-counter': {
    title: 'A visit counter that counts nobody',
    severity: 'warning',
    sentence: () =>
      'Google’s tag counts nobody here: it needs more than the one script that pages allow.',
    hint: () =>
      'Choose a service that counts by one script, such as Plausible or Cloudflare Web Analytics.',
    bad: [script('https://www.googletagmanager.com/gtag/js?id=G-1A2B3C4D5E')],
    good: [script('https://plausible.io/js/script.js')],
  },
});

export const check: Rule = ({ manifest }) =>
  /^https:\/\/(?:[\w-]+\.)*google(?:tagmanager|-analytics)\.com\b/.test(
    manifest.integrations?.analytics?.script_url ?? '',
  )
    ? [createFinding('unfit-counter', ['integrations', 'analytics', 'script_url'], {})]
    : [];
