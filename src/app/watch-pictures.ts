// Pictures before the app is there: one that is on its way pulses, and one that cannot load asks for the app.
// The app puts the placeholder in its place; see Photo.tsx, which knows the same states.
import { layPreview } from '../ui/pictures/preview.ts';

/**
 * Marks the pictures of the page as loading until they are there.
 * @param wake called when a picture cannot be loaded, or could not before this ran
 */
export function watchPictures(wake: () => void): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('picture > img')) {
    if (image.complete) {
      if (image.naturalWidth === 0) wake();
      continue;
    }
    image.dataset.state = 'loading';
    layPreview(image);
    const end = () => {
      image.dataset.state = 'visible';
    };
    image.onload = end;
    image.onerror = () => {
      end();
      wake();
    };
  }
}
