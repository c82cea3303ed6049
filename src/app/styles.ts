// How styled-components keeps rules on the server, and how the browser learns of them: this file reaches into the library.
// Its names of classes are made in `node/bundle/plugins.ts`.
import { __PRIVATE__, ServerStyleSheet } from 'styled-components';
import type { WrittenStyles } from '../outside/page-data.ts';
import { VisuallyHidden } from '../ui/styles/VisuallyHidden.ts';
import { STYLES_ID } from './embedded.ts';

/**
 * Has the class that names a component carry its rules, where they are the same for all properties: the library gives
 * each a second class, whose random name makes the HTML 3 % heavier. Not in development, where a component may get other
 * rules while the page is shown.
 */
export function nameRulesByComponent(): void {
  const styles = Object.getPrototypeOf(VisuallyHidden.componentStyle) as ComponentStyle;
  const { generateAndInjectStyles } = styles;
  styles.generateAndInjectStyles = function (...parts) {
    if (this.rules.some((rule) => typeof rule === 'function')) {
      return generateAndInjectStyles.apply(this, parts);
    }
    const { componentId } = this;
    // The library looks up the class name of rules here.
    this.dynamicNameCache ??= Object.assign(new Map(), { get: () => componentId });
    const names = generateAndInjectStyles.apply(this, parts);
    return names.endsWith(componentId) ? names.slice(0, -componentId.length).trimEnd() : names;
  };
}

type ComponentStyle = (typeof VisuallyHidden)['componentStyle'];

if (!import.meta.env.DEV) nameRulesByComponent();

/** By component and class name: the rules that were worked out for any page so far. */
export type KnownRules = Map<string, Map<string, string[]>>;

/** The rules of one class as they came into a sheet. */
export type Insertion = [component: string, name: string, rules: string[]];

/**
 * Makes the sheet of one page, with everything that was put into it so far. It takes its rules from `knownRules` if possible,
 * and adds new ones. Without that each page takes a quarter longer to render: 7.2 ms of the processor instead of 5.8.
 * @param first the initial content of the sheet
 */
export function pageStyles(knownRules: KnownRules, first: Insertion[] = []) {
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
    const rules = knownRules.get(id)?.get(name);
    if (rules) add(id, name, rules);
    return rules !== undefined;
  };
  instance.insertRules = (id, name, rules) => {
    const list = [rules].flat();
    const ofComponent = knownRules.get(id) ?? new Map<string, string[]>();
    knownRules.set(id, ofComponent.set(name, list));
    add(id, name, list);
  };
  return { sheet, inserted };
}

/** The rules of a page as an element for its head, and what the browser has to know of them: see `adoptStyles`. */
export function writeStyles(inserted: Insertion[]): { styles: string; written: WrittenStyles } {
  const components = new Map<string, { names: string[]; rules: string[] }>();
  for (const [component, name, rules] of inserted) {
    const group = components.get(component) ?? { names: [], rules: [] };
    components.set(component, group);
    group.names.push(name);
    group.rules.push(...rules);
  }
  const groups = [...components].sort(([a], [b]) => definitionOrder(a) - definitionOrder(b));
  const allRules = groups.flatMap(([, { rules }]) => rules);
  return {
    styles: `<style id="${STYLES_ID}">${allRules.join('')}</style>`,
    written: {
      rules: allRules.length,
      classes: groups.map(([component, { names }]) => [
        component,
        ...names.filter((name) => name !== component),
      ]),
    },
  };
}

/** Components follow the order of their definition, so that one that extends another comes after it. */
const definitionOrder = (component: string) => __PRIVATE__.StyleSheet.registerId(component);

type Tag = NonNullable<typeof __PRIVATE__.mainSheet.tag>;
/** The methods of a tag that styled-components calls in a browser; the rest is for servers. */
type GroupedTag = Pick<Tag, 'insertRules' | 'clearGroup'>;

/**
 * Has styled-components leave out the rules that came with the page, and add others to a small sheet behind the page's.
 * A browser recomputes the styles of all elements that any rule of a changed sheet may concern. With the library's own
 * way, hydration spends two to three times as long on styles, and its markers make the HTML 5 % heavier.
 *
 * So a component that another one extends has one class only: a later class would win over the other component.
 * @param written what the page's style element holds
 */
export function adoptStyles(written: WrittenStyles): void {
  const { mainSheet } = __PRIVATE__;
  const { sheet } = document.getElementById(STYLES_ID) as HTMLStyleElement;
  // A browser that has refused the element has no sheet of it.
  if (!sheet) return;
  const laterSheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(laterSheet);
  mainSheet.tag = groupedTag(laterSheet) as Tag;
  // A browser drops rules that it does not know, without a list of them: then all come again. In development a component
  // may get other rules while the page is shown.
  if (sheet.cssRules.length !== written.rules || import.meta.env.DEV) return;
  for (const [component, ...names] of written.classes) {
    for (const name of names.length > 0 ? names : [component]) {
      mainSheet.registerName(component, name);
    }
  }
}

/** Keeps the rules of each component together, in the order in which components are defined. */
function groupedTag(sheet: CSSStyleSheet): GroupedTag {
  const sizes: number[] = [];
  const sizeOf = (group: number) => sizes[group] ?? 0;
  const startOf = (group: number) => sizes.slice(0, group).reduce((sum, size) => sum + size, 0);
  return {
    insertRules(group, rules) {
      let end = startOf(group) + sizeOf(group);
      for (const rule of rules) {
        try {
          sheet.insertRule(rule, end);
        } catch {
          // A rule that the browser does not know.
          continue;
        }
        end++;
        sizes[group] = sizeOf(group) + 1;
      }
    },
    clearGroup(group) {
      const start = startOf(group);
      for (let count = sizeOf(group); count > 0; count--) sheet.deleteRule(start);
      sizes[group] = 0;
    },
  };
}
