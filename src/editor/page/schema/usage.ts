// Finds the pages that show a place of the manifest.
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { asArray, asObject, isPlainObject } from '../../../manifest/text/values.ts';
import type { FieldSchema, FormContext } from '../../document/schema/pieces.ts';

/** Parts that header, footer and the like show on every page. */
const EVERYWHERE = ['navigation', 'footer', 'theme', 'site', 'alerts', 'integrations'];

/** The number of pages that show a place, or all of them; undefined when that is not known. */
export function countPagesShowing(pointer: Pointer, manifest: unknown): number | 'all' | undefined {
  const [part, second, third] = pointer;
  if (part === undefined) return undefined;
  if (part === 'alerts' && asObject(entries(manifest, part)[Number(second)]).towns)
    return undefined;
  if (EVERYWHERE.includes(String(part))) return 'all';
  if (part === 'company') return usesOfFact(String(second), manifest);
  if (part === 'pages' && typeof second === 'number') return 1;
  if (part === 'town_pages' && typeof second === 'number') {
    return townsWith(String(asObject(entries(manifest, 'town_pages')[second]).service), manifest)
      .length;
  }
  const town = part === 'towns' ? asObject(entries(manifest, part)[Number(second)]) : {};
  if (town.is_active === false) return undefined;
  if (third !== undefined && isPlainObject(town[third])) return 1;
  const name = isNamed(String(part)) ? `${part}.${second}` : String(part);
  const uses = countPagesWithList(name, manifest);
  return uses > 0 ? uses : undefined;
}

/** Facts that the header or the footer shows. */
const IN_SHELL = ['name', 'phone', 'email', 'address', 'hours', 'logo'];

function usesOfFact(key: string, manifest: unknown): number | 'all' | undefined {
  if (IN_SHELL.includes(key)) return 'all';
  const word = new RegExp(`\\{${key === 'rating' ? '(rating|review_count)' : key}\\}`);
  if (word.test(JSON.stringify(asObject(manifest).footer ?? ''))) return 'all';
  return countPages(manifest, (text) => word.test(text)) || undefined;
}

const isNamed = (part: string) =>
  ['faqs', 'button_sets', 'proof_points', 'size_lists'].includes(part);

export const countPagesWithList = (name: string, manifest: unknown) =>
  countPages(manifest, (text) => text.includes(`"${name}"`));

/** Whether few trades need a part of the file, such as containers, and this site has none. */
export const isUnusedPart = ({ own }: FieldSchema, value: unknown): boolean =>
  Boolean(own.advanced) && value === undefined;

/** Whether few trades need a section type, such as the form for a customer's number, and no page of this site has it. */
export const isUnusedSection = (type: string, { files, manifest }: FormContext): boolean =>
  Boolean(files.get(`sections/${type}.schema.json`)?.advanced) &&
  pageTexts(manifest).every(({ own }) => !own.includes(`"${type}"`));

/** The data of a page as JSON; of a page of every town also each town's texts. */
type PageText = { own: string; ofTowns?: string[] };

const pageTextCache = new WeakMap<object, PageText[]>();

/** Every field asks with every change of the store: with 100 towns, writing the JSON anew takes 9 ms each time. */
function pageTexts(manifest: unknown): PageText[] {
  const key = asObject(manifest);
  const found = pageTextCache.get(key) ?? textsOf(manifest);
  pageTextCache.set(key, found);
  return found;
}

function textsOf(manifest: unknown): PageText[] {
  const pages = entries(manifest, 'pages').map((page) => ({ own: JSON.stringify(page) }));
  const templates = entries(manifest, 'town_pages').map((template) => {
    const service = String(asObject(template).service);
    const towns = townsWith(service, manifest);
    const ofTowns = towns.map((town) => JSON.stringify(asObject(town)[service]));
    return { own: JSON.stringify(template), ofTowns };
  });
  return [...pages, ...templates];
}

/** Counts pages whose data, or whose town's data, passes a test as JSON. */
function countPages(manifest: unknown, test: (text: string) => boolean): number {
  return pageTexts(manifest).reduce((sum, { own, ofTowns }) => {
    if (!ofTowns) return sum + Number(test(own));
    return sum + (test(own) ? ofTowns.length : ofTowns.filter(test).length);
  }, 0);
}

const townsWith = (service: string, manifest: unknown) =>
  entries(manifest, 'towns').filter(
    (town) => asObject(town)[service] !== undefined && asObject(town).is_active !== false,
  );

const entries = (manifest: unknown, part: string) => asArray(asObject(manifest)[part]);

/** "on 14 pages" in words. */
export function usageWords(used: number | 'all' | undefined): string | undefined {
  if (used === undefined) return undefined;
  if (used === 'all') return 'Shows on every page';
  return used === 1 ? 'Shows on 1 page' : `Shows on ${used} pages`;
}
