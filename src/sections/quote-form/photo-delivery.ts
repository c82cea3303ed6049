// The way of a request whose photos follow it. A build whose manifest has no photos takes the plain way in its place.
import {
  quoteSubmitter as plainSubmitter,
  type SubmitQuote,
} from '../../outside/quote-delivery.ts';
import { readStored } from '../../ui/storage.ts';
import { KEPT_PHOTOS, photoStore } from './photo-store.ts';
import { dequeueQuote as dequeuePlainQuote } from './quote-queue.ts';

function hasPhotos(): boolean {
  const { chosen, isOpening } = photoStore().getState();
  return chosen.length > 0 || Boolean(isOpening) || readStored(KEPT_PHOTOS) !== null;
}

/** A request arrives also where the code for its photos is not to be had; the device keeps those for the next visit. */
const loadPhotos = async () =>
  hasPhotos() ? import('./sent-photos.ts').catch(() => undefined) : undefined;

/** The delivery that the manifest names, with the photos. */
export function quoteSubmitter(form: Parameters<typeof plainSubmitter>[0]): SubmitQuote {
  const submit = plainSubmitter(form);
  return async (submission, limit) => {
    const photos = await loadPhotos();
    await (photos ? photos.submitWithPhotos(submit, submission, limit) : submit(submission, limit));
  };
}

/** Removes a request from the device, with its photos unless it has arrived. */
export function dequeueQuote(key: string): void {
  dequeuePlainQuote(key);
  void loadPhotos().then((photos) => photos?.forgetPhotos(key));
}
