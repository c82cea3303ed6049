// The addresses of the files that a build writes beside the pages: nothing else may have them.
import { NOT_FOUND_PATH } from './path.ts';

/** The folder of the build's files, which hosts keep for a year. */
export const ASSETS = '/assets/';

/** The folder of the office's pages: whoever had another page there would shut everybody out of it. */
export const OFFICE = '/admin/';

/** The icons of the site: Apple's phones look for the first, tabs show the second, search engines know the largest. */
export const APPLE_TOUCH_ICON = '/icons/apple-touch-icon.png';
export const TAB_ICON = '/icons/192.png';
export const LARGE_ICON = '/icons/512.png';

/** The mark of a company that has no logo of its own. */
export const INITIALS = '/icons/mark.png';

/** The drawing in place of a picture that does not load. */
export const PLACEHOLDER_ICON = '/icons/placeholder.svg';

/** The description of the site for home screens. */
export const WEB_MANIFEST = '/site.webmanifest';

/** The holidays' dates on one sheet of paper. */
export const SHEET_PATH = '/calendar/sheet.html';

/** The calendar of a route or weekday, to subscribe to. */
export const calendarPath = (route: string): string => `/calendar/${route.toLowerCase()}.ics`;

/** A year of a route on one sheet of paper. */
export const routeSheetPath = (route: string): string => `/calendar/${route}.html`;

/** The days of a route for the app. */
export const routeDataPath = (route: string): string => `/calendar/${route}.json`;

/** The towns and ZIP codes in which routes go, for the app. */
export const PLACES_PATH = '/calendar/places.json';

/** The streets of a town with their routes, for the app, and as a page for those without it. */
export const streetsPath = (slug: string): string => `/calendar/streets/${slug}.json`;
export const streetListPath = (slug: string): string => `/calendar/streets/${slug}.html`;

/** The files of public/ with their sizes, for the hosted editor. */
export const FILES_PATH = '/admin/website/files.json';

const FOLDERS = [ASSETS, OFFICE, '/calendar/', '/icons/', '/social/'];

const FILES = [NOT_FOUND_PATH, '/robots.txt', '/sitemap.xml', WEB_MANIFEST];

/** Whether the build writes a file there for any set of pages: a page's own two files end with these names. */
export function isOwnFile(path: string): boolean {
  return (
    FILES.includes(path) ||
    FOLDERS.some((folder) => `${path}/`.startsWith(folder)) ||
    /\/(?:index\.html|page\.json)$/.test(path)
  );
}
