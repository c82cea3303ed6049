// The names by which the dev server, a page in development and the editor around it find each other.

/** The address below which the dev server answers open pages. */
export const DEV_API = '/@curbside/';

/** The address of the editor; `?at=/about/` opens it on a page. */
export const EDITOR_PAGE = `${DEV_API}edit/`;

/** The event by which a page in the editor's frame reports a rendering; its detail is the path. */
export const SHOWN = 'curbside:shown';

/** The event that all open pages get after a save. */
export const CHANGED = 'curbside:changed';

/** The data of the event. */
export interface ChangedEvent {
  /** The current text. A window that has written it itself knows it already. */
  version?: string;
  /** The printed diagnostics, when the pages show an earlier version. */
  diagnostics?: string;
  /** Pages have to load again: a picture has been replaced, or the look is another one. */
  reload?: boolean;
}
