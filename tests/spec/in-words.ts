// Pages in short words, so that a test reads like the specification.
import type { NavLink } from '../../src/model/manifest.generated.ts';
import type { Page } from '../../src/model/site.ts';

/** The section types of a page, each with its anchor when it has one. */
export const outline = ({ sections }: Page): string[] =>
  sections.map(({ type, id }) => (id ? `${type}#${id}` : type));

/** Links as "label -> address". */
export const arrows = (links: NavLink[] = []): string[] =>
  links.map(({ label, to }) => `${label} -> ${to}`);

/** All addresses that a page’s sections link to. */
export const targets = ({ sections }: Page): string[] =>
  [...JSON.stringify(sections).matchAll(/"to":"([^"]*)"/g)].map(([, to = '']) => to);
