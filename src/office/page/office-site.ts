// The site's data that the office's pages need, as their HTML holds it.
import type { AlertNotice } from '../../model/calendar/alert.ts';
import type { FormQuestion, Option } from '../../model/forms/quote-form.ts';
import type { SiteFacts } from '../../model/site.ts';

export const OFFICE_PAGE = '/admin/';
export const SIGN_IN_PAGE = '/admin/login/';

/** The addresses of the editor, of the page in its frame, and of the file that names the text that the site was built from. */
export const WEBSITE_PAGE = '/admin/website/';
export const PREVIEW_PAGE = '/admin/website/preview/';
export const VERSION_FILE = '/admin/website/version.json';

/** The ids of the element that React fills, and of the one with the data. */
export const OFFICE_ROOT = 'office';
export const OFFICE_DATA = 'office-data';

export interface OfficeSite {
  facts: SiteFacts;
  /** The time zone of the business, as an IANA name. */
  zone: string;
  /** The choices of the quote form. */
  services: Option[];
  cities: Option[];
  questions: FormQuestion[];
  /** The towns that an alert may name: slug and name. */
  towns: Option[];
  /** The planned alerts, which are part of the website. */
  alerts: AlertNotice[];
  /** The word for a visit, such as pickup; absent for a business that visits nobody on set days. */
  visit?: string;
  /** The routes whose visits an alert may move: id and name. */
  routes: Option[];
}

let known: OfficeSite | undefined;

/** The data that the document holds. */
export function officeSite(): OfficeSite {
  known ??= JSON.parse(document.getElementById(OFFICE_DATA)?.textContent ?? '') as OfficeSite;
  return known;
}

/** The label of a value in a list; a value that the list has no more is shown as it is. */
export const optionLabel = (options: Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;
