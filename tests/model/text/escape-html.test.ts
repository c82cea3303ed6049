// A text in HTML stays the text that it was.
import { expect, it } from 'vitest';
import { escapeHtml } from '../../../src/model/text/escape.ts';

it('no sign of a text ends its element or its attribute, and no text becomes another one', () => {
  expect(escapeHtml('<b title="1">&lt; it’s > $&')).toBe(
    '&lt;b title=&quot;1&quot;&gt;&amp;lt; it’s &gt; $&amp;',
  );
});
