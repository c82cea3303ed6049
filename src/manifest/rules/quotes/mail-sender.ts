// The sender of the office's mail is an address that a mail service may send for: one at the site's own domain.
import { originOf } from '../../../model/outside-services.ts';
import { defineMessages } from '../../messages/message.ts';
import type { Rule } from '../rule.ts';

interface MailSender {
  domain: string;
  own: string;
}

const sending = (from: string) =>
  `office: { mail: { to: office@lakeside.test, from: ${from}, subject: Somebody asks for a quote,
    text: An answer goes to them., suspicious: It may have been a robot. } }`;

export const { messages, createFinding } = defineMessages({
  'mail-sender': {
    title: 'Mail from an address that is not the site’s own',
    severity: 'warning',
    sentence: ({ domain, own }: MailSender) =>
      `The mail about requests is to come from ${domain}, and the website is at ${own}: a mail service sends for a domain that you have shown to be yours, and refuses any other.`,
    hint: ({ own }: MailSender) =>
      `Write an address at your own domain, such as website@${own}, and let your mail service send for it. It needs no mailbox: answers go to the visitor. \`npm run check:supabase\` sends a test mail.`,
    bad: [sending('lakeside.hauling@gmail.com'), sending('website@lakeside-web.test')],
    good: [sending('website@mail.lakeside-hauling.test')],
  },
});

export const check: Rule = ({ manifest: { office, site } }) => {
  const domain = office?.mail.from.split('@').at(-1)?.toLowerCase();
  const siteDomain = new URL(originOf(site.origin) ?? 'https://localhost').hostname.replace(
    /^www\./,
    '',
  );
  if (!domain || isSubdomain(domain, siteDomain) || isSubdomain(siteDomain, domain)) return [];
  return [createFinding('mail-sender', ['office', 'mail', 'from'], { domain, own: siteDomain })];
};

/** Whether a domain is another one or below it. */
const isSubdomain = (domain: string, parent: string) =>
  domain === parent || domain.endsWith(`.${parent}`);
