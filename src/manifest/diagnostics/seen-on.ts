// Finds the addresses of the pages that show a place of the manifest.
import type { Pointer } from '../diagnostic.ts';
import { isService } from '../site/expand/town-texts.ts';
import { isWithin } from '../text/values.ts';

type Fields = Record<string, unknown>;

/** Parts that every page shows. */
const EVERYWHERE = ['company', 'site', 'navigation', 'footer', 'integrations'];

/** Parts that only pages with a section of one type show. */
const SHOWN_BY: Record<string, string> = {
  quote_form: 'quote-form',
  'integrations/billing_portal': 'billing-portal',
  'integrations/review_widget': 'reviews',
};

/** A page, or a page template with one of its towns, as far as the manifest allows. */
interface Shown {
  path: string;
  /** The entry that it is made from: `pages/3`. */
  from: string;
  content: unknown;
  service?: unknown;
  town?: number;
  /** The town's entry, as a template may show it. */
  entry?: Fields;
  /** The names of lists that it mentions, computed on demand. */
  names?: Set<string>;
}

/**
 * Finds the addresses for places of a manifest, in the manifest's order. The manifest need not fit the schema, so
 * unreadable pages are left out. The first question lists the pages.
 */
export function seenOn(data: unknown): (pointer: Pointer) => string[] {
  let pages: Shown[] | undefined;
  return (pointer) => {
    pages ??= shownPages(data);
    const found = pages.filter(showing(pointer, data)).map(({ path }) => path);
    return [...new Set(found)];
  };
}

function shownPages(data: unknown): Shown[] {
  const own = entriesOf(data, 'pages').map(({ entry, index }) => ({
    path: text(entry.path),
    from: `pages/${index}`,
    content: entry,
  }));
  const towns = entriesOf(data, 'towns').filter(({ entry }) => entry.is_active !== false);
  const having = (service: string) => {
    const found = towns.filter(({ entry }) => service in entry);
    return found.length > 0 ? found : towns;
  };
  const ofTowns = entriesOf(data, 'town_pages').flatMap(({ entry: template, index }) =>
    having(String(template.service)).map(({ entry, index: town }) => ({
      path: text(template.path).replace('{slug}', text(entry.slug) || '?'),
      from: `town_pages/${index}`,
      content: template,
      service: template.service,
      town,
      entry,
    })),
  );
  const notFound = { path: '/404.html', from: 'not_found', content: fieldsOf(data).not_found };
  // An address that is wrong itself is no help.
  return [...own, ...ofTowns, notFound].filter(({ path }) =>
    /^\/([\w.-]+\/)*([\w-]+\.html)?$/.test(path),
  );
}

/** Tells the pages that show a place. */
function showing(pointer: Pointer, data: unknown): (page: Shown) => boolean {
  const [part, index, field] = pointer;
  if (part === undefined) return () => false;
  const entry = pointer.slice(0, 2).join('/');
  const [, type] = Object.entries(SHOWN_BY).find(([name]) => isWithin(pointer, name)) ?? [];
  return (page) => {
    if (page.from === part || page.from === entry) return true;
    if (part === 'towns' && index !== undefined) {
      return page.town === index && (!isService(field, data) || page.service === field);
    }
    if (type) return sectionsOf(page.content).some((section) => section.type === type);
    if (EVERYWHERE.includes(String(part))) return page.from !== 'not_found';
    return refersTo(page, part, index);
  };
}

/** Whether a page names a shared list such as `faqs.billing`, or its town does. */
function refersTo(page: Shown, part: string | number, name: unknown) {
  page.names ??= mentioned([page.content, page.entry?.[String(page.service)]], new Set());
  return page.names.has(`${part}`) || page.names.has(`${part}.${name}`);
}

/** Adds to a set every text below a value that may name a list. */
function mentioned(value: unknown, names: Set<string>): Set<string> {
  if (typeof value === 'string') {
    if (/^[a-z]\w*(?:\.\w+)*$/.test(value)) names.add(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) mentioned(part, names);
  }
  return names;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

function sectionsOf(page: unknown): Fields[] {
  const { sections } = fieldsOf(page);
  return Array.isArray(sections) ? sections.map(fieldsOf) : [];
}

function entriesOf(data: unknown, list: string): { entry: Fields; index: number }[] {
  const entries = fieldsOf(data)[list];
  if (!Array.isArray(entries)) return [];
  return entries.map((entry, index) => ({ entry: fieldsOf(entry), index }));
}
