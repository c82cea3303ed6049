// What a site calls its pages and entries, for sentences that name them without addresses and ids.
import { placeLabel, visibleName } from '../../../manifest/messages/place-name.ts';
import { isPlainObject, SHARED_LISTS } from '../../../manifest/text/values.ts';
import { redirectTable, resolveRedirect } from '../../../model/redirects.ts';
import type { PageSource, Site } from '../../../model/site.ts';

/** A page as a sentence calls it: "the Pay Bill page", "the Dunkirk page of Lawn Care". */
export function pageName({ path, breadcrumb, town }: PageSource): string {
  if (path === '/') return 'the home page';
  const [label, parent] = breadcrumb.toReversed().map((crumb) => crumb.label);
  return town && breadcrumb.length > 2 ? `the ${town.name} page of ${parent}` : `the ${label} page`;
}

/** A version of the website: the manifest as written, and the site that it makes. */
export interface SiteVersion {
  data: unknown;
  site: Site;
}

/** The names of what two versions of a site have. */
export class SiteNames {
  readonly #names = new Map<string, string>();
  readonly #data: unknown;

  constructor(...versions: [SiteVersion, ...SiteVersion[]]) {
    this.#data = versions[0].data;
    for (const { data, site } of versions) {
      for (const source of site.pages) {
        this.#add(source.path, pageName(source));
        this.#add(source.town?.slug, source.town?.name);
      }
      this.#collect(data);
    }
  }

  /** The name behind an address, an id or a reference; words of the schema without their signs; any other value as it is. */
  of(value: unknown): unknown {
    if (typeof value !== 'string') return value;
    const known = this.#names.get(value) ?? this.#names.get(value.replace(/[#?].*/, ''));
    if (known) return known;
    const [first = '', ...steps] = value.split('.');
    if (steps.length > 0 && SHARED_LISTS.some((list) => list === first))
      return placeLabel([first, ...steps], this.#data);
    return /^[a-z][a-z\d]*(?:[_-][a-z\d]+)+$|^town(?:\.\w+)+$/.test(value)
      ? value.replaceAll(/[._-]/g, ' ')
      : value.replace(/^(?:tel|mailto):/, '');
  }

  /** The page that an address leads to from now on. */
  target(path: string, { redirects }: Pick<Site, 'redirects'>): string {
    return String(this.of(resolveRedirect(redirectTable(redirects), path) ?? '“not found”'));
  }

  #add(id: unknown, name: string | undefined) {
    if (typeof id === 'string' && name && !this.#names.has(id)) this.#names.set(id, name);
  }

  #collect(node: unknown) {
    if (Array.isArray(node)) for (const entry of node) this.#collect(entry);
    if (!isPlainObject(node)) return;
    this.#add(node.id, visibleName(node));
    for (const value of Object.values(node)) if (typeof value === 'object') this.#collect(value);
  }
}
