// Everything that the quote form says about requests: why one failed, which ones the device keeps, and the one that was sent.
import type { QuoteFormFacts } from '../../model/forms/quote-form.ts';
import type { QuoteRequest } from '../../outside/quote-delivery.ts';
import { Wording } from '../../ui/Wording.tsx';
import { RECEIPT_ID, Receipt } from './Receipt.tsx';
import type { QuoteFormState } from './use-quote-form.ts';

export function Receipts({ form, state }: { form: QuoteFormFacts; state: QuoteFormState }) {
  const { trouble, retrying, isDone, again, cancel } = state;
  return (
    <>
      {trouble && (
        <p role="alert">
          <Wording text={trouble} />
        </p>
      )}
      {receiptsOf(state).map(({ place, request, key }) => (
        <Receipt
          key={place}
          id={place}
          {...{ request, form }}
          onAgain={isDone ? again : undefined}
          onCancel={key ? () => void cancel(key) : undefined}
          sending={retrying}
        />
      ))}
    </>
  );
}

/** The newest first. A kept request that is sent keeps its place, and with it the focus. */
function receiptsOf({ arrived, kept }: QuoteFormState) {
  const sent: { request: QuoteRequest; key?: string }[] = arrived ? [{ request: arrived }] : [];
  const all = [...sent, ...kept].reverse();
  return all.map((receipt, index) => ({ ...receipt, place: `${RECEIPT_ID}${index || ''}` }));
}
