// What pages say about the site's icons: where they stand, and the colour of the browser's frame.

/** The mark's own ground. */
export const BRAND_COLOR = '#0f3322';

/** The description of the site for home screens, and the icon that Apple's phones look for. */
export const WEB_MANIFEST = '/site.webmanifest';
export const APPLE_ICON = '/icons/apple-touch-icon.png';
