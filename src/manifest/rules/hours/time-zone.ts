// The time zone is one that every system knows, and that of a place: a fixed offset knows no summer time.
import { didYouMean } from '../../messages/choices.ts';
import { kindsOf } from '../../messages/message.ts';
import { nearest } from '../../text/nearest.ts';
import type { Rule } from '../rule.ts';

interface ZoneFault {
  zone: string;
  /** Whether it is known, with the same offset all year. */
  isFixed: boolean;
  meant?: string;
}

export const { messages, found } = kindsOf({
  'time-zone': {
    title: 'A time zone that does not exist, or has no summer time',
    sentence: ({ zone, isFixed }: ZoneFault) =>
      isFixed
        ? `The time zone "${zone}" has no summer time: in summer all hours and ends would be an hour off.`
        : `There is no time zone "${zone}".`,
    hint: ({ meant }: ZoneFault) =>
      meant
        ? didYouMean(meant)
        : 'Write the name of a place with your time: America/New_York, America/Chicago, America/Denver, America/Phoenix or America/Los_Angeles.',
    bad: [
      'site.time_zone: Eastern',
      'site.time_zone: Central Time',
      'site.time_zone: America/New York',
      'site.time_zone: EST',
      'site.time_zone: Etc/GMT+7',
      'site.time_zone: UTC',
      'site.time_zone: somewhere',
    ],
    good: [
      'site.time_zone: America/Phoenix',
      'site.time_zone: Pacific/Honolulu',
      'site.time_zone: America/Indiana/Indianapolis',
      'site.time_zone: US/Eastern',
    ],
  },
});

export const check: Rule = ({ manifest: { site } }) => {
  const zone = site.time_zone;
  if (zone === undefined) return [];
  const places = Intl.supportedValuesOf('timeZone');
  const isKnown = words(zone, 'longOffset') !== undefined;
  const hasSummer = words(zone, 'longOffset') !== words(zone, 'longOffset', SUMMER);
  // Arizona and Hawaii have no summer time either, and their places are listed.
  if (isKnown && (hasSummer || places.includes(zone))) return [];
  const meant = called(zone) ?? nearest(zone, places);
  const facts = { zone, isFixed: isKnown, ...(meant && { meant }) };
  return [found('time-zone', ['site', 'time_zone'], facts, { instead: meant })];
};

/** The zones that Americans call by a name of their own. */
const ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

/** The zone with a name such as "Eastern", "EST" or "ET", or with the same time in winter. */
function called(name: string): string | undefined {
  const offset = words(name, 'longOffset');
  return ZONES.find(
    (zone) =>
      words(zone, 'longGeneric')?.toLowerCase().startsWith(name.toLowerCase()) ||
      [words(zone, 'shortGeneric'), words(zone, 'short')].includes(name.toUpperCase()) ||
      (offset !== undefined && words(zone, 'longOffset') === offset),
  );
}

const WINTER = Date.UTC(2026, 0, 15);
const SUMMER = Date.UTC(2026, 6, 15);

/** What people call a zone, or its offset; undefined for one that does not exist. */
function words(
  timeZone: string,
  timeZoneName: Intl.DateTimeFormatOptions['timeZoneName'],
  moment = WINTER,
): string | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName }).formatToParts(
      moment,
    );
    return parts.find(({ type }) => type === 'timeZoneName')?.value;
  } catch {
    return undefined;
  }
}
