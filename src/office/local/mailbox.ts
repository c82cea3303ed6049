// The local mailbox: a mail server that keeps what it takes, and a page that shows it in the browser.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { escapeHtml } from '../../model/text/escape.ts';

const EMPTY = { to: '', from: '', replyTo: '', subject: '', text: '', html: '' };

/** A message as a person reads it. */
type ReadMail = typeof EMPTY;

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

/** The most messages that are kept. */
const MAX_MAILS = 200;

/** Opens the mailbox; its page listens on `port`, its mail server on a free one. */
export async function openMailbox(port: number) {
  // The newest first.
  const mails: ReadMail[] = [];
  const add = (mail: Partial<ReadMail>) => {
    mails.unshift({ ...EMPTY, ...mail });
    mails.length = Math.min(mails.length, MAX_MAILS);
  };
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (source, _session, done) =>
      void buffer(source)
        .then(readMail)
        .then(add)
        .then(() => done(), done),
  });
  await once(smtp.listen(0, '127.0.0.1'), 'listening');
  const pages = createServer((_request, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      // The messages hold texts of visitors, which must not run.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
      'Cache-Control': 'no-store',
    });
    response.end(mailboxPage(mails));
  });
  await once(pages.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `http://localhost:${(pages.address() as AddressInfo).port}`,
    /** The address for `smtpWay`. */
    smtp: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    mails,
    /** Adds a message that came another way. */
    add,
    close() {
      smtp.close(() => {});
      pages.close();
      pages.closeAllConnections();
    },
  };
}

async function readMail(source: Buffer): Promise<ReadMail> {
  const { to, from, replyTo, subject = '', text = '', html = '' } = await PostalMime.parse(source);
  const people = { to: listed(to), from: listed(from && [from]), replyTo: listed(replyTo) };
  return { ...people, subject, text, html };
}

const listed = (people: Address[] = []) =>
  people.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', ');

/** The page of the mailbox, which reloads every few seconds. */
function mailboxPage(mails: ReadMail[]): string {
  const list = mails.map(
    ({ subject, to, from, replyTo, text, html }) => `<article><h2>${escapeHtml(subject)}</h2>
<dl><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>From</dt><dd>${escapeHtml(from)}</dd><dt>Answers go to</dt><dd>${escapeHtml(replyTo)}</dd></dl>
<pre>${linked(escapeHtml(text))}</pre>${html && `<details><summary>As HTML</summary><iframe sandbox srcdoc="${escapeHtml(html)}"></iframe></details>`}</article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="4">
<meta name="viewport" content="width=device-width"><title>Mailbox (${mails.length})</title>
<style>body{font:16px/1.5 sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}article{border:1px solid #999;border-radius:8px;padding:1rem;margin:1rem 0}dl{display:grid;grid-template-columns:max-content 1fr;gap:0 1rem}dd{margin:0}pre{white-space:pre-wrap;font:inherit}iframe{width:100%;height:24rem;border:0}</style>
<h1>Mailbox</h1><p>Mail of the website on this computer. Nothing is sent on.</p>${list.join('') || '<p>There is none yet.</p>'}`;
}

/** Makes links of the addresses in a text. */
const linked = (html: string) =>
  html.replace(/https?:\/\/\S+/g, (address) => `<a href="${address}">${address}</a>`);
