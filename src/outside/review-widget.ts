// Loads the review widget's script when its place comes near the viewport.

/** The distance from the viewport at which the widget begins to load, in pixels. */
const MARGIN = 400;

/**
 * Observes `host` and adds the script once. The script finds its place by `data-review-widget`. If it fails, the page
 * still has the rating and the link.
 * @param integrity the script's hash; the browser runs no other script
 * @returns a function that stops observing
 */
export function loadWidget(host: HTMLElement, scriptUrl: string, integrity?: string): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      const script = document.createElement('script');
      script.src = scriptUrl;
      script.async = true;
      if (integrity) {
        script.integrity = integrity;
        // Integrity of a cross-origin script needs CORS.
        script.crossOrigin = 'anonymous';
      }
      host.after(script);
    },
    { rootMargin: `${MARGIN}px` },
  );
  observer.observe(host);
  return () => observer.disconnect();
}
