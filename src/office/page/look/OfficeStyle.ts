// The styles of the office's documents: smaller headings, room for the tabs of a phone, and paper.
import { createGlobalStyle } from 'styled-components';
import { theme } from '../../../ui/styles/theme.ts';

export const OfficeStyle = createGlobalStyle`
  :root {
    --size-body: 1rem;
    --size-h1: 1.625rem;
    --size-h2: 1.3rem;
    --size-h3: 1.0625rem;
    --header-height: 3.5rem;
    --action-bar-height: 4rem;
    --delayed: #ffd54a;
    --on-delayed: #3d2e00;
  }
  ${theme.from.desktop} {
    :root { --action-bar-height: 0rem; }
  }
  body { background: color-mix(in srgb, var(--brand) 4%, var(--ground)); }
  h1 { font-size: var(--size-h1); }
  main:focus, h1:focus, h2:focus { outline: none; }
  @media print {
    body { background: #fff; font-size: 10.5pt; }
    header, nav, form, [role="status"], [data-screen] { display: none !important; }
    main { padding: 0 !important; }
    [data-kind], [aria-pressed] { border-color: #000 !important; background: none !important; color: #000 !important; }
  }
`;
