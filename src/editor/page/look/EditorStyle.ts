// The styles of the editor's document: type, focus and the room of the whole window.
import { createGlobalStyle } from 'styled-components';
import { editorTheme } from './editor-theme.ts';

const { color, font } = editorTheme;

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
