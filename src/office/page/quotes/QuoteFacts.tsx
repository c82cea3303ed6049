// The fields of a request as the visitor filled them in.

import { isAnswer } from '../../../model/forms/office-form.ts';
import { waitedInWords } from '../../../model/forms/stored-quote.ts';
import { Facts } from '../look/parts.ts';
import { useOfficeSite } from '../office-site.ts';
import { campaignInWords, type Quote } from './quote.ts';

export function QuoteFacts({ quote }: { quote: Quote }) {
  const { questions } = useOfficeSite();
  const { phone, email, address, message, marketing_consent } = quote;
  const answers = Object.entries(quote.extra_answers ?? {}).map(([id, answer]) => ({
    label: questions.find((question) => question.id === id)?.label ?? id,
    answer,
  }));
  return (
    <Facts>
      {message && <Fact label="Details" value={message} isWide />}
      <Fact label="Phone" value={phone} />
      <Fact label="E-mail" value={email} />
      <Fact label="Address" value={address} />
      {answers.map(({ label, answer }) => (
        <Fact key={label} label={label} value={answer} />
      ))}
      <Fact label="Campaign" value={campaignInWords(quote)} />
      <Fact label="Delay" value={waitedInWords(quote) ?? ''} isWide />
      <Fact label="Marketing texts" value={marketing_consent ? 'Agreed' : 'Not agreed'} />
    </Facts>
  );
}

function Fact({ label, value, isWide }: { label: string; value: string; isWide?: boolean }) {
  if (!isAnswer(value)) return null;
  return (
    <div data-wide={isWide || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
