// Builds the sites that are compared: this one, the one of another checkout, and peers with the same content.
import { execFileSync, execSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadSite } from '../../../src/files/load-site.ts';
import { compressSite } from '../../../src/node/hosts/compress.ts';
import { FIXTURE, fixture } from '../../support/sites/fixture-site.ts';
import { type Cost, measured } from '../scale/measured-process.ts';
import { type Block, type Content, contentOf } from './content.ts';

/** The style of all peers, which a browser can lay out without a font of the site. */
const CSS =
  'body{margin:0;font:1.1rem/1.5 sans-serif}header,main,footer{padding:1rem;max-width:60rem;margin:auto}a{display:inline-block;padding:.5rem;color:#036}h1{font-size:2.2rem}img{width:100%;height:auto}footer{background:#eee}';

/** The files of frameworks have their content in their names. */
const HEADERS = ['/_next/static/*', '/_astro/*', '/assets/*']
  .map((path) => `${path}\n  Cache-Control: public, max-age=31536000, immutable\n`)
  .join('');

/** The content of a manifest. Throws when it has errors. */
export async function readContent(manifest: string): Promise<Content> {
  const { site } = await loadSite({ ...fixture, manifest });
  if (!site) throw new Error(`${manifest} has errors`);
  return contentOf(site);
}

/** Builds the site of a manifest, with the fixture's files. */
export const buildOwn = (manifest: string, output: string): Promise<Cost> =>
  buildIn('.', { CURBSIDE_SITE: FIXTURE, CURBSIDE_MANIFEST: manifest }, output);

/**
 * Builds the site of a commit in its own packages, once: its fixture's, or from before there was one that of its own
 * manifest, which has the same pages.
 */
export async function buildCommit(commit: string, output: string): Promise<void> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', maxBuffer: Infinity }).trim();
  const hash = git('rev-parse', '--verify', `${commit}^{commit}`);
  const cached = resolve('.cache/peers', hash);
  if (!existsSync(cached)) {
    const folder = mkdtempSync(join(tmpdir(), 'curbside-commit-'));
    try {
      git('archive', `--output=${join(folder, 'all.tar')}`, hash);
      execFileSync('tar', ['-xf', 'all.tar'], { cwd: folder });
      execSync('npm ci --no-audit --no-fund', { cwd: folder, stdio: 'ignore' });
      const site: Record<string, string> = existsSync(join(folder, FIXTURE))
        ? { CURBSIDE_SITE: FIXTURE }
        : {};
      await buildIn(folder, site, join(folder, 'built'));
      cpSync(join(folder, 'built'), cached, { recursive: true });
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  cpSync(cached, output, { recursive: true });
}

/** Runs the build of a checkout: its command, or Vite from before there was one. */
function buildIn(checkout: string, site: Record<string, string>, output: string): Promise<Cost> {
  const launch = join(checkout, 'src/node/launch');
  const run = existsSync(join(launch, 'commands.js'))
    ? [resolve(launch, 'run.js')]
    : [resolve(checkout, 'node_modules/vite/bin/vite.js')];
  return measured(
    [...run, 'build', '--outDir', output, '--emptyOutDir'],
    { NODE_ENV: 'production', ...site },
    checkout,
  );
}

/** The frameworks: the file that starts each, with its arguments, and the folder of its finished site. */
const FRAMEWORKS = {
  astro: { command: ['astro/astro.js', 'build'], output: 'dist' },
  next: { command: ['next/dist/bin/next', 'build', '--webpack'], output: 'out' },
};

/** Builds a peer with an installed framework in a new folder. Gives what that cost, and the folder of its site. */
export async function buildPeer(name: 'astro' | 'next', content: Content, folder: string) {
  const { command, output } = FRAMEWORKS[name];
  const [program = '', ...args] = command;
  rmSync(folder, { recursive: true, force: true });
  cpSync(resolve('tests/bench/peers', name), folder, { recursive: true });
  symlinkSync(resolve('tests/tools/node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, type: 'module' }));
  writeFileSync(join(folder, 'content.json'), JSON.stringify({ ...content, css: CSS }));
  const env = {
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const cost = await measured([join(folder, 'node_modules', program), ...args], env, folder);
  return { cost, site: join(folder, output) };
}

/** Writes finished pages without any framework, with this picture at the top of each. */
export function writeBare(content: Content, folder: string, picture: string): void {
  cpSync(picture, join(folder, 'assets/hero.avif'));
  for (const page of content.pages) {
    mkdirSync(join(folder, page.path), { recursive: true });
    writeFileSync(join(folder, page.path, 'index.html'), htmlOf(page, content));
  }
}

function htmlOf(page: Content['pages'][number], site: Content): string {
  const links = (list: Content['header']) =>
    list.map(({ to, text }) => `<a href="${to}">${escaped(text)}</a>`).join('');
  const blocks = page.blocks.map(blockHtml);
  const picture =
    '<img src="/assets/hero.avif" alt="" width="672" height="504" fetchpriority="high">';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(page.title)}</title><meta name="description" content="${escaped(page.description)}"><style>${CSS}</style><link rel="icon" href="data:,"></head><body><header><a href="/">${escaped(site.name)}</a><nav>${links(site.header)}</nav></header><main>${picture}${blocks.join('')}</main><footer>${links(site.footer)}</footer></body></html>`;
}

const blockHtml = (block: Block) =>
  block.tag === 'a'
    ? `<p><a href="${escaped(block.to)}">${escaped(block.text)}</a></p>`
    : `<${block.tag}>${escaped(block.text)}</${block.tag}>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Makes a peer's finished site ready to be served as this one is: compressed, and with files that browsers keep. */
export async function finishPeer(folder: string): Promise<void> {
  if (!existsSync(join(folder, '_headers'))) writeFileSync(join(folder, '_headers'), HEADERS);
  await compressSite(folder);
}
