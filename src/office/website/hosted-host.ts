// The editor's host in the office: its server is an Edge Function, asked with the member's session.
import { askEditor, type EditorHost, getHost } from '../../editor/page/wire/host.ts';
import { renewStateSoon, showMessage, useEditor } from '../../editor/page/wire/store.ts';
import type { DraftVersion, PagePreview } from '../../editor/protocol.ts';
import { PLACEHOLDER_ICON } from '../../model/own-files.ts';
import { builtInSettings } from '../../outside/supabase.ts';
import { OFFICE_PAGE, PREVIEW_PAGE } from '../page/office-site.ts';
import { accessToken, forgetSession, goToSignIn } from '../page/wire/account.ts';
import {
  BUILD_LATE_MESSAGE,
  BUILDING,
  keepPublication,
  LIVE,
  recallPublication,
  watchBuild,
} from './build-watch.ts';
import type { DraftSource } from './frame.tsx';

/** How long an answer may take, in milliseconds. */
const REQUEST_TIMEOUT_MS = 60_000;

export function askFunction(token: string | undefined, question: string, init?: RequestInit) {
  const { url = '', anonKey = '' } = builtInSettings() ?? {};
  return fetch(`${url}/functions/v1/website/${question}`, {
    ...init,
    headers: { ...init?.headers, apikey: anonKey, Authorization: `Bearer ${token}` },
    cache: 'no-store',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
}

/** Asks the function as the member. A session that has ended leads to the sign-in, and from there back; typed words are kept meanwhile. */
async function ask(question: string, init?: RequestInit): Promise<Response> {
  const response = await askFunction(await accessToken(), question, init);
  if (response.status !== 401) return response;
  await forgetSession();
  goToSignIn('#ended');
  return Response.json({ done: false, words: 'Your session has ended.' }, { status: 401 });
}

const NO_PREVIEW = 'The page cannot be shown now. Try again.';

/** The draft for the frame. It rejects without an answer, because `undefined` means that there is no such page. */
export const draftSource: DraftSource = {
  async page(path) {
    const response = await getHost()
      .request(`preview?path=${encodeURIComponent(path)}`)
      .catch(() => undefined);
    if (response?.ok) return (await response.json()) as PagePreview;
    if (response?.status === 404) return undefined;
    showMessage(NO_PREVIEW, true);
    throw new Error(NO_PREVIEW);
  },
};

/** Shows in a window the pictures that only the draft has: where the site's fails to load, the draft's takes its place. */
export function followPictures(view: Window, get = ask): void {
  const take = (event: ErrorEvent) => {
    const { tagName, src } = event.target as Partial<HTMLImageElement>;
    const { origin, pathname } = new URL(src || 'none:');
    const isOwn =
      tagName === 'IMG' && origin === location.origin && pathname.startsWith('/images/');
    if (!isOwn) return;
    // Otherwise the page would show its placeholder.
    event.stopImmediatePropagation();
    void showDraftPicture(event.target as HTMLImageElement, pathname, get);
  };
  view.addEventListener('error', take, { capture: true });
}

async function showDraftPicture(
  image: HTMLImageElement,
  path: string,
  get: typeof ask,
): Promise<void> {
  const response = await get(`picture?path=${encodeURIComponent(path)}`).catch(() => undefined);
  image.src = response?.ok ? URL.createObjectURL(await response.blob()) : PLACEHOLDER_ICON;
}

/** Creates the host for the member with this e-mail address. */
export const createHostedHost = (member: string): EditorHost => ({
  member,
  async request(question, init) {
    const response = await ask(question, init);
    const { done, version, words } = (await response.clone().json()) ?? {};
    // A request that writes shows its own message.
    if (words && !init) showMessage(words, true);
    if (done && version) show(version);
    if (done && question === 'publish') void followBuild(version);
    return response;
  },
  offlineMessage: 'There is no connection to the editor. Try again.',
  frameAddress: (path) => `${PREVIEW_PAGE}?at=${encodeURIComponent(path)}`,
  openPage: (_, path) => draftSource.show?.(path),
  home: { label: 'Back to the office', address: OFFICE_PAGE },
  draftLink: (key) => `${location.origin}${PREVIEW_PAGE}#${key}`,
});

/** The version that the frame shows. */
let shown: string | undefined;

/** Shows a version in the frame. */
function show(version: string | undefined): void {
  if (shown !== undefined && version !== shown) draftSource.show?.();
  shown = version;
}

/** Shows that the site is being built, and later whether it is live. */
async function followBuild(version = '', at = Date.now()): Promise<void> {
  keepPublication({ version, at });
  useEditor.setState({ building: { words: BUILDING } });
  const ended = await watchBuild(version, at);
  if (!ended) return;
  keepPublication();
  const bad = ended === 'late';
  useEditor.setState({ building: { words: bad ? BUILD_LATE_MESSAGE : LIVE, bad, isOver: true } });
}

/** Goes on with the publication that was on its way when the page was left. */
export function followEarlierBuild(): void {
  const { version, at } = recallPublication() ?? {};
  if (version !== undefined) void followBuild(version, at);
}

/** The pauses between two polls for changes of other devices, in milliseconds: alone, and with others who edit. */
const LOOK_MS = 20_000;
const LOOK_TOGETHER_MS = 4_000;

/** Shows each change of the draft: those made here, and those of other devices, for which it polls while the page is visible. */
export function followChanges(): void {
  let next: ReturnType<typeof setTimeout>;
  const look = async () => {
    clearTimeout(next);
    if (document.visibilityState === 'visible') {
      const at = /^field:([^:]*)$/.exec(document.activeElement?.id ?? '')?.[1] ?? '';
      const question = `version?at=${encodeURIComponent(at)}`;
      const now = await askEditor<DraftVersion>(question).catch(() => undefined);
      if (now) useEditor.setState({ others: now.others });
      if (now && now.version !== useEditor.getState().state?.version) renewStateSoon();
    }
    clearTimeout(next);
    const isAlone = useEditor.getState().others.length === 0;
    next = setTimeout(look, isAlone ? LOOK_MS : LOOK_TOGETHER_MS);
  };
  document.addEventListener('visibilitychange', look);
  void look();
  useEditor.subscribe(({ state }) => state && show(state.version));
}
