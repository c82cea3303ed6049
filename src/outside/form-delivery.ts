// Sends a form to the office in the way of quotes: a row of the same table, marked with its kind.
import { v4 } from 'uuid';
import { NOT_ASKED, type OfficeFormKind } from '../model/forms/office-form.ts';
import { DELIVERY_TIMEOUT_MS, type QuoteRequest, quoteSubmitter } from './quote-delivery.ts';

/** The columns of the fields that are called otherwise. */
const COLUMNS: Record<string, keyof QuoteRequest> = {
  fullName: 'name',
  serviceAddress: 'address',
  updateDetails: 'message',
};

/** The last attempt that has not arrived: the same content keeps its key, so it cannot become a second row. */
let unsent = { content: '', key: '' };

/** Sends the values of a form, by field. Rejects when they did not arrive. */
export async function sendToOffice(
  kind: OfficeFormKind,
  values: Record<string, string>,
): Promise<void> {
  const answered = Object.entries(values).filter(([, value]) => value !== '');
  const answers = answered.map(([name, value]) => [COLUMNS[name] ?? name, value]);
  const request: QuoteRequest = {
    ...{ ...NOT_ASKED, message: '', serviceType: kind, marketingConsent: false },
    ...Object.fromEntries(answers),
  };
  const content = JSON.stringify(request);
  if (unsent.content !== content) unsent = { content, key: v4() };
  const limit = AbortSignal.timeout(DELIVERY_TIMEOUT_MS);
  const submit = quoteSubmitter({ delivery: 'supabase' });
  await submit({ request, idempotencyKey: unsent.key }, limit);
  unsent = { content: '', key: '' };
}
