// How long a page that was fetched may be shown without asking for it again.

/** Five minutes, in seconds: a page that was fetched ahead shows at once, and a change of the manifest is seen soon after. */
export const PAGE_LIFETIME = 300;
