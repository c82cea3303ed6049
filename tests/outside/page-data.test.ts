// The pages that navigation fetches: each once, only of this build, and a failure is not kept.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Page } from '../../src/model/site.ts';
import { createPageLookup, PageUnavailable } from '../../src/outside/page-data.ts';

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
    const look = createPageLookup('b1', page('/'), get);
    expect(await look('/about/')).toEqual(page('/about/'));
    expect(asked).toEqual(['/about/page.json']);
  });

  it('is fetched once, however often it is asked for', async () => {
    const { asked, get } = server(file('/about/'));
    const look = createPageLookup('b1', page('/'), get);
    await Promise.all([look('/about/'), look('/about/')]);
    await look('/about/');
    expect(asked).toHaveLength(1);
  });

  it('that came with the HTML is not fetched', async () => {
    const { asked, get } = server();
    const look = createPageLookup('b1', page('/'), get);
    expect(await look('/')).toEqual(page('/'));
    expect(asked).toEqual([]);
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
    const found = createPageLookup('b1', page('/'), get)('/about/');
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
    const look = createPageLookup('b1', page('/'), get);
    await expect(look('/about/')).rejects.toBeInstanceOf(PageUnavailable);
  });

  it('is asked for anew the next time', async () => {
    const { asked, get } = server(new Response('', { status: 404 }), file('/about/'));
    const look = createPageLookup('b1', page('/'), get);
    await expect(look('/about/')).rejects.toThrow();
    expect(await look('/about/')).toEqual(page('/about/'));
    expect(asked).toHaveLength(2);
  });

  it('of another build stays unused when it is asked for again', async () => {
    const { get } = server(file('/about/', 'b2'), file('/about/', 'b2'));
    const look = createPageLookup('b1', page('/'), get);
    await expect(look('/about/')).rejects.toThrow();
    await expect(look('/about/')).rejects.toThrow(/another build/);
  });
});
