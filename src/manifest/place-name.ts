// Names a place in the manifest as the person who edits it knows it.
import type { Pointer } from './problem.ts';

const singular: Record<string, string> = {
  badges: 'badge',
  benefits: 'benefit',
  buttons: 'button',
  clauses: 'clause',
  columns: 'column',
  commercial_sizes: 'commercial size',
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
  rolloff_sizes: 'roll-off size',
  rows: 'row',
  sections: 'section',
  services: 'service',
  town_pages: 'town page',
  towns: 'town',
};

/** What the entries of a named list are, by the key that holds the named lists. */
const ownedBy: Record<string, string> = { button_sets: 'button', faqs: 'question' };

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
    const list = pointer[depth - 1];
    node = valueAt(node, step);
    if (typeof step === 'number')
      names.push(itemName(node, String(list), step, pointer[depth - 2]));
    else if (!Array.isArray(node) || depth === pointer.length - 1 || String(list) in ownedBy)
      names.push(readable(step));
  }
  if (names.length === 0) return 'the file';
  return names
    .reverse()
    .join(' of ')
    .replace(/ of (the page \/|the pages of every town for )/, ' on $1');
}

function valueAt(node: unknown, step: string | number): unknown {
  return typeof node === 'object' && node !== null
    ? (node as Record<string | number, unknown>)[step]
    : undefined;
}

function itemName(item: unknown, list: string, index: number, owner?: string | number): string {
  const field = (name: string) => {
    const value = valueAt(item, name);
    return typeof value === 'string' ? value : undefined;
  };
  if (list === 'pages' && field('path')) return `the page ${field('path')}`;
  if (list === 'town_pages' && field('service'))
    return `the pages of every town for ${field('service')}`;
  if (list === 'towns' && field('name')) return `the town ${field('name')}`;
  if (list === 'sections' && field('type')) return `the ${field('type')} section`;
  const noun = ownedBy[String(owner)] ?? singular[list] ?? `entry of ${readable(list)}`;
  return `the ${ordinal(index)} ${noun}`;
}

function readable(key: string): string {
  return key.includes('_') || /^[a-z]+$/.test(key) ? `\`${key}\`` : `"${key}"`;
}
