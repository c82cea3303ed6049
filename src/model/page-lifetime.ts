// The time for which a fetched page may be shown without a new request.

/** Five minutes, in seconds: a page that was fetched ahead shows at once, and a change of the manifest is seen soon after. */
export const PAGE_LIFETIME = 300;
