// Names a place in the manifest as the person who edits it knows it.
import type { Pointer } from './problem.ts';
import { isService } from './town-texts.ts';

const singular: Record<string, string> = {
  badges: 'badge',
  benefits: 'benefit',
  buttons: 'button',
  clauses: 'clause',
  columns: 'column',
  container_specs: 'container spec',
  faqs: 'question',
  feature_cards: 'feature card',
  holidays: 'holiday',
  items: 'item',
  links: 'link',
  pages: 'page',
  paragraphs: 'paragraph',
  projects: 'project',
  reasons: 'reason',
  rows: 'row',
  sections: 'section',
  services: 'service',
  town_pages: 'town page',
  towns: 'town',
};

/** What the entries of a named list are, by the key that holds the named lists. */
const ownedBy: Record<string, string> = {
  button_sets: 'button',
  faqs: 'question',
  size_lists: 'size',
};

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** "first" for 0; "12th" style from the eleventh on. */
export function ordinal(index: number): string {
  const n = index + 1;
  const word = ordinals[index];
  if (word) return word;
  const tail = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${tail}`;
}

/**
 * Describes the place a pointer leads to, from the inside out:
 * "the second button of the hero on the page /contact/". The root is "the file".
 */
export function placeName(pointer: Pointer, data: unknown): string {
  const names: string[] = [];
  let node: unknown = data;
  for (const [depth, step] of pointer.entries()) {
    const list = String(pointer[depth - 1]);
    const siblings = node;
    node = valueAt(node, step);
    if (typeof step === 'number')
      names.push(itemName(siblings, { list, index: step, owner: pointer[depth - 2] }));
    else if (list in ownedBy) names.splice(-1, 1, readable(`${list}.${step}`));
    else if (!Array.isArray(node) || depth === pointer.length - 1)
      names.push(isPart(pointer, depth, data) ? `the ${step} part` : readable(step));
  }
  if (names.length === 0) return 'the file';
  return names
    .reverse()
    .join(' of ')
    .replace(/ of (the page \/|the [\w-]+ pages of all towns)/, ' on $1');
}

/** Whether a step leads to what a town says of one service. */
function isPart(pointer: Pointer, depth: number, data: unknown): boolean {
  return pointer[0] === 'towns' && depth === 2 && isService(pointer[depth], data);
}

function valueAt(node: unknown, step: string | number): unknown {
  return typeof node === 'object' && node !== null
    ? (node as Record<string | number, unknown>)[step]
    : undefined;
}

/** Where an entry of a list stands. */
interface Position {
  list: string;
  index: number;
  /** The key above the list. */
  owner?: string | number;
}

function itemName(siblings: unknown, { list, index, owner }: Position): string {
  const item = valueAt(siblings, index);
  const field = (name: string) => {
    const value = valueAt(item, name);
    return typeof value === 'string' ? value : undefined;
  };
  if (list === 'pages' && field('path')) return `the page ${field('path')}`;
  if (list === 'town_pages' && field('service'))
    return `the ${field('service')} pages of all towns`;
  if (list === 'towns' && field('name')) return `the town ${field('name')}`;
  if (list === 'sections' && field('type'))
    return sectionName(siblings, index, field('type') ?? '');
  // A list within a list is a row of a table.
  const inRow = typeof owner === 'string' && Number.isInteger(Number(list)) ? 'cell' : undefined;
  const noun = ownedBy[String(owner)] ?? singular[list] ?? inRow ?? `entry of ${readable(list)}`;
  return `the ${ordinal(index)} ${noun}`;
}

/** "the hero", "the faq section", or "the second faq section" where a page has several. */
function sectionName(sections: unknown, index: number, type: string): string {
  const alike = (Array.isArray(sections) ? sections : []).flatMap((section, at) =>
    valueAt(section, 'type') === type ? [at] : [],
  );
  const which = alike.length > 1 ? `${ordinal(alike.indexOf(index))} ` : '';
  return type === 'hero' ? `the ${which}hero` : `the ${which}${type} section`;
}

function readable(key: string): string {
  return /^[a-z_.0-9]+$/.test(key) ? `\`${key}\`` : `"${key}"`;
}
