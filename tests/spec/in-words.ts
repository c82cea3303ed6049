// The fixture's site, and its pages in short words, so that a test reads like the specification.
import type { NavLink } from '../../src/model/manifest.generated.ts';
import type { Page } from '../../src/model/site.ts';
import { manifestText, pageAt, siteOf } from '../manifest/real-manifest.ts';

export const site = siteOf(manifestText);

/** The page at a path. */
export const page = (path: string): Page => pageAt(site, path);

/** The section types of a page, each with its anchor when it has one. */
export const outline = ({ sections }: Page): string =>
  sections.map(({ type, id }) => (id ? `${type}#${id}` : type)).join(' ');

/** What a page's sections say, as one text. */
export const words = (path: string): string => JSON.stringify(page(path).sections);

/** Links as "label -> address". */
export const arrows = (links: NavLink[] = []): string[] =>
  links.map(({ label, to }) => `${label} -> ${to}`);

/** The addresses of links. */
export const addresses = (links: { to?: string }[] = []) => links.map(({ to }) => to);

/** The titles of items. */
export const titles = (items: { title: string }[] = []): string[] =>
  items.map(({ title }) => title);
