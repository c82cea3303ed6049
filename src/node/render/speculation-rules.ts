// The rules by which a browser fetches pages ahead, while the app is not there to do it.

/** Addresses of pages end with a slash; files do not. */
const PAGES = { href_matches: ['/', '/*/'] };

/** Not the page itself: it is here, and a reload would be answered with the copy that was fetched ahead. */
const OTHER = { not: { href_matches: './' } };

/**
 * Rules in the form of https://wicg.github.io/nav-speculation/speculation-rules.html. A browser fetches a page when the
 * pointer rests on its link or a finger touches it, unless it saves data. The navigator fetches likely pages earlier, in
 * all browsers. No page is rendered ahead: the navigator shows a fetched page sooner than a browser changes pages.
 */
const RULES = { prefetch: [{ where: { and: [PAGES, OTHER] }, eagerness: 'moderate' }] };

/** The element with the rules; the same on every page. */
export const SPECULATION_RULES = `<script type="speculationrules">${JSON.stringify(RULES)}</script>`;
