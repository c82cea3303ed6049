// Pictures before the app is there: one on its way pulses, and a failed one loads the app, which shows the placeholder.
import { layPreview } from '../ui/pictures/preview.ts';

/**
 * Marks the pictures of the page as loading until they are there, in the states of Photo.tsx.
 * @param loadApp called when a picture cannot be loaded, or could not before this ran
 */
export function watchPictures(loadApp: () => void): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('picture > img')) {
    if (image.complete) {
      if (image.naturalWidth === 0) loadApp();
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
      loadApp();
    };
  }
}
