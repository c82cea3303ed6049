// A message to the office: everything that was typed arrives, and nothing that was typed can forge the rest.
import { describe, expect, it } from 'vitest';
import { mailAddress } from '../../src/outside/mail.ts';

const TO = 'office@example.test';

/** A mail program's view of a mailto: address: its recipient, its headers and the lines of its body. */
function mailFrom(address: string) {
  const [, to = '', query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(address) ?? [];
  const headers = query.split('&').map((part) => part.split('=').map(decodeURIComponent));
  const body = headers.find(([name]) => name === 'body')?.[1] ?? '';
  return {
    to,
    names: headers.map(([name]) => name),
    subject: headers.find(([name]) => name === 'subject')?.[1],
    lines: body.split('\r\n'),
  };
}

const mail = (fields: Record<string, string>, subject = 'Account Update Request') =>
  mailFrom(mailAddress({ to: TO, subject, fields: Object.entries(fields) }));

describe('a message', () => {
  it('goes to the office with its subject and a line for each field', () => {
    expect(mail({ fullName: 'Pat Doe', phone: '716 555 0123' })).toEqual({
      to: TO,
      names: ['subject', 'body'],
      subject: 'Account Update Request',
      lines: ['fullName: Pat Doe', 'phone: 716 555 0123'],
    });
  });

  it.each([
    ['an ampersand', 'Smith & Sons'],
    ['an equals sign and a question mark', 'a=b?c'],
    ['a percent sign', '100% sure, %0D%0A'],
    ['a plus sign', '+1 716 555 0123'],
    ['letters of other languages', 'Zoë Müller 北京'],
    ['quotes', `O'Brien "Bob"`],
  ])('carries %s through', (_what, value) => {
    expect(mail({ name: value }).lines).toEqual([`name: ${value}`]);
  });
});

it('a message keeps the answers to two questions with the same label', () => {
  const fields: [string, string][] = [
    ['Which day?', 'Monday'],
    ['Which day?', 'Friday'],
  ];
  const { lines } = mailFrom(mailAddress({ to: TO, subject: 'Quote', fields }));
  expect(lines).toEqual(['Which day?: Monday', 'Which day?: Friday']);
});

describe('a line break in a value', () => {
  it.each([
    ['CRLF', 'Pat\r\nphone: 911'],
    ['LF', 'Pat\nphone: 911'],
    ['CR', 'Pat\rphone: 911'],
    ['several', 'Pat\r\n\r\nphone: 911'],
    ['a line separator', 'Pat\u2028phone: 911'],
    ['a next-line character', 'Pat\u0085phone: 911'],
    ['a vertical tab', 'Pat\u000bphone: 911'],
    ['two at different places', 'Pat\nphone:\r\n911'],
  ])('cannot forge a field: %s', (_what, value) => {
    expect(mail({ fullName: value }).lines).toEqual(['fullName: Pat phone: 911']);
  });

  it('cannot forge a header', () => {
    const { to, names, lines } = mail({
      fullName: 'Pat\r\nBcc: all@example.test&cc=x@example.test',
    });
    expect(to).toBe(TO);
    expect(names).toEqual(['subject', 'body']);
    expect(lines).toHaveLength(1);
  });

  it('cannot come in by way of the subject or a label', () => {
    const { subject, names } = mail({ name: 'Pat' }, 'Update\r\nBcc: all@example.test');
    expect(subject).toBe('Update Bcc: all@example.test');
    expect(names).toEqual(['subject', 'body']);
    expect(mail({ 'full\r\nname': 'Pat' }).lines).toEqual(['full name: Pat']);
  });
});

describe('a null character', () => {
  it('does not end the message', () => {
    expect(mail({ fullName: 'Pat\u0000Doe', phone: '1' }).lines).toEqual([
      'fullName: Pat Doe',
      'phone: 1',
    ]);
  });
});
