// In development: the HTML document of the page with all section types. A small script does the rest in the browser.
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { GlobalStyle } from '../../ui/styles/GlobalStyle.ts';
import { GALLERY_STYLE } from './gallery-style.ts';
import { type GalleryProps, SectionGallery } from './SectionGallery.tsx';

/** `look` has the tags of the site's own pages: for the head, and their styles. */
export type RenderGallery = (
  types: GalleryProps['types'],
  look: { head: string; style: string },
) => string;

/** The whole document. */
export const renderGallery: RenderGallery = (types, look) => {
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
${look.head}
${look.style}${sheet.getStyleTags()}
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
