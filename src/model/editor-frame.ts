// The names by which a page in development and the editor around it find each other.

/** The address of the editor; `?at=/about/` opens it on a page. */
export const EDITOR_PAGE = '/@curbside/edit/';

/** The event by which a page in the editor's frame reports a rendering; its detail is the path. */
export const SHOWN = 'curbside:shown';
