// Which pages a browser may fetch before somebody asks for them, while the app is not there to do it.

/** Addresses of pages end with a slash; files do not. */
const PAGES = { href_matches: ['/', '/*/'] };

/** Not the page itself, which is here: nor would a reload bring a newer one, as browsers give what they have fetched. */
const OTHER = { not: { href_matches: './' } };

/**
 * Links that are likely to be pressed first: the header's and the hero's. The starter marks the document when it has
 * loaded and is shown; before that nothing competes with the page itself. Hidden links, such as those of a closed menu,
 * do not count.
 */
const LIKELY = { selector_matches: ':root[data-loaded] :is(header, main > :first-child) a' };

/**
 * The rules of https://wicg.github.io/nav-speculation/speculation-rules.html. A browser that saves data ignores them.
 * The others of the page's links are fetched when the pointer rests on them or a finger touches them, and then rendered
 * out of sight, which costs little: such a page asks for no script.
 */
const RULES = {
  prefetch: [{ where: { and: [PAGES, OTHER, LIKELY] }, eagerness: 'immediate' }],
  prerender: [{ where: { and: [PAGES, OTHER] }, eagerness: 'moderate' }],
};

/** The element with the rules; the same on every page. */
export const SPECULATION_RULES = `<script type="speculationrules">${JSON.stringify(RULES)}</script>`;
