// The time zone exists, and is that of a place: a fixed offset has no summer time.
import { defineMessages } from '../../messages/message.ts';
import type { Rule } from '../rule.ts';

interface ZoneFault {
  zone: string;
  /** Whether it is known, with the same offset all year. */
  isFixed: boolean;
}

export const { messages, createFinding } = defineMessages({
  'time-zone': {
    title: 'A time zone that does not exist, or has no summer time',
    sentence: ({ zone, isFixed }: ZoneFault) =>
      isFixed
        ? `The time zone "${zone}" has no summer time: in summer all hours and ends would be an hour off.`
        : `There is no time zone "${zone}".`,
    hint: () =>
      'Write the name of a place with your time: America/New_York (Eastern), America/Chicago (Central), America/Denver (Mountain), America/Phoenix (Arizona) or America/Los_Angeles (Pacific).',
    bad: [
      'site.time_zone: Eastern',
      'site.time_zone: America/New York',
      'site.time_zone: EST',
      'site.time_zone: Etc/GMT+7',
      'site.time_zone: UTC',
      '{ site.time_zone: Eastern, alerts: [{ text: No pickup., until: "2026-12-02" }] }',
    ],
    good: [
      'site.time_zone: America/Phoenix',
      'site.time_zone: Pacific/Honolulu',
      'site.time_zone: America/Indiana/Indianapolis',
      'site.time_zone: US/Eastern',
      'site.time_zone: US/Arizona',
      'site.time_zone: America/Argentina/Buenos_Aires',
    ],
  },
});

export const check: Rule = ({ manifest: { site } }) => {
  const zone = site.time_zone;
  // Arizona and Hawaii have no summer time either, and their places are listed.
  if (!zone || isPlace(zone)) return [];
  const winter = noonIn(zone, '2026-01-15');
  if (winter !== noonIn(zone, '2026-07-15')) return [];
  return [
    createFinding('time-zone', ['site', 'time_zone'], { zone, isFixed: winter !== undefined }),
  ];
};

/** Whether a zone is that of a place, also by another name of it, such as US/Arizona for America/Phoenix. */
const isPlace = (zone: string) =>
  zone.includes('/') &&
  isTimeZone(zone) &&
  Intl.supportedValuesOf('timeZone').includes(
    new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone,
  );

export const isTimeZone = (zone: string): boolean => noonIn(zone, '2026-01-15') !== undefined;

/** What a clock shows at noon in Greenwich; undefined where there is no such zone. */
function noonIn(timeZone: string, day: string): string | undefined {
  try {
    return new Date(`${day}T12:00Z`).toLocaleTimeString('en-US', { timeZone });
  } catch {
    return undefined;
  }
}
