// Opens the visitor's mail program with a message to the office already written.

/** A message: field labels and values become one line each. */
export interface Mail {
  to: string;
  subject: string;
  fields: Record<string, string>;
}

/**
 * Line breaks and control characters in a value, a label or the subject could forge a line or header, so they become
 * spaces.
 */
function oneLine(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here
  return value.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim();
}

/** The lines of a message's body. */
function bodyLines({ fields }: Mail): string[] {
  return Object.entries(fields)
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
