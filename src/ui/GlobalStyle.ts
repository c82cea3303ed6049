// Gives the theme's roles their values and sets the few rules that hold for every element.
import bitter from '@fontsource/bitter/files/bitter-latin-700-normal.woff2?url';
import { createGlobalStyle } from 'styled-components';
import forcedColors from './forced-colors.css?url';
import print from './print.css?url';
import { theme } from './theme.ts';

/** The address of the headings' font, for the preload. */
export const HEADING_FONT = bitter;

/**
 * The font's rule, for a style element of its own. Optional: a font that comes late waits for the next page, so that
 * nothing shifts. A rule that the app may write anew, as those of the global style below, would ask for it again.
 */
export const FONT_FACE = `<style>@font-face{font-family:Bitter;font-weight:700;font-display:optional;src:url(${bitter}) format("woff2")}${standIn('Wide', ['DejaVu Serif Bold', 'DejaVuSerif-Bold'], 82.3)}${standIn('Narrow', ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'], 106.2)}</style>`;

/** A font of the visitor's own, made as wide as ours: `size` percent, measured over this site's headings. */
function standIn(name: string, fonts: string[], size: number): string {
  const sources = fonts.map((font) => `local("${font}")`).join();
  return `@font-face{font-family:"${name} Stand-in";font-weight:700;src:${sources};size-adjust:${size}%}`;
}

/** Style sheets that few visits need: with a medium that does not fit, they hold nothing up. */
export const RARE_STYLES = `<link rel="stylesheet" href="${print}" media="print"><link rel="stylesheet" href="${forcedColors}" media="(forced-colors:active)">`;

export const GlobalStyle = createGlobalStyle`
  :root {
    --brand: #1d5136;
    --brand-deep: #0f3322;
    --on-brand: #f4f1e6;
    --accent: #ff8a1e;
    --on-accent: #23160a;
    --danger: #a3211a;
    --focus: #0b57d0;
    --page: #fffdf8;
    --ground: #fffdf8;
    --hill: #2f7a50;
    --raised: #ffffff;
    --text: #26302a;
    --muted: #55605a;
    --heading: #12331f;
    --line: #dfd9c8;
    --link: #17613c;
    --mark: #b24d00;
    --water: #cfe3ea;
    --served: #dfe9d6;
    --font-body: -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif;
    --font-display: Bitter, "Wide Stand-in", "Narrow Stand-in", Georgia, serif;
    --size-small: 0.9rem;
    --size-body: 1.0625rem;
    --size-lead: clamp(1.125rem, 1rem + 0.6vw, 1.3rem);
    --size-h3: 1.25rem;
    --size-h2: clamp(1.65rem, 1.3rem + 1.6vw, 2.4rem);
    --size-h1: min(14vw, clamp(2.1rem, 1.5rem + 2.4vw, 3.4rem));
    --radius-small: 0.5rem;
    --radius-large: 1rem;
    --shadow: 0 1px 2px rgb(20 40 28 / 0.08), 0 8px 24px rgb(20 40 28 / 0.08);
    --motion: 160ms;
    --header-height: 6.5rem;
    --action-bar-height: 4.25rem;
    color-scheme: light;
  }
  @media (prefers-reduced-motion: reduce) {
    :root { --motion: 0ms; }
  }
  [data-tone="tint"] { --ground: #f5efdf; --line: #dcd2b8; }
  [data-tone="dark"] {
    --ground: #123b27;
    --raised: #1a4a32;
    --text: #e9eee6;
    --muted: #c3d0c5;
    --heading: #ffffff;
    --line: #35634a;
    --link: #ffc07a;
    --mark: #ffc07a;
    --water: #0d2c3a;
    --served: #285c42;
    --focus: #ffd27a;
  }
  *, ::before, ::after { box-sizing: border-box; }
  html { scroll-padding: calc(var(--header-height) + 1rem) 0 calc(var(--action-bar-height) + 0.5rem); -webkit-text-size-adjust: 100%; }
  body {
    margin: 0;
    background: var(--ground);
    color: var(--text);
    font: 400 var(--size-body) / 1.6 var(--font-body);
    overflow-wrap: break-word;
  }
  h1, h2, h3 {
    margin: 0;
    color: var(--heading);
    font-family: var(--font-display);
    font-weight: 700;
    line-height: 1.15;
    text-wrap: balance;
  }
  h2 { font-size: var(--size-h2); }
  h3 { font-size: var(--size-h3); }
  p, li, td, a { text-wrap: pretty; }
  p, ul, ol, dl, dd, summary { margin: 0; padding: 0; list-style: none; }
  a { color: var(--link); text-underline-offset: 0.18em; }
  a:hover { text-decoration-thickness: 0.14em; }
  header nav :is(a[aria-current], details:has([aria-current]) > summary) { text-decoration: underline 3px var(--mark); text-underline-offset: 0.5em; }
  summary { cursor: pointer; }
  summary::-webkit-details-marker { display: none; }
  summary > svg { transition: rotate var(--motion); }
  [open] > summary > svg { rotate: 180deg; }
  img, svg { display: block; max-width: 100%; }
  svg { flex: none; }
  .icon { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
  button, input, select, textarea { font: inherit; color: inherit; }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
  [hidden] { display: none !important; }
  ${theme.from.tablet} {
    :root { --header-height: 7.25rem; --action-bar-height: 0rem; }
  }
  /* A page at several times its size, large text on a phone or a phone on its side leave little height: none for the bars. */
  @media (max-height: 30rem) {
    :root { --header-height: 0rem; --action-bar-height: 0rem; }
    header, [data-action-bar] { position: static !important; }
  }
`;
