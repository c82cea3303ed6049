// A style sheet for one page. Rules are worked out once, not once for each of thousands of pages.
import { ServerStyleSheet } from 'styled-components';

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
  const insert = instance.insertRules.bind(instance);
  const add = (...insertion: Insertion) => {
    inserted.push(insertion);
    insert(...insertion);
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
