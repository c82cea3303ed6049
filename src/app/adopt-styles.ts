// Lets styled-components go on with the style element that came with the page.
import { __PRIVATE__ } from 'styled-components';
import type { StyleGroup } from '../services/page-data.ts';
import { STYLES_ID } from './embedded.ts';

const { mainSheet, StyleSheet } = __PRIVATE__;
type Tag = NonNullable<typeof mainSheet.tag>;
/** What styled-components asks of a tag in a browser; the rest is for servers, or of its own. */
type GroupedTag = Pick<Tag, 'insertRules' | 'clearGroup'>;

/**
 * Tells styled-components which rules stand in the page, so that it adds what is missing: rules of a component that the
 * page has next to those, all others to a sheet of their own behind, in the order in which components are defined. A
 * browser works out the styles of all elements again that any rule of a changed sheet may concern, so a small one spares
 * it the header and the footer. The way of styled-components is to read markers between the rules, which make the HTML
 * heavier by some 700 bytes, and to move all rules to an element of its own, which changes every style of the page.
 * @param written what the server has written, in its order
 */
export function adoptStyles(written: StyleGroup[]): void {
  const { sheet } = document.getElementById(STYLES_ID) as HTMLStyleElement;
  // A browser that has refused the element has no sheet of it.
  if (!sheet) return;
  const { length } = sheet.cssRules;
  // A browser leaves out rules that it does not know, and nobody can tell which. All that is there is one group without
  // a name then, and styled-components adds every rule once more behind it.
  const isWhole = length === sumOf(written.map(([, rules]) => rules));
  const groups: StyleGroup[] = isWhole ? written : [['', length]];
  const places = new Map(groups.map(([id], place) => [StyleSheet.registerId(id), place]));
  const sizes = groups.map(([, rules]) => rules);
  const page = groupedTag(sheet, sizes, (group) => places.get(group) ?? 0);
  const behind = new CSSStyleSheet();
  document.adoptedStyleSheets.push(behind);
  const others = groupedTag(behind, [], (group) => group);
  const tagOf = (group: number) => (places.has(group) ? page : others);
  const tag: GroupedTag = {
    insertRules: (group, rules) => tagOf(group).insertRules(group, rules),
    clearGroup: (group) => tagOf(group).clearGroup(group),
  };
  mainSheet.tag = tag as Tag;
  for (const [component, , ...names] of groups) {
    for (const name of names) mainSheet.registerName(component, name);
  }
}

const sumOf = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0);

/**
 * A style sheet whose rules stand in groups, one behind the other.
 * @param sizes by place, how many rules there are
 * @param placeOf the place of a group among the others
 */
function groupedTag(
  sheet: CSSStyleSheet,
  sizes: number[],
  placeOf: (group: number) => number,
): GroupedTag {
  const startOf = (place: number) => sumOf(sizes.slice(0, place));
  const sizeOf = (place: number) => sizes[place] ?? 0;
  return {
    insertRules(group, rules) {
      const place = placeOf(group);
      let end = startOf(place) + sizeOf(place);
      for (const rule of rules) {
        try {
          sheet.insertRule(rule, end);
        } catch {
          // A rule that the browser does not know.
          continue;
        }
        end++;
        sizes[place] = sizeOf(place) + 1;
      }
    },
    clearGroup(group) {
      const place = placeOf(group);
      const start = startOf(place);
      for (let count = sizeOf(place); count > 0; count--) sheet.deleteRule(start);
      sizes[place] = 0;
    },
  };
}
