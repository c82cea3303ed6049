// The editor's own look: calm, large, and independent of the site's.
import { createGlobalStyle } from 'styled-components';

export const editorTheme = {
  color: {
    ink: '#1c2530',
    soft: '#55606e',
    paper: '#ffffff',
    wash: '#f3f5f8',
    line: '#d5dbe3',
    edge: '#77828f',
    bar: '#1d2733',
    onBar: '#ffffff',
    action: '#1a5fb4',
    actionDeep: '#134a8e',
    tint: '#e8f0fb',
    good: '#1f6b3a',
    goodTint: '#e6f4ea',
    bad: '#a3201d',
    badTint: '#fdecea',
    warn: '#7a4b00',
    warnTint: '#fff4dc',
    pointed: '#2f7de1',
  },
  font: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',
  /** The height of everything that can be pressed. */
  press: '2.75rem',
  radius: '0.5rem',
  /** The window from which page and panel are side by side. */
  wide: '@media (min-width: 56em)',
  narrow: '@media (max-width: 55.99em)',
  /** A phone held sideways whose keyboard is there. */
  low: '@media (max-height: 22rem)',
  panel: '27rem',
  shadow: '0 1px 2px rgb(15 25 40 / 8%), 0 4px 16px rgb(15 25 40 / 8%)',
} as const;

const { color, font } = editorTheme;

/** The styles of the document: type, focus and the room of the whole window. */
export const EditorStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  html, body { height: 100%; margin: 0; }
  body {
    overflow: hidden;
    background: ${color.wash};
    color: ${color.ink};
    font: 1rem/1.5 ${font};
    -webkit-text-size-adjust: 100%;
  }
  h1, h2, h3, p, ul, ol, fieldset, legend, dl, dd { margin: 0; padding: 0; border: 0; }
  h3 { font-size: 1.0625rem; }
  ul, ol { list-style: none; }
  button, input, textarea, select { font: inherit; color: inherit; }
  a { color: ${color.action}; }
  :focus-visible { outline: 3px solid ${color.pointed}; outline-offset: 2px; }
  .icon { flex: none; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
  @media (prefers-reduced-motion: reduce) { * { transition: none !important; animation: none !important; } }
`;
