// In development: the HTML document of the page with all section types. A small script does the rest in the browser.
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { FONT_FACE, GlobalStyle, HEADING_FONT } from '../../ui/GlobalStyle.ts';
import { GALLERY_STYLE } from './gallery-style.ts';
import { type GalleryProps, SectionGallery } from './SectionGallery.tsx';

export type RenderGallery = (types: GalleryProps['types']) => string;

/** The whole document. */
export const renderGallery: RenderGallery = (types) => {
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToStaticMarkup(
      sheet.collectStyles(
        <>
          <GlobalStyle />
          <SectionGallery types={types} />
        </>,
      ),
    );
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>All section types</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" as="font" type="font/woff2" crossorigin href="${HEADING_FONT}">
${FONT_FACE}${sheet.getStyleTags()}
<style>${GALLERY_STYLE}</style>
</head>
<body>
${body}
<script type="module" src="/src/app/dev/section-gallery.ts"></script>
</body>
</html>
`;
  } finally {
    sheet.seal();
  }
};
