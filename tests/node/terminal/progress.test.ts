// What a long step says on a terminal, and in an output that nobody watches.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withProgress } from '../../../src/node/terminal/progress.ts';

const { stdout } = process;
const wasTerminal = stdout.isTTY;
let written = '';

beforeEach(() => {
  written = '';
  vi.stubEnv('CI', undefined);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(stdout, 'write').mockImplementation((text) => {
    written += text;
    return true;
  });
  stdout.isTTY = true;
});

afterEach(() => {
  stdout.isTTY = wasTerminal;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Three pieces of work, of which each takes so many milliseconds. */
const threePieces = (milliseconds: number) =>
  withProgress('Rendering pages', 3, async (step) => {
    for (let piece = 0; piece < 3; piece++) {
      vi.advanceTimersByTime(milliseconds);
      step();
    }
    if (milliseconds > 5_000) throw new Error('this took too long');
    return 'done';
  });

test('work of some seconds says how far it is, and takes the line away at its end', async () => {
  expect(await threePieces(1_500)).toBe('done');
  expect(written).toBe('\rRendering pages: 2 of 3\rRendering pages: 3 of 3\r\u001b[K');
});

test('short work says nothing on a terminal', async () => {
  await threePieces(500);
  expect(written).toBe('');
});

test.each([
  ['that is not a terminal', () => (stdout.isTTY = false)],
  ['of a build server', () => vi.stubEnv('CI', 'true')],
])('an output %s gets one line, before the work begins', async (_output, become) => {
  become();
  await threePieces(1_500);
  expect(written).toBe('Rendering pages (3)\n');
});

test('the line is gone before an error is said', async () => {
  await expect(threePieces(6_000)).rejects.toThrow('this took too long');
  expect(written.endsWith('3 of 3\r\u001b[K')).toBe(true);
});
