// How long a prefetched page stays fresh.

/** Five minutes, in seconds: long enough for a prefetched page, short enough for a change to show soon. */
export const PAGE_LIFETIME = 300;
