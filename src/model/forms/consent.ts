// The consent text: with links on the page, as plain words where it is stored.
import type { Consent, NavLink } from '../manifest.generated.ts';

/** The text in pieces: words, and the links of its two placeholders. */
export function consentParts({ text, privacy, terms }: Consent): (string | NavLink)[] {
  const links = new Map([
    ['{privacy}', privacy],
    ['{terms}', terms],
  ]);
  return text.split(/(\{privacy\}|\{terms\})/).map((part) => links.get(part) ?? part);
}

/** The text as the visitor reads it, for the record of the consent. */
export function plainConsent(consent: Consent): string {
  return consentParts(consent)
    .map((part) => (typeof part === 'string' ? part : part.label))
    .join('');
}
