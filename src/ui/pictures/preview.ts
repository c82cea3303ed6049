// The blurred preview of a picture that is on its way.

/**
 * Lays the preview behind a picture. Through the CSSOM: the security policy allows no style attribute, and a rule in the
 * page's styles would make them differ from page to page, each with a hash of its own in the policy.
 */
export function layPreview(image: HTMLImageElement): void {
  const { blur } = image.dataset;
  if (blur) image.style.backgroundImage = `url("data:image/avif;base64,${blur}")`;
}
