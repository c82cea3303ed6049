// The answer of the quote form about its requests: which ones the device keeps, and the one that was sent.
import type { Option, QuoteFormFacts } from '../../model/forms/quote-form.ts';
import type { Translate } from '../../model/words/words.ts';
import { mailAddress } from '../../outside/mail.ts';
import type { QuoteRequest } from '../../outside/quote-delivery.ts';
import { ButtonRow, PlainButton } from '../../ui/Button.tsx';
import { useFacts, useTranslate } from '../../ui/contexts.ts';
import { OpenNow } from '../../ui/OpenNow.tsx';
import { ManifestText } from '../../ui/Wording.tsx';
import { dayInWords, extraName, isAsked } from './extra-fields.ts';
import * as S from './QuoteForm.styles.ts';
import type { KeptQuote } from './sending.ts';

const RECEIPT_ID = '_quote-receipt';

/**
 * Moves the focus from the pressed button to the receipt and scrolls it into view, unless the visitor is typing again.
 */
export function focusReceipt(): void {
  if (!document.activeElement?.matches('body, [type="submit"]')) return;
  document.getElementById(RECEIPT_ID)?.focus();
}

/** The form's requests, and how a kept one is cancelled. */
interface Requests {
  arrived?: QuoteRequest;
  /** Oldest first. */
  kept: KeptQuote[];
  retrying?: boolean;
  cancel(key: string): Promise<void>;
}

/** The requests that were sent or are kept, above the form. */
export function Receipts({ form, state }: { form: QuoteFormFacts; state: Requests }) {
  return receiptsOf(state).map(({ place, request, key }) => (
    <Receipt
      key={place}
      id={place}
      {...{ request, form }}
      onCancel={key ? () => void state.cancel(key) : undefined}
      sending={state.retrying}
    />
  ));
}

/** The newest first. A kept request that is sent keeps its place, and with it the focus. */
function receiptsOf({ arrived, kept }: Requests) {
  const sent: { request: QuoteRequest; key?: string }[] = arrived ? [{ request: arrived }] : [];
  const receipts = [...sent, ...kept].reverse();
  return receipts.map((receipt, index) => ({ ...receipt, place: `${RECEIPT_ID}${index || ''}` }));
}

interface Props {
  id: string;
  request: QuoteRequest;
  form: QuoteFormFacts;
  /** Removes a request that the device keeps; absent for one that was sent. */
  onCancel?: () => void;
  /** True while it is sent: then it cannot be cancelled. */
  sending?: boolean;
}

/** The receipt of a request, which stays after the toast has gone; nothing where the manifest has no words for it. */
function Receipt({ id, request, form, onCancel, sending }: Props) {
  const { receipt, messages } = form;
  const { email } = useFacts().company;
  const t = useTranslate();
  if (!receipt) return null;
  const handsOver = !onCancel && form.delivery === 'simulated';
  const announcement = handsOver
    ? {
        title: t(
          email ? 'One step left: email it to the office' : 'One step left: call the office',
        ),
        text: `${t('We do not have your request until you do.')} ${receipt.text}`,
      }
    : { title: receipt.title, text: `${messages.sent.text} ${receipt.text}` };
  const { title, text } = (onCancel && keptWords(receipt.kept)) || announcement;
  return (
    <S.Receipt id={id} role="group" aria-label={title} tabIndex={-1}>
      <h3>{title}</h3>
      <p key={text}>
        <ManifestText text={text} />
      </p>
      <dl>
        {answers(request, form, t).map(([label, answer], index) => (
          <div key={index}>
            <dt>{label}</dt> <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      {handsOver && <Handover {...{ request, form }} />}
      {onCancel && (
        <PlainButton type="button" disabled={sending} onClick={onCancel}>
          {receipt.kept?.cancel_label}
        </PlainButton>
      )}
    </S.Receipt>
  );
}

/** The site sends nothing itself, so the visitor hands the request to the office: by e-mail or by phone. */
function Handover({ request, form }: Pick<Props, 'request' | 'form'>) {
  const { company, phone_href } = useFacts();
  const t = useTranslate();
  const subject = t('Quote request from {name}', { name: request.name });
  const fields = answers(request, form, t);
  const call = { label: t('Call {phone}', { phone: company.phone }), to: phone_href };
  const to = company.email && mailAddress({ to: company.email, subject, fields });
  return (
    <>
      <ButtonRow
        buttons={[
          ...(to ? [{ label: t('Email this to the office'), to, style: 'primary' as const }] : []),
          { ...call, icon: 'phone' },
        ]}
      />
      <OpenNow />
    </>
  );
}

/** The answers, in the form's order and with the labels that the visitor saw. */
function answers(
  sent: QuoteRequest,
  { labels, cities, services, extra_fields = [] }: QuoteFormFacts,
  t: Translate,
): [string, string][] {
  const shownFields = extra_fields.filter((field) => isAsked(field, sent.serviceType));
  const rows: [string, string][] = [
    [labels.name, sent.name],
    [labels.email, sent.email],
    [labels.phone, sent.phone],
    [labels.city, choice(cities, sent.city)],
    [labels.address, sent.address],
    [labels.serviceType, choice(services, sent.serviceType)],
    ...shownFields.map(({ id, label, kind }): [string, string] => {
      const answer = sent[extraName(id)] ?? '';
      return [label, kind === 'date' && answer ? dayInWords(answer, t) : answer];
    }),
    [labels.message, sent.message],
  ];
  return rows.filter(([, answer]) => answer.trim() !== '');
}

/** The words of a choice; a city may be typed instead of chosen. */
const choice = (options: Option[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

/** The words about a kept request: "offline" would be wrong while the browser has a network. */
const keptWords = (kept: NonNullable<QuoteFormFacts['receipt']>['kept']) =>
  kept && navigator.onLine ? { ...kept, text: kept.online_text ?? kept.text } : kept;
