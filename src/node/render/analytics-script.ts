// The script of the service that counts visits, as an element of every page.

import type { Analytics } from '../../model/manifest.generated.ts';
import { escapeHtml } from '../../model/text/escape-html.ts';

/** The element. It waits for the page, so that nothing waits for it; the policy allows its origin. */
export function analyticsScript({ script_url, attributes = [] }: Analytics): string {
  const all = [{ name: 'src', value: script_url }, ...attributes];
  const text = all.map(({ name, value }) => ` ${name}="${escapeHtml(value)}"`).join('');
  return `<script defer${text}></script>\n`;
}
