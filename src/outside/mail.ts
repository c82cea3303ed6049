// Opens the visitor's mail program with a message to the office already written.
import { oneLine } from '../model/text/clean-text.ts';

/** A message: field labels and values become one line each. Two fields may have the same label. */
export interface Mail {
  to: string;
  subject: string;
  fields: [label: string, value: string][];
}

function bodyLines({ fields }: Mail): string[] {
  return fields
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${oneLine(label)}: ${oneLine(value)}`);
}

/** A message as a text, its subject first, for visitors who copy it by hand. */
export function mailText(mail: Mail): string {
  return [oneLine(mail.subject), '', ...bodyLines(mail)].join('\n');
}

/** The `mailto:` address of a message (RFC 6068): everything encoded, lines parted by CRLF. */
export function mailAddress(mail: Mail): string {
  const subject = encodeURIComponent(oneLine(mail.subject));
  return `mailto:${mail.to}?subject=${subject}&body=${encodeURIComponent(bodyLines(mail).join('\r\n'))}`;
}

/** Opens the mail program. Browsers do not say whether there is one. */
export function openMail(mail: Mail): void {
  const link = document.createElement('a');
  link.href = mailAddress(mail);
  link.click();
}
