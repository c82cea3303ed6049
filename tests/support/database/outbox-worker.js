// A worker in a process of its own, for tests that kill it: `node outbox-worker.js DATABASE MAIL_SERVER [LIMIT]`.
import postgres from 'postgres';
import { importTypeScript } from '../../../src/node/launch/own-code.js';

const [, , address = '', server = '', limit = '1000'] = process.argv;
const { sendDue } = /** @type {typeof import('../../../src/office/worker/worker.ts')} */ (
  await importTypeScript('src/office/worker/worker.ts')
);
const sql = postgres(address, { max: 10, onnotice: () => {} });

/** A lease and a limit as short as the patience of a test. */
const LEASE = 10;
const LIMIT = Number(limit);

/** The functions of the database without a gateway. A failed entry is due again at once. */
const database = {
  settings: async () => (await sql`select office_settings() as value`)[0]?.value,
  claim: async (/** @type {number} */ most) =>
    (await sql`select claim_outbox(${most}, ${LEASE}) as value`).map(({ value }) => value),
  delivered: async (/** @type {string} */ id) =>
    (await sql`select outbox_delivered(${id}) as value`)[0]?.value,
  failed: async (
    /** @type {{ id: string, lease: string }} */ { id, lease },
    /** @type {string} */ reason,
    /** @type {number | null} */ seconds,
  ) =>
    (await sql`select outbox_failed(${id}, ${lease}, ${reason}, ${seconds && 0}) as value`)[0]
      ?.value,
};

/** @type {import('../../../src/office/worker/mail-services.ts').SendMail} */
const sendMail = async ({ key }) => {
  const signal = AbortSignal.timeout(LIMIT);
  const response = await fetch(server, { method: 'POST', body: `${key} ${process.pid}`, signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
};

for (;;) {
  await sendDue(/** @type {never} */ ({ database, sendMail }), 5);
  await new Promise((goOn) => setTimeout(goOn, 100));
}
