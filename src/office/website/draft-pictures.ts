// Shows pictures that only the draft has: where the site answers that there is none, the draft's own takes its place.

/** The addresses of the draft's pictures in this browser, by path. */
const found = new Map<string, Promise<string | undefined>>();

/**
 * Follows the pictures of a window.
 * @param fetchPicture gives a picture of the draft; undefined for one that it has not
 */
export function followPictures(
  view: Window,
  fetchPicture: (path: string) => Promise<Blob | undefined>,
): void {
  view.addEventListener(
    'error',
    (event) => {
      const image = event.target as Partial<HTMLImageElement>;
      const path = image.tagName === 'IMG' && image.src ? pathOf(image.src, view) : undefined;
      if (!path) return;
      // The page would show its placeholder.
      event.stopImmediatePropagation();
      const address =
        found.get(path) ??
        fetchPicture(path).then(
          (blob) => blob && URL.createObjectURL(blob),
          () => undefined,
        );
      found.set(path, address);
      void address.then((known) => {
        if (known) image.src = known;
        else found.delete(path);
      });
    },
    { capture: true },
  );
}

/** The path of a picture that the draft may have. */
function pathOf(address: string, { location }: Window): string | undefined {
  const { origin, pathname } = new URL(address);
  return origin === location.origin && pathname.startsWith('/images/') ? pathname : undefined;
}
