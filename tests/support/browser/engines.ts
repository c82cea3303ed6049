// Other browser engines than Chromium, with the few things that a visit needs of each.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { programOrReason } from '../installed.ts';
import { startServer } from '../servers/start-server.ts';
import { toolFile } from '../test-tools.ts';

/** A browser with one window. */
export interface Engine {
  name: string;
  open(address: string): Promise<void>;
  /** Runs the body of a function in the page and gives what it returns. */
  run<T>(body: string): Promise<T>;
  /** Presses the first element that a CSS selector finds, as a visitor does. */
  press(selector: string): Promise<void>;
  close(): Promise<void>;
}

/** The part of puppeteer-core that is used here. The project does not depend on it, so it has no types. */
interface Puppeteer {
  launch(options: Record<string, unknown>): Promise<{
    newPage(): Promise<{
      goto(address: string): Promise<unknown>;
      evaluate(script: string): Promise<unknown>;
      click(selector: string): Promise<void>;
      setViewport(size: { width: number; height: number }): Promise<void>;
    }>;
    close(): Promise<void>;
    version(): Promise<string>;
  }>;
}

/** Firefox, driven over WebDriver BiDi; undefined, with a printed reason, where it cannot be had. */
export async function startFirefox(): Promise<Engine | undefined> {
  const program = programOrReason('firefox-esr', ['firefox-esr']);
  const library = program && toolFile('puppeteer-core', 'lib/esm/puppeteer/puppeteer-core.js');
  if (!program || !library) return undefined;
  const { launch } = (await import(/* @vite-ignore */ pathToFileURL(library).href)) as Puppeteer;
  const browser = await launch({ browser: 'firefox', executablePath: program, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  return {
    name: await browser.version(),
    open: async (address) => void (await page.goto(address)),
    run: async <T>(body: string) => (await page.evaluate(`(() => {${body}})()`)) as T,
    press: (selector) => page.click(selector),
    close: () => browser.close(),
  };
}

/** WebKitGTK, driven over WebDriver; undefined, with a printed reason, where it cannot be had. */
export async function startWebKit(): Promise<Engine | undefined> {
  const packages = ['webkit2gtk-driver', 'xvfb', 'xauth'];
  const driver = programOrReason('WebKitWebDriver', packages);
  const screen = driver && programOrReason('xvfb-run', packages);
  if (!driver || !screen) return undefined;
  if (!existsSync(MINI_BROWSER)) {
    console.log(`Skipped: WebKit's browser is not at ${MINI_BROWSER}.`);
    return undefined;
  }
  const server = await startServer(
    (port) => [screen, '-a', driver, `--port=${port}`, '--host=127.0.0.1'],
    () => ({ WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  );
  try {
    return { ...(await webDriverSession(server.url)), close: server.close };
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** The file of the browser that the driver controls. */
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** A session of the WebDriver protocol: https://www.w3.org/TR/webdriver2/ */
async function webDriverSession(driver: string): Promise<Omit<Engine, 'close'>> {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(driver + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 500)}`);
    return value;
  };
  const wanted = {
    alwaysMatch: {
      'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
    },
  };
  const { sessionId, capabilities } = (await call('POST', '/session', {
    capabilities: wanted,
  })) as { sessionId: string; capabilities: { browserName: string; browserVersion: string } };
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/window/rect`, { width: 1280, height: 800 });
  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    run: async <T>(script: string) =>
      (await call('POST', `${session}/execute/sync`, { script, args: [] })) as T,
    press: async (value) => {
      const found = await call('POST', `${session}/element`, { using: 'css selector', value });
      const [element] = Object.values(found as Record<string, string>);
      // The driver scrolls to it too, and does not wait until a smooth scroll has arrived.
      const script = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
      await call('POST', `${session}/execute/sync`, { script, args: [found] });
      await call('POST', `${session}/element/${element}/click`, {});
    },
  };
}
