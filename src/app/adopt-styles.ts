// Lets styled-components go on behind the style element that came with the page.
import { __PRIVATE__ } from 'styled-components';
import type { WrittenStyles } from '../outside/page-data.ts';
import { STYLES_ID } from './embedded.ts';

const { mainSheet } = __PRIVATE__;
type Tag = NonNullable<typeof mainSheet.tag>;
/** What styled-components asks of a tag in a browser; the rest is for servers, or of its own. */
type GroupedTag = Pick<Tag, 'insertRules' | 'clearGroup'>;

/**
 * Tells styled-components which rules stand in the page, so that it adds what is missing: to a sheet of its own, behind
 * the page's. A browser works out the styles of all elements again that any rule of a changed sheet may concern, so a
 * small one spares it the header and the footer. The way of styled-components is to read markers between the rules,
 * which make the HTML heavier by some 700 bytes, and to move all rules to an element of its own, which changes every
 * style of the page.
 *
 * So a component that another one extends has one class only: a further one would stand behind the rules of the other
 * component, and win over them.
 * @param written what stands in the page's style element
 */
export function adoptStyles(written: WrittenStyles): void {
  const { sheet } = document.getElementById(STYLES_ID) as HTMLStyleElement;
  // A browser that has refused the element has no sheet of it.
  if (!sheet) return;
  const behind = new CSSStyleSheet();
  document.adoptedStyleSheets.push(behind);
  mainSheet.tag = groupedTag(behind) as Tag;
  // A browser leaves out rules that it does not know, and nobody can tell which: then all of them come once more. So do
  // they in development, where a component may get other rules while the page is shown.
  if (sheet.cssRules.length !== written.rules || import.meta.env.DEV) return;
  for (const [component, ...names] of written.classes) {
    for (const name of names) mainSheet.registerName(component, name);
  }
}

/** Rules in groups, one behind the other: those of a component, in the order in which components are defined. */
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
