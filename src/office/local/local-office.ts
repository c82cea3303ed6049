// The office on this computer: the worker runs beside the embedded database, and its mail goes to the local mailbox.
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { type DatabaseAccess, officeDatabase } from '../worker/database.ts';
import { DeliveryError } from '../worker/entry.ts';
import { officeHandler } from '../worker/handler.ts';
import { AUTOMATIC, mailService, messageId, type SendMail } from '../worker/mail-services.ts';
import { type Office, runOffice } from '../worker/worker.ts';
import { embeddedAccounts } from './embedded-accounts.ts';

/** The pause between two runs, in milliseconds. */
const PAUSE_MS = 2000;

/** The embedded database, which takes the answers to requests to the office. */
interface LocalDatabase extends DatabaseAccess {
  answerOffice(answer: (request: Request) => Promise<Response>): void;
}

/** Starts the worker, which runs until it is closed, and lets the database answer what is asked of the office. */
export function openOffice(lite: LocalDatabase, sendMail: SendMail) {
  const database = officeDatabase(lite);
  const office: Office = {
    database,
    sendMail,
    webhookSecret: process.env.OFFICE_WEBHOOK_SECRET ?? 'local',
    turnstileSecret: process.env.TURNSTILE_SECRET,
  };
  lite.answerOffice(
    officeHandler({
      ...office,
      accounts: embeddedAccounts(lite),
      // Without the variable nobody can start a run by a request: on this computer the loop below starts them.
      runSecret: process.env.OFFICE_RUN_SECRET ?? randomBytes(32).toString('hex'),
    }),
  );
  const ended = new AbortController();
  const running = work(office, ended.signal);
  return {
    close() {
      ended.abort();
      return running;
    },
  };
}

/** How mail is sent: by a service whose key is in the environment, a server named by SMTP_URL, or the local mailbox. */
export const localWay = (mailbox: string): SendMail =>
  mailService((name) => process.env[name], smtpWay(process.env.SMTP_URL ?? mailbox));

async function work(office: Office, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    // The database stops before the worker, or is busy for a moment: the next run tries again.
    await runOffice(office, 5).catch(() => {});
    // Closing the office ends the pause.
    await setTimeout(PAUSE_MS, undefined, { signal: ended }).catch(() => {});
  }
}

/** How long a server may take to connect, greet and answer, in milliseconds. */
const SERVER_TIMEOUT_MS = 15_000;

/**
 * Sends mail through the server at an address such as `smtps://user:password@mail.example.com`. SMTP has no keys against
 * repetition: when the answer to a finished message is lost, the next attempt sends it again with the same message id.
 */
export function smtpWay(address: string): SendMail {
  const transport = createTransport(address, {
    connectionTimeout: SERVER_TIMEOUT_MS,
    greetingTimeout: SERVER_TIMEOUT_MS,
    socketTimeout: SERVER_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object);
  return async (mail) => {
    await transport
      .sendMail({
        from: { name: mail.fromName, address: mail.from },
        to: mail.to.map(named),
        replyTo: mail.replyTo && named(mail.replyTo),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: messageId(mail),
        headers: AUTOMATIC,
      })
      .catch(({ responseCode, code }: { responseCode?: number; code?: string }) => {
        throw new DeliveryError(
          responseCode
            ? `The mail server answered with ${responseCode}.`
            : `The mail server could not be reached (${code ?? 'unknown'}).`,
          // A refused password says nothing about this mail.
          responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH',
        );
      });
  };
}

/** An address that nodemailer takes as it is; from a text it would read a name, or several addresses. */
const named = (address: string) => ({ name: '', address });
