// Shows the sent request and the next steps in the form’s place. It stays after the toast has gone.
import type { Option, QuoteFormFacts } from '../../model/forms/quote-form.ts';
import type { QuoteRequest } from '../../outside/quote-delivery.ts';
import { PlainButton } from '../../ui/Button.tsx';
import { Wording } from '../../ui/Wording.tsx';
import { dayInWords, extraName, isAsked } from './extra-fields.ts';
import * as S from './QuoteForm.styles.ts';

const RECEIPT_ID = '_quote-receipt';

/**
 * Moves the focus from the pressed button to the receipt and scrolls it into view, unless the visitor is typing again.
 */
export function focusReceipt(): void {
  if (!document.activeElement?.matches('body, [type="submit"]')) return;
  document.getElementById(RECEIPT_ID)?.focus();
}

interface Props {
  sent: QuoteRequest;
  form: QuoteFormFacts;
  /** Brings back the empty form; absent while the form is still shown. */
  onAgain?: () => void;
}

/** The receipt of a request; nothing where the manifest has no words for it. */
export function Receipt({ sent, form, onAgain }: Props) {
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
      {onAgain && (
        <PlainButton type="button" onClick={onAgain}>
          {receipt.again_label}
        </PlainButton>
      )}
    </S.Receipt>
  );
}

/** The answers, in the form's order and with the labels that the visitor saw. */
function answers(
  sent: QuoteRequest,
  { labels, cities, services, extra_fields = [] }: QuoteFormFacts,
): [string, string][] {
  const asked = extra_fields.filter((field) => isAsked(field, sent.serviceType));
  const all: [string, string][] = [
    [labels.name, sent.name],
    [labels.email, sent.email],
    [labels.phone, sent.phone],
    [labels.city, choice(cities, sent.city)],
    [labels.address, sent.address],
    [labels.serviceType, choice(services, sent.serviceType)],
    ...asked.map(({ id, label, kind }): [string, string] => {
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
