// Alerts end after they begin, on days that exist and are still to come, and are for towns that are served.
import { isDate } from '../../../model/calendar/day.ts';
import type { Finding, Pointer } from '../../diagnostic.ts';
import { defineMessages } from '../../messages/message.ts';
import { choiceHint } from '../../messages/phrases.ts';
import { timeZone } from '../../site/resolve/holiday-notices.ts';
import { alertTimes } from '../../site/resolve/notices.ts';
import { closestMatch } from '../../text/nearest.ts';
import type { Rule } from '../rule.ts';
import { isTimeZone } from './time-zone.ts';

type AlertFault =
  | { date: string }
  | { from: string; until: string }
  | { slug: string; slugs: string[] };

export const { messages, createFinding } = defineMessages({
  alert: {
    title: 'An alert that nobody would see',
    sentence: (facts: AlertFault) => {
      if ('date' in facts) return `There is no day ${facts.date} in the calendar.`;
      if ('slug' in facts) return `There is no town with the slug "${facts.slug}".`;
      return `This alert begins at ${facts.from} and ends at ${facts.until}, so nobody would see it.`;
    },
    hint: (facts: AlertFault) => {
      if ('date' in facts) return 'Write year, month and day, such as 2026-12-05.';
      if ('slug' in facts) return choiceHint(facts.slug, facts.slugs, 'under `towns`');
      return 'Correct one of the two. A date without a time is a whole day.';
    },
    bad: [
      'alerts: [{ text: No pickup., from: "2026-02-03", until: "2026-02-30" }]',
      'alerts: [{ text: No pickup., from: "2026-02-03", until: "2026-02-02" }]',
      'alerts: [{ text: No pickup., until: "2026-02-02", towns: [dunkrik] }]',
    ],
    good: ['alerts: [{ text: No pickup., until: "2026-02-02", towns: [dunkirk] }]'],
  },
  'ended-alert': {
    title: 'An alert that is over',
    severity: 'warning',
    sentence: ({ until }: { until: string }) =>
      `This alert ended on ${until}, so nobody sees it any more.`,
    hint: () =>
      'Delete it, or give it a later end. One that comes back every year has `yearly: true`.',
    bad: ['alerts: [{ text: No pickup., until: "2026-01-30" }]'],
    good: [
      'alerts: [{ text: No pickup., until: "2026-02-01" }]',
      'alerts: [{ text: Book now., from: "2025-10-01", until: "2025-12-01", yearly: true }]',
    ],
  },
});

export const check: Rule = ({ manifest, now = 0 }) => {
  const written = timeZone(manifest);
  // One that does not exist has a message of its own, and cannot be asked.
  const zone = isTimeZone(written) ? written : 'UTC';
  const slugs = manifest.towns.map(({ slug }) => slug);
  return (manifest.alerts ?? []).flatMap((alert, index): Finding[] => {
    const pointerTo = (...steps: Pointer) => ['alerts', index, ...steps];
    const unreal = (['from', 'until'] as const).flatMap((field) => {
      const date = alert[field]?.slice(0, 10) ?? '';
      return isDate(date) ? [] : [createFinding('alert', pointerTo(field), { date })];
    });
    if (unreal.length > 0) return unreal;
    const { from, until } = alertTimes(alert, zone);
    const isOver = !alert.yearly && until <= now;
    const facts = { from: alert.from ?? '', until: alert.until };
    return [
      ...(from < until ? [] : [createFinding('alert', pointerTo('until'), facts)]),
      ...(from < until && isOver
        ? [createFinding('ended-alert', pointerTo('until'), { until: alert.until })]
        : []),
      ...(alert.towns ?? [])
        .map((slug, town) =>
          createFinding(
            'alert',
            pointerTo('towns', town),
            { slug, slugs },
            { replacement: closestMatch(slug, slugs) },
          ),
        )
        .filter((_, town) => !slugs.includes(alert.towns?.[town] ?? '')),
    ];
  });
};
