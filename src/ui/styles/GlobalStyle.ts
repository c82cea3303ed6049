// Gives the theme's roles their values, except colours and fonts, and sets the few rules for every element.
import { createGlobalStyle } from 'styled-components';
import forcedColors from './forced-colors.css?url';
import print from './print.css?url';
import { theme } from './theme.ts';

/** Style sheets that few visits need: with a medium that does not fit, they hold nothing up. */
export const MEDIA_STYLESHEETS = `<link rel="stylesheet" href="${print}" media="print"><link rel="stylesheet" href="${forcedColors}" media="(forced-colors:active)">`;

/** Every property reaches its element: `command` and `closedby` are newer than styled-components' list. */
export const forwardAll = () => true;

export const GlobalStyle = createGlobalStyle`
  :root {
    --size-small: 0.9rem;
    --size-body: 1.0625rem;
    --size-lead: clamp(1.125rem, 1rem + 0.6vw, 1.3rem);
    --size-part: clamp(1.4rem, 1.1rem + 1.3vw, 2rem);
    --size-h2: clamp(1.65rem, 1.3rem + 1.6vw, 2.4rem);
    --size-h1: min(14vw, clamp(1.85rem, 1.1rem + 3.2vw, 3.4rem));
    --radius-small: 0.5rem;
    --radius-large: 1rem;
    --motion: 160ms;
    --header-height: 5.85rem;
    --action-bar-height: 3.6rem;
    color-scheme: light;
  }
  @media (prefers-reduced-motion: reduce) {
    :root { --motion: 0ms; }
  }
  /* A long word or web address breaks where its line ends: nothing is as wide as its longest word. */
  *, ::before, ::after { box-sizing: border-box; min-width: 0; }
  html { scroll-padding: calc(var(--header-height) + 1rem) 0 calc(var(--action-bar-height) + 0.5rem); -webkit-text-size-adjust: 100%; }
  body {
    margin: 0;
    background: var(--ground);
    color: var(--text);
    font: 400 var(--size-body) / ${theme.line.text} var(--font-body);
    overflow-wrap: anywhere;
  }
  h1, h2, h3 {
    margin: 0;
    color: var(--heading);
    font-family: var(--font-display);
    font-weight: 700;
    line-height: ${theme.line.heading};
    text-wrap: balance;
  }
  h2 { font-size: var(--size-h2); }
  h3 { font-size: var(--size-lead); }
  p, li, td, a { text-wrap: pretty; }
  p, ul, ol, dl, dd, summary { margin: 0; padding: 0; list-style: none; }
  a { color: var(--link); text-underline-offset: 0.18em; }
  a:hover { text-decoration-thickness: 0.14em; }
  nav :is(a[aria-current], details:has([aria-current]) > summary) { text-decoration: underline 3px var(--mark); text-underline-offset: 0.5em; }
  summary { cursor: pointer; }
  summary::-webkit-details-marker { display: none; }
  summary > svg { transition: rotate var(--motion); }
  [open] > summary > svg { rotate: 180deg; }
  img, svg { display: block; max-width: 100%; }
  svg { flex: none; }
  .icon { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
  button, input, select, textarea { font: inherit; color: inherit; }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
  /* Browsers without the element would draw a closed menu over the page. */
  [hidden], dialog:not([open]) { display: none !important; }
  ${theme.from.tablet} {
    :root { --header-height: 7.25rem; --action-bar-height: 0rem; }
  }
  /* A zoomed page, large text on a phone or a phone on its side leaves little height, and none for the bars. */
  @media (max-height: 30rem) {
    :root { --header-height: 0rem; --action-bar-height: 0rem; }
    header, [data-action-bar] { position: static !important; }
  }
`;
