// The photos that a visitor has chosen, shared by every page with the form, and what has become of those that were sent.
import { create, type StoreApi, type UseBoundStore } from 'zustand';

/** The name under which the device notes that it keeps photos. */
export const KEPT_PHOTOS = 'kept-photos';

interface PhotoState {
  /** Small, as they are sent, each with its address on the page. */
  chosen: { id: string; name: string; blob: Blob; src: string }[];
  isOpening?: boolean;
  /** The file that is no photo. */
  unreadable?: string;
  /** Whether more were chosen than a request takes. */
  isFull?: boolean;
  progress?: 'sending' | 'waiting' | 'sent' | 'refused';
}

let shared: UseBoundStore<StoreApi<PhotoState>> | undefined;

/** The store of all forms of this document, made when the first one asks for it. */
export function photoStore(): UseBoundStore<StoreApi<PhotoState>> {
  shared ??= create<PhotoState>(() => ({ chosen: [] }));
  return shared;
}
