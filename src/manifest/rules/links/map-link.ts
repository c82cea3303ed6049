// A link to a map shows the office.
import { defineMessages } from '../../messages/message.ts';
import type { Rule } from '../rule.ts';

export const { messages, createFinding } = defineMessages({
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
});

const FRAME = /\/embed\b|[?&]output=embed\b/;

/** A short link, the page of a place, or a search for something. */
const PLACE = /\{address\}|goo\.gl\/.|\/place\/.|[?&](?:\w*q|query|address|\w*id|m?ll|m?lat)=[^&]/i;

export const check: Rule = ({ manifest }) => {
  const url = manifest.integrations?.maps?.url;
  if (url === undefined) return [];
  const isFrame = FRAME.test(url);
  if (!isFrame && PLACE.test(url)) return [];
  return [createFinding('map-link', ['integrations', 'maps', 'url'], { isFrame })];
};
