// Shows the sent request and the next steps below the form. It stays after the toast has gone.
import type { Option, SectionOf } from '../../model/site.ts';
import type { QuoteRequest } from '../../outside/quote-delivery.ts';
import { Wording } from '../../ui/Wording.tsx';
import { dayInWords, extraName } from './extra-fields.ts';
import * as S from './QuoteForm.styles.ts';

type Settings = SectionOf<'quote-form'>['form'];

const RECEIPT_ID = '_quote-receipt';

/**
 * Moves the focus from the pressed button to the receipt and scrolls it into view, unless the visitor is typing again.
 */
export function focusReceipt(): void {
  if (!document.activeElement?.matches('body, [type="submit"]')) return;
  document.getElementById(RECEIPT_ID)?.focus();
}

/** The receipt of a request; nothing where the manifest has no words for it. */
export function Receipt({ sent, form }: { sent: QuoteRequest; form: Settings }) {
  const { receipt, messages } = form;
  if (!receipt) return null;
  return (
    <S.Receipt id={RECEIPT_ID} role="group" aria-label={receipt.title} tabIndex={-1}>
      <h3>{receipt.title}</h3>
      <p>
        <Wording text={`${messages.sent.text} ${receipt.text}`} />
      </p>
      <dl>
        {answers(sent, form).map(([label, answer]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </S.Receipt>
  );
}

/** The answers, in the form's order and with the labels that the visitor saw. */
function answers(
  sent: QuoteRequest,
  { labels, cities, services, extra_fields = [] }: Settings,
): [string, string][] {
  const all: [string, string][] = [
    [labels.name, sent.name],
    [labels.email, sent.email],
    [labels.phone, sent.phone],
    [labels.city, choice(cities, sent.city)],
    [labels.address, sent.address],
    [labels.serviceType, choice(services, sent.serviceType)],
    ...extra_fields.map(({ id, label, kind }): [string, string] => {
      const answer = sent[extraName(id)] ?? '';
      return [label, kind === 'date' && answer ? dayInWords(answer) : answer];
    }),
    [labels.message, sent.message],
  ];
  return all.filter(([, answer]) => answer.trim() !== '');
}

/** The words of a choice; a city may be typed instead of chosen. */
const choice = (options: Option[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;
