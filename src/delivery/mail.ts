// Writes the mails about a request from the manifest's words, as plain text and as HTML.
import { isAnswer } from '../model/forms/office-form.ts';
import type { OfficeWords } from '../model/forms/office-words.ts';
import type { StoredQuote } from '../model/forms/stored-quote.ts';
import { escapeHtml } from '../model/text/escape-html.ts';

/** A finished mail. Each way of sending gets the same. */
export interface OutgoingMail {
  /** The entry's id, by which services and mail programs know a repetition. */
  key: string;
  from: string;
  /** The name beside the sender's address. */
  fromName: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
}

/** The mail to the office; an answer goes to the visitor. */
export function officeMail(key: string, request: StoredQuote, words: OfficeWords): OutgoingMail {
  const { to, from, subject, text, suspicious } = words.mail;
  const form = words.forms?.[request.service_type];
  const paragraphs = [...(request.signals.length > 0 ? [suspicious] : []), form ?? text];
  // A form may ask for no e-mail address; then an answer stays with the office.
  const replyTo = isAnswer(request.email) ? oneLine(request.email) : to;
  return {
    ...{ key, from, to, fromName: words.company, replyTo },
    subject: form ? oneLine(form) : fill(subject, request, words),
    ...bodies(paragraphs, answers(request, words)),
  };
}

/** The mail that a visitor gets; an answer goes to the office. Without words for it there is none. */
export function visitorMail(
  key: string,
  request: StoredQuote,
  words: OfficeWords,
): OutgoingMail | undefined {
  if (!words.confirmation || words.forms?.[request.service_type]) return undefined;
  const { mail, confirmation, company } = words;
  return {
    ...{ key, from: mail.from, fromName: company, to: oneLine(request.email), replyTo: mail.to },
    subject: fill(confirmation.subject, request, words),
    ...bodies([confirmation.text], answers(request, words)),
  };
}

/** Control characters would begin a new line or header. */
function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here
  return text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim();
}

function fill(template: string, request: StoredQuote, { cities, services }: OfficeWords): string {
  const words: Record<string, string> = {
    service: services[request.service_type] ?? request.service_type,
    city: cities[request.city] ?? request.city,
    name: request.name,
  };
  return oneLine(template.replace(/\{(\w+)\}/g, (whole, word) => words[word] ?? whole)).slice(
    0,
    200,
  );
}

/** The answers with their labels, in the order of the form. */
function answers(request: StoredQuote, words: OfficeWords): [label: string, answer: string][] {
  const columns = request as unknown as Record<string, string | null>;
  const inWords: Record<string, Record<string, string>> = {
    city: words.cities,
    service_type: words.services,
  };
  // The subject of another form names it already.
  const isForm = words.forms?.[request.service_type] !== undefined;
  const labels = words.labels.filter(([column]) => !(isForm && column === 'service_type'));
  const own = labels.map(([column, label]): [string, string] => {
    const value = columns[column] ?? '';
    return [label, inWords[column]?.[value] ?? value];
  });
  const extra = Object.entries(request.extra_answers ?? {}).map(
    ([id, answer]): [string, string] => [words.questions[id] ?? id, answer],
  );
  return [...own.slice(0, -1), ...extra, ...own.slice(-1)].filter(([, answer]) => isAnswer(answer));
}

/** Both bodies of a mail. A value's further lines are indented, so that none can look like a label. */
function bodies(paragraphs: string[], rows: [string, string][]): { text: string; html: string } {
  const lines = rows.map(([label, answer]) => `${label}: ${answer.replace(/\r?\n/g, '\n    ')}`);
  const cells = rows.map(
    ([label, answer]) =>
      `<tr><th style="text-align:left;vertical-align:top;padding:4px 16px 4px 0">${escapeHtml(label)}</th><td style="padding:4px 0;white-space:pre-wrap">${escapeHtml(answer)}</td></tr>`,
  );
  return {
    text: `${[...paragraphs, lines.join('\n')].join('\n\n')}\n`,
    html: `<!doctype html><html><body style="font:16px/1.5 sans-serif;color:#1c1c1c">${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}<table style="border-collapse:collapse">${cells.join('')}</table></body></html>`,
  };
}
