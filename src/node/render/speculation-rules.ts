// Which pages a browser may fetch before somebody asks for them, while the app is not there to do it.

/** Addresses of pages end with a slash; files do not. */
const PAGES = { href_matches: ['/', '/*/'] };

/** Not the page itself: it is here, and a reload would be answered with the copy that was fetched ahead. */
const OTHER = { not: { href_matches: './' } };

/**
 * The rules of https://wicg.github.io/nav-speculation/speculation-rules.html: a page is fetched when the pointer rests on
 * its link or a finger touches it. A browser that saves data ignores them. What is likely to be pressed is fetched
 * earlier, and in all browsers, by app/navigator/. Nothing is rendered ahead: the navigator shows a page that is here
 * sooner than a browser changes to one that it has rendered.
 */
const RULES = { prefetch: [{ where: { and: [PAGES, OTHER] }, eagerness: 'moderate' }] };

/** The element with the rules; the same on every page. */
export const SPECULATION_RULES = `<script type="speculationrules">${JSON.stringify(RULES)}</script>`;
