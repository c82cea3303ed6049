// Finds a Chromium for the browser tests and the screenshots, installs a missing one, and starts it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const isRoot = process.getuid?.() === 0;

const DISABLED_FEATURES = [
  // Playwright's own, which a second list replaces.
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'AimEnabled'],
  ...['TcpPortRandomizationWin', 'OptimizationHints', 'NetworkTimeServiceQuerying'],
  'PreconnectToSearch',
  // Each window would load the pages of an address bar that nobody sees: a tenth of the processor time of a visit.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  // Each window would start a second process for a page that no test opens.
  'SpareRendererForSitePerProcess',
];

const FLAGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES}`,
];

/**
 * Starts a browser without a window. The caller closes it.
 * @param more flags of Chromium beside the usual ones
 */
export async function launchBrowser(more: string[] = []): Promise<Browser> {
  const args = [...FLAGS, ...more];
  return chromium.launch({ executablePath: requireChromium(), headless: true, args });
}

/** The path of a Chromium that runs; installs a missing one. Throws one line with the package to install. */
export function requireChromium(): string {
  const path = findChromium() ?? installChromium();
  if (path) return path;
  throw new Error(
    'This needs Chromium and could not install it: install Chromium or Google Chrome, or set CHROMIUM_PATH to one.',
  );
}

/** The path of a Chromium that is already here: the one in CHROMIUM_PATH, Playwright's own, or the system's. */
function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (!named) return [chromium.executablePath(), ...systemChromiums()].find(runs);
  if (runs(named)) return named;
  throw new Error(`CHROMIUM_PATH is "${named}", but there is no browser that runs.`);
}

/** Browsers of Chromium's family that Linux distributions install; elsewhere Playwright's own is downloaded. */
const systemChromiums = () =>
  ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
  );

/** Whether a browser is there and starts: one whose system libraries are missing is as good as none. */
function runs(path: string): boolean {
  if (!path || !existsSync(path)) return false;
  // On Windows a browser opens a window when it is asked for its version.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** Tries one way after the other until a browser runs. */
function installChromium(): string | undefined {
  console.log('There is no Chromium here. Installing one…');
  for (const [command, ...args] of waysToInstall()) {
    spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 });
    const path = findChromium();
    if (path) return path;
  }
  return undefined;
}

type Command = [command: string, ...args: string[]];

function waysToInstall(): Command[] {
  const cli = join(
    createRequire(import.meta.url).resolve('playwright-core/package.json'),
    '../cli.js',
  );
  const download: Command = [process.execPath, cli, 'install', '--no-shell', 'chromium'];
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return [download];
  const install = 'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium';
  // Ubuntu has no such package; there Playwright's browser only lacks its system libraries.
  return [download, ['sh', '-c', install], [process.execPath, cli, 'install-deps', 'chromium']];
}
