// The file security.txt: the contact for a security fault in the website.
import type { Site } from '../../model/site.ts';
import type { OutputFile } from '../render/page-files.ts';

/** Its address: https://www.rfc-editor.org/rfc/rfc9116#section-3 */
const PATH = '/.well-known/security.txt';

/**
 * The file by RFC 9116; none where the manifest names no contact. It expires with the beginning of this month in a year,
 * because the standard advises less than a year, and every build of a month gives the same file.
 */
export function securityTxt({ facts, security }: Site, now: Date): OutputFile[] {
  const { security_contact: contact } = security;
  if (!contact) return [];
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth()));
  const text = [
    `Contact: ${contact.startsWith('https:') ? contact : `mailto:${contact}`}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${facts.locale.slice(0, 2)}`,
    `Canonical: ${facts.origin}${PATH}`,
    '',
  ].join('\n');
  return [{ path: PATH, text }];
}
