// Asks axe what is inaccessible on a page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** One line per rule that the page breaks, with the first element that breaks it. Empty when all is well. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const { violations: found } = await page.evaluate(
    (): Promise<AxeResults> =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.run(document),
  );
  return found.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html})`);
}
