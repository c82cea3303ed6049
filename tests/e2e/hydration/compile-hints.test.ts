// Browsers compile the app in the background, not on the main thread.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { hydrated } from '../../support/waiting.ts';

const open = browserForFile();

/** An event of a thread in the browser's trace. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
}

test('the functions of the app are compiled before hydration calls them', async () => {
  const { page, context } = await open('/', { hydrates: false, ownTab: true });
  // The driver's own script is compiled now.
  await page.waitForFunction(() => true);
  const browser = context.browser();
  const categories = ['disabled-by-default-v8.compile', 'blink.user_timing'];
  await browser?.startTracing(page, { categories });
  await page.evaluate(() => performance.mark('intent'));
  await hydrated(page);
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing())) as {
    traceEvents: TraceEvent[];
  };
  const main = traceEvents.find(({ name }) => name === 'intent');
  const compiled = traceEvents.filter(
    ({ name, pid, tid }) => name === 'V8.CompileCode' && pid === main?.pid && tid === main.tid,
  );
  // Some 700 without the hint; the few are the driver's and the files' own first lines.
  expect(compiled.length).toBeGreaterThan(0);
  expect(compiled.length).toBeLessThan(100);
});

test('a package of which a visit uses little is compiled as it is called', () => {
  const folder = join(inject('folder'), 'assets');
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const supabase = scripts.filter((code) => code.includes('GoTrueClient'));
  expect(supabase).toHaveLength(1);
  const hinted = scripts.filter((code) => code.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(scripts.filter((code) => !hinted.includes(code))).toEqual(supabase);
});
