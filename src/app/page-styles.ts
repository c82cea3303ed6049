// A style sheet for one page. Rules are worked out once, not once for each of thousands of pages.
import { __PRIVATE__, ServerStyleSheet } from 'styled-components';
import type { WrittenStyles } from '../outside/page-data.ts';
import { STYLES_ID } from './embedded.ts';

/** By component and class name: the rules that were worked out for any page so far. */
export type KnownRules = Map<string, Map<string, string[]>>;

/** The rules of one class as they came into a sheet. */
export type Insertion = [component: string, name: string, rules: string[]];

/** A sheet, and everything that was put into it so far. */
export interface PageStyles {
  sheet: ServerStyleSheet;
  inserted: Insertion[];
}

/**
 * Makes a sheet that takes its rules from `known` where it can, and adds to it what is new.
 * @param first what stands in the sheet from the beginning
 */
export function pageStyles(known: KnownRules, first: Insertion[] = []): PageStyles {
  const sheet = new ServerStyleSheet();
  const { instance } = sheet;
  const inserted: Insertion[] = [];
  const has = instance.hasNameForId.bind(instance);
  // The rules themselves are kept here: the sheet has to know no more than their names.
  const add = (...insertion: Insertion) => {
    const [component, name] = insertion;
    inserted.push(insertion);
    instance.registerName(component, name);
  };
  for (const insertion of first) add(...insertion);
  // A component asks for its rules before it works them out, and adds them when they are not there.
  instance.hasNameForId = (id, name) => {
    if (has(id, name)) return true;
    const rules = known.get(id)?.get(name);
    if (rules) add(id, name, rules);
    return rules !== undefined;
  };
  instance.insertRules = (id, name, rules) => {
    const list = [rules].flat();
    const ofComponent = known.get(id) ?? new Map<string, string[]>();
    known.set(id, ofComponent.set(name, list));
    add(id, name, list);
  };
  return { sheet, inserted };
}

/** The rules of a page as an element for its head, and what the browser has to know of them: see adopt-styles.ts. */
export function writeStyles(inserted: Insertion[]): { styles: string; written: WrittenStyles } {
  const components = new Map<string, { names: string[]; rules: string[] }>();
  for (const [component, name, rules] of inserted) {
    const group = components.get(component) ?? { names: [], rules: [] };
    components.set(component, group);
    group.names.push(name);
    group.rules.push(...rules);
  }
  const groups = [...components].sort(([a], [b]) => placeOf(a) - placeOf(b));
  const all = groups.flatMap(([, { rules }]) => rules);
  return {
    styles: `<style id="${STYLES_ID}">${all.join('')}</style>`,
    written: {
      rules: all.length,
      classes: groups.map(([component, { names }]) => [component, ...names]),
    },
  };
}

/** Components stand in the order of their definition, so that one that extends another comes after it. */
const placeOf = __PRIVATE__.StyleSheet.registerId;
