// Loads the review widget's script when its place comes near the visible part of the page.

/** The distance below the viewport at which the widget begins to load, in pixels. */
const LOAD_MARGIN_PX = 400;

/**
 * Watches `host` and adds the script once. The script finds its place by `data-review-widget`. A script that fails
 * leaves the page with its rating and link.
 * @param integrity the script's fingerprint; the browser runs no other script
 * @returns a function that stops the watching
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
        // Of another origin's script the browser learns the content only when both sides agree to it.
        script.crossOrigin = 'anonymous';
      }
      host.after(script);
    },
    { rootMargin: `${LOAD_MARGIN_PX}px` },
  );
  observer.observe(host);
  return () => observer.disconnect();
}
