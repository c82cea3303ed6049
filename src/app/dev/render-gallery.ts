// In development: the document of the page with all section types, each example beside the lines of pages.yaml that make it.
import { escapeHtml } from '../../model/text/escape-html.ts';

/** A section type and its examples. */
export interface GalleryType {
  type: string;
  description: string;
  examples: {
    /** The page that shows the example; absent when it names something that the manifest does not have. */
    path?: string;
    yaml: string;
  }[];
}

/** The widths in which an example can be looked at, in pixels. */
const WIDTHS = { Phone: 360, Tablet: 768, Desktop: 1280 };

const STYLE = `
body { margin: 0 auto; max-width: 110rem; padding: 1.5rem 1rem; font: 1rem/1.5 system-ui, sans-serif; }
nav { display: flex; flex-wrap: wrap; gap: .5rem 1rem; margin-block: 1rem; }
section { border-top: 1px solid var(--line); padding-block: 1rem; }
.example { display: grid; gap: 1rem; margin-top: 1.5rem; align-items: start; }
@media (min-width: 64rem) { .example { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); } }
.stage { overflow: hidden; border: 1px solid var(--line); min-height: 10rem; }
.stage iframe { display: block; border: 0; transform-origin: 0 0; }
pre { overflow: auto; max-height: 36rem; padding: 1rem; background: var(--ground); font: .8125rem/1.6 ui-monospace, monospace; }
`;

/**
 * The whole document: plain HTML. section-gallery.ts fits the frames and copies.
 * @param look the tags of the site's own pages: for the head, and their styles
 */
export function renderGallery(types: GalleryType[], look: { head: string; style: string }): string {
  const widths = Object.entries(WIDTHS).map(
    ([name, width]) => `<label><input type="radio" name="width" value="${width}"> ${name}</label>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>All section types</title>
${look.head}
${look.style}<style>${STYLE}</style>
</head>
<body>
<h1>All section types</h1>
<p>A page is a list of sections. Here is every type with the examples of its schema: pick one, copy its lines, paste them under <code>sections:</code> of a page in <code>pages.yaml</code>, and change the words.</p>
<fieldset aria-label="Show the examples as on a">${widths.join('\n')}</fieldset>
<nav aria-label="Section types">${types.map(({ type }) => `<a href="#${type}">${type}</a>`).join('\n')}</nav>
<main>${types.map(chapter).join('\n')}</main>
<script type="module" src="/src/app/dev/section-gallery.ts"></script>
</body>
</html>
`;
}

const chapter = ({ type, description, examples }: GalleryType) =>
  `<section id="${type}" aria-label="${type}">
<h2>${type}</h2>
<p>${escapeHtml(description)} <a href="/schema/README.md#section-${type}">All its fields in schema/README.md</a></p>
${examples.map((example, index) => exampleOf(example, `${type}, example ${index + 1}`)).join('\n')}
</section>`;

function exampleOf({ path, yaml }: GalleryType['examples'][number], name: string): string {
  const shown = path
    ? `<iframe src="${path}" title="${name}" loading="lazy"></iframe>`
    : '<p>It names a list or a picture that your pages.yaml does not have.</p>';
  const alone = path ? `<a href="${path}" target="_blank" rel="noopener">Open alone</a> ` : '';
  return `<div class="example">
<div class="stage">${shown}</div>
<div>${alone}<button type="button" data-copy>Copy</button><pre tabindex="0">${escapeHtml(yaml)}</pre></div>
</div>`;
}
