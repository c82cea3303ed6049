// The office as an Edge Function: `npx supabase functions deploy office`. All of its code is in src/office/worker/.
import { hostedAccounts } from '../../../src/office/worker/accounts.ts';
import { officeDatabase } from '../../../src/office/worker/database.ts';
import { officeHandler } from '../../../src/office/worker/handler.ts';
import { mailService } from '../../../src/office/worker/mail-services.ts';

declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(answer: (request: Request) => Promise<Response>): void;
};

/** A variable that the function cannot do without. */
function required(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`Set ${name}: npx supabase secrets set ${name}=…`);
  return value;
}

// Supabase sets the first two by itself.
const access = {
  url: required('SUPABASE_URL'),
  secretKey: required('SUPABASE_SERVICE_ROLE_KEY'),
};

Deno.serve(
  officeHandler({
    database: officeDatabase(access),
    accounts: hostedAccounts(access),
    sendMail: mailService((name) => Deno.env.get(name)),
    webhookSecret: Deno.env.get('OFFICE_WEBHOOK_SECRET'),
    turnstileSecret: Deno.env.get('TURNSTILE_SECRET'),
    runSecret: required('OFFICE_RUN_SECRET'),
  }),
);
