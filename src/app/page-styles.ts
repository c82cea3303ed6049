// A style sheet for one page. Rules are worked out once, not once for each of thousands of pages.
import { ServerStyleSheet } from 'styled-components';

/** By component and class name: the rules that were worked out for any page so far. */
export type KnownRules = Map<string, Map<string, string[]>>;

/** Makes an empty sheet that takes its rules from `known` where it can, and adds to it what is new. */
export function pageStyles(known: KnownRules): ServerStyleSheet {
  const sheet = new ServerStyleSheet();
  const { instance } = sheet;
  const [has, insert] = [instance.hasNameForId, instance.insertRules];
  // A component asks for its rules before it works them out, and adds them when they are not there.
  instance.hasNameForId = (id, name) => {
    if (has.call(instance, id, name)) return true;
    const rules = known.get(id)?.get(name);
    if (rules) insert.call(instance, id, name, rules);
    return rules !== undefined;
  };
  instance.insertRules = (id, name, rules) => {
    const ofComponent = known.get(id) ?? new Map<string, string[]>();
    known.set(id, ofComponent.set(name, rules));
    insert.call(instance, id, name, rules);
  };
  return sheet;
}
