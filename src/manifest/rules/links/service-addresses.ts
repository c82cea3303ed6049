// Addresses of outside services that open, and do not do there what they are for: a map without the office, a counter that counts nobody.
import type { Analytics } from '../../../model/manifest.generated.ts';
import type { Finding } from '../../diagnostic.ts';
import { defineMessages } from '../../messages/message.ts';
import type { Rule } from '../rule.ts';

export const { messages, found } = defineMessages({
  'map-link': {
    title: 'A link to a map that does not show the office',
    severity: 'warning',
    sentence: ({ isFrame }: { isFrame: boolean }) =>
      isFrame
        ? 'This map is one to build into a page: as a link it shows an error or an empty page.'
        : 'The link to the map names no place, so visitors see a map without the office.',
    hint: () =>
      'Write the address of a search with {address} in it, such as https://www.google.com/maps/search/?api=1&query={address}, or the link that the map gives under “Share” for the office.',
    bad: [
      'integrations.maps.url: https://www.google.com/maps/search/?api=1&query=',
      'integrations.maps.url: https://maps.google.com/',
      'integrations.maps.url: https://www.google.com/maps/embed?pb=!1m18',
      'integrations.maps.url: https://maps.google.com/maps?q={address}&output=embed',
    ],
    good: [
      'integrations.maps.url: https://www.openstreetmap.org/search?query={address}',
      'integrations.maps.url: https://maps.app.goo.gl/Abc123',
      'integrations.maps.url: https://www.google.com/maps/place/Lakeside+Hauling/@42.3,-79.1,17z',
      'integrations.maps.url: https://maps.apple.com/?q=Lakeside+Hauling',
    ],
  },
  'counter-of-google': {
    title: 'A visit counter of Google, which counts nobody here',
    sentence: () =>
      'Google’s tag counts nobody by this script alone: it needs a second one inside every page, and sends to more websites than the pages may reach.',
    hint: () =>
      'Use a counter that is one script, such as Cloudflare Web Analytics, Plausible or GoatCounter, or delete `analytics:`.',
    bad: [
      'integrations.analytics.script_url: https://www.googletagmanager.com/gtag/js?id=G-1A2B3C4D5E',
      'integrations.analytics.script_url: https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
    ],
  },
  'counter-of-cloudflare': {
    title: 'Cloudflare’s visit counter without the site’s token',
    sentence: () => 'Cloudflare’s script counts nobody without the site’s token.',
    hint: () =>
      'Choose the set-up by a JS snippet there, and copy the part data-cf-beacon from it: `attributes: [{ name: data-cf-beacon, value: \'{"token": "…"}\' }]`. Pages refuse the script that the automatic set-up adds to them.',
    bad: [
      'integrations.analytics: { script_url: https://static.cloudflareinsights.com/beacon.min.js }',
    ],
    good: [
      'integrations.analytics: { script_url: https://static.cloudflareinsights.com/beacon.min.js, attributes: [{ name: data-cf-beacon, value: \'{"token": "1a2b"}\' }] }',
    ],
  },
});

export const check: Rule = ({ manifest }) => {
  const { maps, analytics } = manifest.integrations ?? {};
  return [...mapLink(maps?.url), ...counter(analytics)];
};

/** A page for a frame. */
const FRAME = /\/embed\b|[?&]output=embed\b/;

/** A short link, the page of a place, or a search for something. */
const PLACE = /\{address\}|goo\.gl\/.|\/place\/.|[?&](?:\w*q|query|address|\w*id|m?ll|m?lat)=[^&]/i;

function mapLink(url?: string): Finding[] {
  if (url === undefined) return [];
  const isFrame = FRAME.test(url);
  if (!isFrame && PLACE.test(url)) return [];
  return [found('map-link', ['integrations', 'maps', 'url'], { isFrame })];
}

function counter(analytics?: Analytics): Finding[] {
  if (!analytics) return [];
  const { script_url, attributes = [] } = analytics;
  const pointer = ['integrations', 'analytics', 'script_url'];
  if (/^https:\/\/(?:\w+\.)?(?:googletagmanager|google-analytics)\.com/.test(script_url))
    return [found('counter-of-google', pointer, {})];
  const isCloudflare = script_url.startsWith('https://static.cloudflareinsights.com/');
  return isCloudflare && !attributes.some(({ name }) => name === 'data-cf-beacon')
    ? [found('counter-of-cloudflare', pointer, {})]
    : [];
}
