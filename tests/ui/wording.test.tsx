// What holds together in a text of the manifest: numbers and times on one line, an address but for one place.
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FactsContext } from '../../src/ui/facts.ts';
import { Wording } from '../../src/ui/Wording.tsx';
import { manifestText, siteOf } from '../manifest/real-manifest.ts';

const { facts } = siteOf(manifestText);
const { phone, email } = facts.company;

/** The HTML of a text; pieces that never break stand in brackets. */
function shown(text: string): string {
  const html = renderToStaticMarkup(
    <FactsContext value={facts}>
      <Wording text={text} />
    </FactsContext>,
  );
  return html.replace(/<span[^>]*>(.*?)<\/span>/g, '[$1]');
}

describe('a text', () => {
  it('keeps phone numbers and times of day on one line', () => {
    expect(shown(`Call ${phone}, 7:00 AM–5:00 PM.`)).toBe(`Call [${phone}], [7:00 AM]–[5:00 PM].`);
  });

  it('breaks an e-mail address only after its @', () => {
    const [name, host] = email.split('@');
    expect(shown(`Write to ${email}.`)).toBe(`Write to ${name}@<wbr/>${host}.`);
  });

  it('stays as it is otherwise', () => {
    expect(shown('Take exit 17 at 7:00, or later.')).toBe('Take exit 17 at 7:00, or later.');
  });
});
