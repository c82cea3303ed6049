// The blurred preview of a picture that is on its way.

/**
 * Puts the preview behind a picture, through the CSSOM: the security policy allows no style attribute. A rule in the
 * page's styles would differ from page to page and need its own hash in the policy.
 */
export function layPreview(image: HTMLImageElement): void {
  const { blur } = image.dataset;
  if (blur) image.style.backgroundImage = `url("data:image/avif;base64,${blur}")`;
}
