// Lets styled-components go on with the style element that came with the page.
import { __PRIVATE__ } from 'styled-components';
import type { StyleGroup } from '../services/page-data.ts';
import { STYLES_ID } from './embedded.ts';

const { mainSheet, StyleSheet } = __PRIVATE__;
type Tag = NonNullable<typeof mainSheet.tag>;
/** What styled-components asks of a tag in a browser; the rest is for servers, or of its own. */
type GroupedTag = Pick<Tag, 'insertRules' | 'clearGroup'>;

/**
 * Tells styled-components which rules stand in the page, so that it adds what is missing among them: rules of a component
 * that the page has next to those, all others behind, in the order in which components are defined. Its own way is to
 * read markers between the rules, which make the HTML heavier by some 700 bytes, and to move all rules to an element of
 * its own, after which the browser works out every style of the page again.
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
  mainSheet.tag = groupedTag(sheet, groups) as Tag;
  for (const [component, , ...names] of groups) {
    for (const name of names) mainSheet.registerName(component, name);
  }
}

const sumOf = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0);

/** A style sheet whose rules stand in groups: those of the page in their order, all others behind them. */
function groupedTag(sheet: CSSStyleSheet, groups: StyleGroup[]): GroupedTag {
  const places = new Map(groups.map(([id], place) => [StyleSheet.registerId(id), place]));
  /** By place, how many rules there are. */
  const sizes = groups.map(([, rules]) => rules);
  const placeOf = (group: number) => places.get(group) ?? places.size + group;
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
