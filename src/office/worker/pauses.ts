// The pauses between attempts, and the end of trying.

/** The first pause in seconds; each further one is twice as long, up to an hour. */
const FIRST_PAUSE = 30;
const LONGEST_PAUSE = 3600;

/** For so many seconds an entry is tried: a day, so that a weekend's fault of a few hours loses nothing. */
export const GIVEN_UP_AFTER = 24 * 3600;

/** The seconds until the next attempt, at least those that a service asks for; null when there is none. */
export function pauseAfter(attempts: number, tryingFor: number, asked = 0): number | null {
  const usual = FIRST_PAUSE * 2 ** Math.min(attempts - 1, 20);
  const pause = Math.min(Math.max(usual, asked), LONGEST_PAUSE);
  return tryingFor + pause > GIVEN_UP_AFTER ? null : pause;
}
