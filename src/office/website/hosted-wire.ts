// Where the editor runs in the office: its server is an Edge Function, asked with the member's session.
import type { Wire } from '../../editor/page/wire/ask.ts';
import { renewState, renewStateSoon, say, useEditor } from '../../editor/page/wire/store.ts';
import { builtInSettings } from '../../outside/supabase.ts';
import { OFFICE_PAGE, PREVIEW_PAGE, VERSION_FILE } from '../page/office-site.ts';
import { accessToken } from '../page/wire/account.ts';
import { BUILDING, LATE, LIVE, watchBuild } from './build-watch.ts';
import type { DraftPage, DraftSource } from './frame.tsx';
import { signedInAgain } from './session.ts';

/** How long an answer may take, in milliseconds. */
const REQUEST_TIMEOUT_MS = 60_000;

/** Asks the function. A session that has ended is begun again first. */
async function ask(question: string, init?: RequestInit): Promise<Response> {
  const { url = '', anonKey = '' } = builtInSettings() ?? {};
  for (;;) {
    const token = await accessToken();
    if (token) {
      const response = await fetch(`${url}/functions/v1/website/${question}`, {
        ...init,
        headers: { ...init?.headers, apikey: anonKey, Authorization: `Bearer ${token}` },
        cache: 'no-store',
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      if (response.status >= 500) throw new Error(`the editor answered ${response.status}`);
      if (response.status !== 401) return response;
    }
    await signedInAgain();
  }
}

/** The draft for the frame. */
export const draftSource: DraftSource = {
  async page(path) {
    const response = await ask(`preview?path=${encodeURIComponent(path)}`);
    return response.ok ? ((await response.json()) as DraftPage) : undefined;
  },
};

/** A picture of the draft. */
export async function draftPicture(path: string): Promise<Blob | undefined> {
  const response = await ask(`picture?path=${encodeURIComponent(path)}`);
  return response.ok ? response.blob() : undefined;
}

export const hostedWire: Wire = {
  async request(question, init) {
    const response = await ask(question, init);
    // What writes says by itself why it was refused.
    if (!init && response.status === 403) say((await response.clone().json()).words, true);
    if (init) void followWrite(question, response.clone());
    return response;
  },
  silent: 'There is no connection to the editor. Try again.',
  frameAddress: (path) => `${PREVIEW_PAGE}?at=${encodeURIComponent(path)}`,
  openPage: (_, path) => draftSource.open?.(path),
  home: { label: 'Back to the office', address: OFFICE_PAGE },
};

async function followWrite(question: string, response: Response): Promise<void> {
  const { done, version } = await response.json().catch(() => ({ done: false }));
  if (done && version) show(version);
  if (done && question === 'publish') await followBuild();
}

/** The version that the frame shows. */
let shown: string | undefined;

/** Shows a version in the frame. */
function show(version: string | undefined): void {
  if (shown !== undefined && version !== shown) draftSource.changed?.();
  shown = version;
}

let publications = 0;

/** Says that the site is built, and when it is. */
async function followBuild(): Promise<void> {
  publications += 1;
  const mine = publications;
  useEditor.setState({ building: { words: BUILDING } });
  await renewState();
  const ended = await watchBuild({
    built: async () => (await (await fetch(VERSION_FILE, { cache: 'no-store' })).json()).version,
    published: useEditor.getState().state?.version ?? '',
    pause: (duration) => new Promise((done) => setTimeout(done, duration)),
    now: Date.now,
    isOver: () => mine !== publications,
  });
  if (!ended) return;
  const bad = ended === 'late';
  const words = bad ? LATE : LIVE;
  useEditor.setState({ building: { words, bad, isOver: true } });
  if (!useEditor.getState().dialog) say(words, bad);
}

/** The pause between two looks for changes of other devices, in milliseconds. */
const LOOK_MS = 20_000;

/** Shows each change of the draft: those made here, and those of other devices, for which the page looks while it is seen. */
export function followChanges(): void {
  const look = () => document.visibilityState === 'visible' && renewStateSoon();
  document.addEventListener('visibilitychange', look);
  setInterval(look, LOOK_MS);
  useEditor.subscribe(({ state }) => state && show(state.version));
}
