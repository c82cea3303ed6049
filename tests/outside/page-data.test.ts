// The data of pages: only of this build, and asked for again only where that may help.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Page } from '../../src/model/site.ts';
import { fetchPage, PageUnavailable } from '../../src/outside/page-data.ts';

const page = (path: string): Page => ({ path, sections: [] });
const file = (path: string, build = 'b1') => Response.json({ build, page: page(path) });

/** A server that gives the answers one after the other and notes what it was asked. */
function server(...answers: (Response | Error)[]) {
  const asked: string[] = [];
  const get = async (address: string) => {
    asked.push(address);
    const answer = answers.shift();
    if (!answer) throw new Error(`nothing is left to answer ${address}`);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { asked, get: get as typeof fetch };
}

describe('a page', () => {
  it('is fetched from the file beside it', async () => {
    const { asked, get } = server(file('/about/'));
    expect(await fetchPage('/about/', 'b1', get)).toEqual(page('/about/'));
    expect(asked).toEqual(['/about/page.json']);
  });
});

describe('a page that may come yet', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** The data of a page on a connection that breaks off in the middle. */
  const broken = () =>
    new Response(
      new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }),
    );

  it.each([
    ['whose server has failed', () => new Response('', { status: 500 })],
    ['whose server is overloaded', () => new Response('', { status: 503 })],
    ['whose connection has broken off', broken],
    ['whose request found no network', () => new TypeError('Failed to fetch')],
  ])('%s is asked for again', async (_which, answer) => {
    const { asked, get } = server(answer(), file('/about/'));
    const found = fetchPage('/about/', 'b1', get);
    await vi.runAllTimersAsync();
    expect(await found).toEqual(page('/about/'));
    expect(asked).toHaveLength(2);
  });
});

describe('a page that cannot be used', () => {
  it.each([
    ['of another build', () => file('/about/', 'b2')],
    ['that is missing', () => new Response('', { status: 404 })],
    ['that is HTML instead of data', () => new Response('<h1>Hello</h1>')],
    ['that is nothing', () => Response.json(null)],
    ['whose file holds no page', () => Response.json({ build: 'b1' })],
  ])('%s has to be loaded as a whole', async (_which, answer) => {
    const { get } = server(answer());
    await expect(fetchPage('/about/', 'b1', get)).rejects.toBeInstanceOf(PageUnavailable);
  });
});
