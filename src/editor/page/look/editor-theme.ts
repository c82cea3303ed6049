// The editor's own look: calm, large, and independent of the site's.

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
  mono: 'ui-monospace, Menlo, Consolas, monospace',
  /** The height of everything that can be pressed. */
  press: '2.75rem',
  radius: '0.5rem',
  /** The window from which page and panel are side by side. */
  wide: '@media (min-width: 56em)',
  narrow: '@media (max-width: 55.99em)',
  panel: '27rem',
  shadow: '0 1px 2px rgb(15 25 40 / 8%), 0 4px 16px rgb(15 25 40 / 8%)',
} as const;
