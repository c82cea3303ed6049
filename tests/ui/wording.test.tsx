// Parts of a manifest's text that hold together: numbers and times on one line, an address with one break; and its links.
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FactsContext } from '../../src/ui/contexts.ts';
import { ManifestText } from '../../src/ui/Wording.tsx';
import { manifestText, siteOf } from '../manifest/real-manifest.ts';

const { facts } = siteOf(manifestText);
const { phone, email = '' } = facts.company;

/** The HTML of a text; unbreakable pieces are in brackets, and no element has a class. */
function shown(text: string, plain = false): string {
  const html = renderToStaticMarkup(
    <FactsContext value={facts}>
      <ManifestText text={text} plain={plain} />
    </FactsContext>,
  );
  return html.replace(/<span[^>]*>(.*?)<\/span>/g, '[$1]').replace(/ class="[^"]*"/g, '');
}

describe('a text', () => {
  it('keeps phone numbers and times of day on one line', () => {
    const text = `Call ${phone}, 7:00 AM–5:00 PM.`;
    expect(shown(text, true)).toBe(`Call [${phone}], [7:00 AM]–[5:00 PM].`);
  });

  it('keeps words with hyphens on one line', () => {
    expect(shown('A 96-gallon cart for 3–4 loads. By e-mail, day-to-day.')).toBe(
      'A [96-gallon] cart for [3–4] loads. By [e-mail], [day-to-day].',
    );
  });

  it('lets a word of many hyphens break, which no phone has room for', () => {
    const word = 'never-heard-of-before-and-not-again';
    expect(shown(`A ${word} offer.`)).toBe(`A ${word} offer.`);
  });

  it('lets the office’s number and address be pressed', () => {
    const [name, host] = email.split('@');
    expect(shown(`Call ${phone} or write to ${email}.`)).toBe(
      `Call <a href="${facts.phone_href}">${phone}</a> or write to <a href="${facts.email_href}">${name}@<wbr/>${host}</a>.`,
    );
  });

  it('stays as it is otherwise', () => {
    expect(shown('Take exit 17 at 7:00, or later.')).toBe('Take exit 17 at 7:00, or later.');
  });
});
