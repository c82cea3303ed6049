// Makes photos small, keeps them on the device until their request has arrived, and sends them after it. Loaded for a chosen photo.
import { v4 } from 'uuid';
import { apiKeyHeaders } from '../../model/credentials.ts';
import {
  type QuoteSubmission,
  RateLimitError,
  RejectedError,
  type SubmitQuote,
} from '../../outside/quote-delivery.ts';
import { builtInSettings } from '../../outside/supabase.ts';
import { reducedPhoto } from '../../ui/pictures/prepare-picture.ts';
import { writeStored } from '../../ui/storage.ts';
import { KEPT_PHOTOS, photoStore } from './photo-store.ts';
import { readQueuedQuotes } from './quote-queue.ts';
import { deliveryStore } from './sending.ts';

const store = photoStore();

let opening = Promise.resolve();

/**
 * Adds files to the photos of the form, as many as fit. A file that is no photo is left out, and the form says so. A
 * request that is sent meanwhile waits for them.
 */
export function addPhotos(files: File[], most: number): Promise<void> {
  store.setState({ isOpening: true, unreadable: undefined, isFull: false });
  // A photo that fails holds up no request.
  opening = opening.then(() => openPhotos(files, most)).catch(() => {});
  return opening;
}

async function openPhotos(files: File[], most: number): Promise<void> {
  store.setState({ isOpening: true });
  for (const file of files) {
    if (store.getState().chosen.length >= most) {
      store.setState({ isFull: true });
      break;
    }
    const blob = await reducedPhoto(file);
    if (!blob) store.setState({ unreadable: file.name });
    else {
      const photo = { id: v4(), name: file.name, blob, src: URL.createObjectURL(blob) };
      store.setState(({ chosen }) => ({ chosen: [...chosen, photo] }));
    }
  }
  store.setState({ isOpening: false });
}

// A form that is cleared, because its request has arrived or is kept, has no photos either.
deliveryStore().subscribe(({ cleared }, before) => {
  if (!cleared || cleared === before.cleared) return;
  for (const { src } of store.getState().chosen) URL.revokeObjectURL(src);
  store.setState({ chosen: [], isFull: false });
});

/** The requests that this page is sending, and those that have arrived: the device may still be about to forget them. */
const underWay = new Set<string>();
const arrived = new Set<string>();

/** Held while a request is sent, so that another tab does not send its photos before it: the database refuses those. */
const lockOf = (key: string) => `quote-photos ${key}`;

/**
 * Undefined where the browser gives none: without a secure origin, or where storage is forbidden. There, tabs share no
 * photos either.
 */
async function heldLocks(): Promise<LockInfo[] | undefined> {
  try {
    return (await navigator.locks.query()).held;
  } catch {
    return undefined;
  }
}

const isSentByAnyTab = async (key: string) =>
  underWay.has(key) || (await heldLocks())?.some(({ name }) => name === lockOf(key));

/** The column that says how many photos follow. A database that is older than the site still takes the request. */
const COUNT = 'photo_count';

/** Sends a request and then its photos. The device keeps them first: a line that is cut loses none. */
export async function submitWithPhotos(
  submit: SubmitQuote,
  submission: QuoteSubmission,
  limit: AbortSignal,
): Promise<void> {
  const { idempotencyKey: key } = submission;
  underWay.add(key);
  const send = () => submitAlone(submit, submission, limit);
  try {
    await ((await heldLocks()) ? navigator.locks.request(lockOf(key), send) : send());
  } finally {
    underWay.delete(key);
  }
  arrived.add(key);
  void sendPhotos();
}

async function submitAlone(
  submit: SubmitQuote,
  submission: QuoteSubmission,
  limit: AbortSignal,
): Promise<void> {
  const { idempotencyKey: key, keptSince, request } = submission;
  await opening;
  // A request that the device has kept brings its own, and leaves those of the form there.
  if (!keptSince) await keepPhotos(key);
  const count = (await keptPhotos(key)).length;
  const counted = count > 0 ? { ...request, [COUNT]: count } : request;
  try {
    await submit({ ...submission, request: counted }, limit).catch((error: Error) => {
      if (!error.message.includes(COUNT)) throw error;
      return submit(submission, limit);
    });
  } catch (error) {
    const isFinal = error instanceof RateLimitError || error instanceof RejectedError;
    if (isFinal && !keptSince) await forgetPhotos(key);
    else if (count > 0) store.setState({ progress: 'waiting' });
    throw error;
  }
}

/** The photos that this page has put on the device; the only place for them where storage is forbidden. */
const inMemory = new Map<string, Blob>();

/** The browser's store for whole files: localStorage has too little room. Undefined where it is forbidden. */
async function openDevice(): Promise<Cache | undefined> {
  try {
    return await caches.open('quote-photos');
  } catch {
    return undefined;
  }
}

/** A photo's address on the device has the key of its request and its own id. */
const pathOf = (key: string, id: string) => `/quote-photos/${key}/${id}`;
const partsOf = (path: string) => path.split('/').slice(2) as [key: string, id: string];

async function keepPhotos(key: string): Promise<void> {
  await forgetPhotos(key);
  const device = await openDevice();
  for (const { id, blob } of store.getState().chosen) {
    inMemory.set(pathOf(key, id), blob);
    writeStored(KEPT_PHOTOS, 'yes');
    await device?.put(pathOf(key, id), new Response(blob)).catch(() => {});
  }
}

/** The addresses of the photos on the device: of one request, or all. */
async function keptPhotos(key = ''): Promise<string[]> {
  const stored = (await (await openDevice())?.keys().catch(() => [])) ?? [];
  const paths = new Set([...inMemory.keys(), ...stored.map(({ url }) => new URL(url).pathname)]);
  return [...paths].filter((path) => path.includes(key));
}

async function dropPhoto(path: string): Promise<void> {
  inMemory.delete(path);
  await (await openDevice())?.delete(path).catch(() => false);
  if ((await keptPhotos()).length > 0) return;
  try {
    localStorage.removeItem(KEPT_PHOTOS);
  } catch {}
}

/** Removes the photos of a request that is not to be sent any more; those of one that has arrived are on their way. */
export async function forgetPhotos(key: string): Promise<void> {
  if (arrived.has(key)) return;
  for (const path of await keptPhotos(key)) await dropPhoto(path);
  store.setState({ progress: undefined });
}

let running = Promise.resolve();
let retry: ReturnType<typeof setTimeout> | undefined;

/** The pause before photos go again that found no network, in milliseconds. */
const RETRY_INTERVAL_MS = 60_000;

/** Sends the photos of requests that have arrived, now and, where there is no network, when it returns. */
export function sendPhotos(): Promise<void> {
  clearTimeout(retry);
  running = running.then(sendAll).catch(() => {});
  return running;
}

addEventListener('online', () => void sendPhotos());

const warnBeforeLeaving = (event: Event) => event.preventDefault();

async function sendAll(): Promise<void> {
  addEventListener('beforeunload', warnBeforeLeaving);
  let progress: 'sent' | 'refused' | 'waiting' | undefined;
  for (const path of await keptPhotos()) {
    const [key, id] = partsOf(path);
    const isQueued = readQueuedQuotes().some(({ idempotencyKey }) => idempotencyKey === key);
    if ((isQueued && !arrived.has(key)) || (await isSentByAnyTab(key))) continue;
    store.setState({ progress: 'sending' });
    const result = await sendPhoto(path, key, id).catch(() => 'waiting' as const);
    if (result !== 'sent' || !progress) progress = result;
    if (result === 'waiting') break;
    await dropPhoto(path);
  }
  removeEventListener('beforeunload', warnBeforeLeaving);
  if (progress) store.setState({ progress });
  if (progress === 'waiting') retry = setTimeout(sendPhotos, RETRY_INTERVAL_MS);
}

/** The longest time for one photo on a slow network, in milliseconds. */
const PHOTO_TIMEOUT_MS = 120_000;

/** Statuses for a photo that is none, and for a request that has not arrived, or over an hour ago. */
const REFUSALS = [400, 404, 409, 410, 413, 422];

async function sendPhoto(path: string, request_key: string, photo: string) {
  const blob = inMemory.get(path) ?? (await (await (await openDevice())?.match(path))?.blob());
  // Another tab has sent it meanwhile.
  if (!blob) return 'sent';
  const { url = '', anonKey = '' } = builtInSettings() ?? {};
  const { status, ok } = await fetch(`${url}/rest/v1/rpc/add_request_photo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...apiKeyHeaders(anonKey) },
    body: JSON.stringify({ request_key, photo, data: await inBase64(blob) }),
    signal: AbortSignal.timeout(PHOTO_TIMEOUT_MS),
  });
  if (ok) return 'sent';
  return REFUSALS.includes(status) ? 'refused' : 'waiting';
}

function inBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
