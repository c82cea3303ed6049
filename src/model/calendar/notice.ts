// A line at the top of a page that is only there for a time.
import type { NavLink, ServiceAlert } from '../manifest.generated.ts';

export type AlertKind = NonNullable<ServiceAlert['kind']>;

/** A notice with the moments between which visitors see it, in milliseconds since 1970. */
export interface Notice {
  /** Changes with the text, so that a dismissed notice comes back when it says something else. */
  id: string;
  kind: AlertKind | 'holiday';
  text: string;
  from: number;
  until: number;
  link?: NavLink;
}

/** Whether visitors see a notice at a moment. */
export const isShown = ({ from, until }: Notice, now: number): boolean =>
  from <= now && now < until;
