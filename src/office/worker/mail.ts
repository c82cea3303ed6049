// Writes the mails about a request from the manifest's words, as plain text and as HTML.
import { isAnswer } from '../../model/forms/office-form.ts';
import type { OfficeWords } from '../../model/forms/office-words.ts';
import { type StoredQuote, waitedInWords } from '../../model/forms/stored-quote.ts';
import { escapeHtml } from '../../model/text/escape.ts';

/** A finished mail. Each way of sending gets the same. */
export interface OutgoingMail {
  /** The entry's id, or one made from it, by which services and mail programs know a repetition. */
  key: string;
  from: string;
  /** The name beside the sender's address. */
  fromName: string;
  to: string[];
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

/**
 * The mail to the office, whose answer goes to the visitor, and two to send instead if a service refuses it: the first has
 * the visitor's address in its text alone, the second no words of the visitor at all.
 */
export function officeMails(key: string, request: StoredQuote, words: OfficeWords): OutgoingMail[] {
  const { to, from, subject, text, suspicious } = words.mail;
  const form = ownWord(words.forms, request.service_type);
  const notes = [waitedInWords(request) ?? [], photosInWords(request, words)].flat();
  const paragraphs = [...(request.signals.length > 0 ? [suspicious] : []), form ?? text];
  const common = { from, fromName: words.company, to: [to].flat() };
  // A form may ask for no e-mail address; then an answer stays with the office.
  const replyTo = isAnswer(request.email) ? oneAddress(request.email) : common.to[0];
  const mail: OutgoingMail = {
    ...{ ...common, key },
    subject: form ? subjectLine(form) : fill(subject, request, words),
    ...bodies([...paragraphs, ...notes], answers(request, words)),
  };
  const list = `A request has come, and the mail service refused the mail with its words. It stands in the office’s list: ${words.origin}/admin/`;
  return [
    ...(replyTo ? [{ ...mail, replyTo }] : []),
    // Another key: services refuse another mail under the key of a first one.
    { ...mail, key: replyTo ? `${key}-2` : key },
    {
      ...common,
      key: `${key}-3`,
      subject: subjectLine(`${words.company}: a request`),
      ...bodies([list], []),
    },
  ];
}

/** A link to the request in the office: one that needs a sign-in shows no photo to whoever the mail is passed on to. */
function photosInWords({ id, photo_count: count }: StoredQuote, { origin }: OfficeWords): string[] {
  if (!count) return [];
  const photos = count === 1 ? 'A photo follows' : `${count} photos follow`;
  return [
    `${photos} this request. Members of the office see them here: ${origin}/admin/#requests/${id}`,
  ];
}

/**
 * The mail that a visitor gets; an answer goes to the office. Without words or one address for it there is none. Anybody may
 * type a stranger's address, so it repeats what was chosen from lists, and nothing that was written.
 */
export function visitorMails(
  key: string,
  request: StoredQuote,
  words: OfficeWords,
): OutgoingMail[] {
  const to = oneAddress(request.email);
  if (
    !to ||
    !PLAIN_DOMAIN.test(to) ||
    !words.confirmation ||
    ownWord(words.forms, request.service_type)
  )
    return [];
  const { mail, confirmation, company } = words;
  return [
    {
      ...{ key, from: mail.from, fromName: company, to: [to], replyTo: [mail.to].flat()[0] },
      subject: fill(confirmation.subject, request, words, () => OTHER),
      ...bodies([confirmation.text, `${company}, ${words.phone}`], choices(request, words)),
    },
  ];
}

/** A mail that asks for nothing, with which the owner tries whether mail arrives. */
export const testMail = (key: string, { mail, company, origin }: OfficeWords): OutgoingMail => ({
  ...{ key, from: mail.from, fromName: company, to: [mail.to].flat() },
  subject: subjectLine(`${company}: a test of the website’s mail`),
  ...bodies(
    [`This mail was sent to try the mail of ${origin}. Nobody has asked for anything.`],
    [],
  ),
});

/** Mail programs make one domain of other signs (`gmail。com`): one mailbox would have many addresses. */
const PLAIN_DOMAIN = /@[A-Za-z0-9.-]+$/;

/** The text as one e-mail address; undefined where a visitor wrote several, or something else. */
function oneAddress(text: string): string | undefined {
  const address = text.trim();
  return /^(?!.*=\?)[^\s@,:;<>"()[\]\\\p{C}]+@[^\s@,:;<>"()[\]\\\p{C}]+$/u.test(address)
    ? address
    : undefined;
}

/** The word for what a visitor sent, which may be the name of an inherited property, such as `constructor`. */
const ownWord = (words: Record<string, string> = {}, sent: string): string | undefined =>
  Object.hasOwn(words, sent) ? words[sent] : undefined;

/** The choice for everything else in the lists of the site; what is in no list counts as it. */
const OTHER = 'other';
const choiceWord = (words: Record<string, string>, sent: string): string =>
  ownWord(words, sent) ?? ownWord(words, OTHER) ?? OTHER;

/** What a visitor typed, without dots and other signs: no part of it becomes a link. */
const plainWords = (text: string): string =>
  [...text.replace(/[^\p{L}\p{M}\p{N}'’,&()-]+/gu, ' ')].slice(0, 60).join('');

/** Fills in a template. `typed` cleans what the visitor typed; on a site with many towns that includes the city. */
function fill(
  template: string,
  request: StoredQuote,
  { cities, services }: OfficeWords,
  typed = plainWords,
): string {
  const isListed = Object.keys(cities).length > 0;
  const words: Record<string, string> = {
    service: choiceWord(services, request.service_type),
    city: isListed ? choiceWord(cities, request.city) : typed(request.city),
    name: typed(request.name),
  };
  return subjectLine(
    template.replace(/\{(\w+)\}/g, (whole, word) => ownWord(words, word) ?? whole),
  );
}

/** One line of at most 200 characters, in which no mail program finds an encoded word (`=?utf-8?…?=`). */
const subjectLine = (text: string): string =>
  [...cleanLines(text).replace(/\s+/g, ' ').replaceAll('=?', '= ?').trim()].slice(0, 200).join('');

/** Every control character but a tab: mail programs differ in which of them end a line. */
const LINE_END = /\r\n|(?!\t)[\p{Cc}\u2028\u2029]/gu;

/** A visitor's text with one kind of line end, and without signs that turn the order of others. */
const cleanLines = (text: string): string =>
  text.replace(LINE_END, '\n').replace(/\p{Bidi_Control}/gu, '');

/** What the visitor has chosen from lists of the site, with the labels. */
function choices(request: StoredQuote, { labels, questions, ...words }: OfficeWords) {
  const chosen: [column: string, choice?: string][] = [
    ['city', ownWord(words.cities, request.city)],
    ['service_type', ownWord(words.services, request.service_type)],
  ];
  const extra = Object.entries(request.extra_answers ?? {}).filter(
    ([id, answer]) =>
      Object.hasOwn(words.choices ?? {}, id) && words.choices?.[id]?.includes(answer),
  );
  const labelOf = Object.fromEntries(labels);
  return [
    ...chosen.map(([column, choice = '']): [string, string] => [labelOf[column] ?? column, choice]),
    ...extra.map(([id, answer]): [string, string] => [questions[id] ?? id, answer]),
  ].filter(([, choice]) => choice);
}

/** The answers with their labels, in the order of the form. */
function answers(request: StoredQuote, words: OfficeWords): [label: string, answer: string][] {
  const columns = request as unknown as Record<string, string | null>;
  const inWords: Record<string, Record<string, string>> = {
    city: words.cities,
    service_type: words.services,
  };
  // The subject of another form names it already.
  const isForm = ownWord(words.forms, request.service_type) !== undefined;
  const labels = words.labels.filter(([column]) => !(isForm && column === 'service_type'));
  const own = labels.map(([column, label]): [string, string] => {
    const value = columns[column] ?? '';
    return [label, ownWord(inWords[column], value) ?? value];
  });
  const extra = Object.entries(request.extra_answers ?? {}).map(
    // In quotes a name that the site does not know cannot pass for another label.
    ([id, answer]): [string, string] => [ownWord(words.questions, id) ?? `“${id}”`, answer],
  );
  return [...own.slice(0, -1), ...extra, ...own.slice(-1)].filter(([, answer]) => isAnswer(answer));
}

/** Both bodies of a mail. A value's further lines are indented, so that none can look like a label. */
function bodies(
  paragraphs: string[],
  answered: [string, string][],
): { text: string; html: string } {
  const rows = answered.map(([label, answer]) => [subjectLine(label), cleanLines(answer)] as const);
  const lines = rows.map(([label, answer]) => `${label}: ${answer.replaceAll('\n', '\n    ')}`);
  const text = [...paragraphs, ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n');
  const cells = rows.map(
    ([label, answer]) =>
      `<tr><th style="text-align:left;vertical-align:top;padding:4px 16px 4px 0">${escapeHtml(label)}</th><td style="padding:4px 0">${withBreaks(answer)}</td></tr>`,
  );
  // Some programs drop the style of the body, and others that of line breaks.
  return {
    text: `${text}\n`,
    html: `<!doctype html><html><body><table style="border-collapse:collapse;font:16px/1.5 sans-serif;color:#1c1c1c">${paragraphs.map((text) => `<tr><td colspan="2" style="padding:0 0 16px">${withBreaks(text)}</td></tr>`).join('')}${cells.join('')}</table></body></html>`,
  };
}

const withBreaks = (text: string) => escapeHtml(text).replace(/\r?\n|\r/g, '<br>');
