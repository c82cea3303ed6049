// Watches a page for anything that its Content-Security-Policy refuses, from before its first script on.
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    refused: string[];
  }
}

/** Notes every refusal in the page. Given to `open` as `prepare`; a navigation begins a new list. */
export const watchPolicy = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.refused = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      window.refused.push(
        `${effectiveDirective} refused ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`,
      );
    });
  });

/** Everything that was refused in the current document. */
export const refusals = (page: Page): Promise<string[]> => page.evaluate(() => window.refused);

/** The sources of each directive of a policy. */
export function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(/;\s*/).map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}
