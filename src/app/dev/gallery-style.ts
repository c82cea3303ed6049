// How the page with all section types looks. Plain CSS, because only the development server sends it.
import { theme } from '../../ui/styles/theme.ts';

export const GALLERY_STYLE = `
  .layout {
    max-width: 110rem;
    margin-inline: auto;
    padding: ${theme.space(3)} ${theme.space(2)} ${theme.space(10)};
    ${theme.from.desktop} {
      display: grid;
      grid-template-columns: 11rem minmax(0, 1fr);
      column-gap: ${theme.space(5)};
      padding-inline: ${theme.space(4)};
    }
  }
  .top {
    grid-column: 1 / -1;
    & > h1 {
      font-size: ${theme.size.h2};
    }
    & > p {
      max-width: ${theme.width.text};
      margin-top: ${theme.space(1)};
      color: ${theme.color.muted};
    }
  }
  .widths {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space(1)};
    margin: ${theme.space(2)} 0;
    padding: 0;
    border: 0;
    & label {
      padding: ${theme.space(0.5)} ${theme.space(2)};
      border: 1px solid ${theme.color.line};
      border-radius: ${theme.radius.round};
      background: ${theme.color.raised};
      font-size: ${theme.size.small};
      cursor: pointer;
    }
    & label:has(:checked) {
      border-color: ${theme.color.brand};
      background: ${theme.color.brand};
      color: ${theme.color.onBrand};
    }
    & label:focus-within {
      outline: 3px solid ${theme.color.focus};
      outline-offset: 2px;
    }
    & input {
      position: absolute;
      opacity: 0;
    }
  }
  .index {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space(0.5)} ${theme.space(2)};
    padding-block: ${theme.space(1)};
    & > a {
      padding-block: ${theme.space(0.5)};
      font-size: ${theme.size.small};
      text-decoration: none;
    }
    & > a:hover {
      text-decoration: underline;
    }
    ${theme.from.desktop} {
      position: sticky;
      top: ${theme.space(2)};
      flex-direction: column;
      flex-wrap: nowrap;
      align-self: start;
      max-height: calc(100dvh - ${theme.space(4)});
      overflow-y: auto;
    }
  }
  .chapter {
    padding-block: ${theme.space(4)};
    border-top: 1px solid ${theme.color.line};
    scroll-margin-top: calc(-1 * var(--header-height));
    & > h2 {
      font-size: ${theme.size.h3};
    }
    & > p {
      max-width: ${theme.width.text};
      margin-top: ${theme.space(0.5)};
    }
  }
  .example {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space(2)};
    margin-top: ${theme.space(3)};
    ${theme.from.desktop} {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      align-items: start;
    }
  }
  /* Holds the frame, which the script makes as wide as a device and then smaller until it fits. */
  .stage {
    overflow: hidden;
    min-height: ${theme.space(20)};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.small};
    background: ${theme.color.raised};
    box-shadow: ${theme.shadow};
    & > iframe {
      display: block;
      width: 100%;
      border: 0;
      transform-origin: 0 0;
    }
    & > p {
      padding: ${theme.space(3)};
      color: ${theme.color.muted};
    }
  }
  .source {
    border-radius: ${theme.radius.small};
    background: ${theme.color.brandDeep};
    color: ${theme.color.onBrand};
    & > pre {
      max-height: 36rem;
      margin: 0;
      padding: 0 ${theme.space(2)} ${theme.space(2)} 0;
      overflow: auto;
      font: 0.8125rem / 1.6 ui-monospace, Menlo, Consolas, monospace;
      tab-size: 2;
    }
    & b {
      color: ${theme.color.accent};
      font-weight: 600;
    }
  }
  .tools {
    display: flex;
    gap: ${theme.space(2)};
    justify-content: flex-end;
    padding: ${theme.space(1)} ${theme.space(2)};
    font-size: ${theme.size.small};
    & > * {
      padding: ${theme.space(0.5)} 0;
      border: 0;
      background: none;
      color: inherit;
      text-decoration: underline;
      text-underline-offset: 0.18em;
      cursor: pointer;
    }
  }
`;
