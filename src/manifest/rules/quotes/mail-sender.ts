// The sender of the office's mail is an address that a mail service may send for: one at the site's own domain.
import { originOf } from '../../../model/outside-services.ts';
import type { Rule } from '../rule.ts';

/** Providers of mailboxes. Their domains ask receivers to refuse mail that comes from elsewhere. */
const PROVIDERS =
  'gmail.com googlemail.com yahoo.com ymail.com aol.com outlook.com hotmail.com live.com msn.com icloud.com me.com mac.com comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net proton.me protonmail.com gmx.com mail.com zoho.com'.split(
    ' ',
  );

export const mailSender: Rule = ({ manifest: { office, site } }) => {
  const domain = office?.mail.from.split('@').at(-1)?.toLowerCase();
  const own = new URL(originOf(site.origin) ?? 'https://localhost').hostname.replace(/^www\./, '');
  if (!domain || isWithin(domain, own) || isWithin(own, domain)) return [];
  return [
    {
      kind: 'mail-sender',
      pointer: ['office', 'mail', 'from'],
      facts: { domain, own, isProvider: PROVIDERS.includes(domain) },
    },
  ];
};

/** Whether a domain is another one or below it. */
const isWithin = (domain: string, other: string) =>
  domain === other || domain.endsWith(`.${other}`);
