// The quote form with the contact details beside it.
import type { QuoteFormFacts } from '../../model/forms/quote-form.ts';
import { QUOTE_LIMITS } from '../../model/limits.ts';
import type { SectionOf } from '../../model/site.ts';
import type { QuoteRequest } from '../../outside/quote-delivery.ts';
import { Band } from '../../ui/Band.tsx';
import { useFacts, useTranslate } from '../../ui/contexts.ts';
import {
  Choices,
  EmailField,
  FormGrid,
  FormSheet,
  PhoneField,
  SelectField,
  TextField,
} from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { ContactDetails } from '../../ui/ReachDetails.tsx';
import { ManifestText } from '../../ui/Wording.tsx';
import { ConsentBox } from './ConsentBox.tsx';
import { type CommonProps, ExtraFields } from './ExtraFields.tsx';
import { Honeypot } from './Honeypot.tsx';
import { MessageField, Receipts } from './Photos.tsx';
import * as S from './QuoteForm.styles.ts';
import { DRAFT } from './quote-draft.ts';
import { type QuoteFormState as State, useQuoteForm } from './use-quote-form.ts';
import type { QuoteField, TextualField } from './validate-quote.ts';

export function QuoteForm({ section }: { section: SectionOf<'quote-form'> }) {
  const { id, tone, heading, intro, form, details_heading, details_text } = section;
  const state = useQuoteForm(form);
  return (
    <Band id={id} tone={tone} heading={state.heading ?? heading} intro={intro}>
      <S.Layout>
        <FormSheet>
          <Receipts {...{ form, state }} />
          <Form form={form} state={state} />
        </FormSheet>
        <ContactDetails heading={details_heading} text={details_text} />
      </S.Layout>
    </Band>
  );
}

function Form({ form, state }: { form: QuoteFormFacts; state: State }) {
  const { email_href, company } = useFacts();
  const t = useTranslate();
  const { element, request, errors, submitting, trouble, ready, sizeField, change, submit } = state;
  return (
    // Before the script runs, the browser checks the fields and hands the request to the mail program, if the site has
    // an address.
    <FormGrid
      ref={element}
      action={email_href}
      method="post"
      encType="text/plain"
      noValidate={ready}
      aria-busy={submitting}
      data-event="quote-request"
      data-draft={DRAFT}
      onSubmit={submit}
    >
      <Honeypot />
      {sizeField && <ChosenSize {...{ form, request, sizeField }} />}
      <Fields {...{ form, request, errors, ready, sizeField, change }} />
      <SubmitButton
        submitting={submitting}
        waiting={!ready && !email_href}
        label={form.submit_label}
        submittingLabel={form.submitting_label}
      />{' '}
      <noscript>
        {email_href
          ? t('Your email app opens with the request. Press Send there.')
          : t('Please call {phone}.', { phone: company.phone })}
      </noscript>
      {trouble && (
        <p key={trouble} role="alert">
          <ManifestText text={trouble} />
        </p>
      )}
    </FormGrid>
  );
}

interface ChosenSizeProps extends Pick<State, 'request'> {
  form: QuoteFormFacts;
  sizeField: keyof QuoteRequest;
}

/** What the visitor pressed on the page before, such as a size of a service, with a way to another size. */
function ChosenSize({ form, request, sizeField }: ChosenSizeProps) {
  const t = useTranslate();
  const service = form.services.find(({ value }) => value === request.serviceType);
  const size = request[sizeField];
  if (!size || !service) return null;
  return (
    <S.Chosen>
      <strong>{`${size} ${midSentence(service.short ?? service.label)}`}</strong>{' '}
      <button type="button" onClick={() => document.getElementById(fieldId(sizeField))?.focus()}>
        {t('change')}
      </button>
    </S.Chosen>
  );
}

/** A label as it goes on after other words: one with further capitals, such as "DOT hauling", keeps them all. */
const midSentence = (label: string) => {
  const rest = label.slice(1);
  return rest === rest.toLowerCase() ? label.toLowerCase() : label;
};

interface FieldsProps extends Pick<State, 'request' | 'errors' | 'ready' | 'sizeField' | 'change'> {
  form: QuoteFormFacts;
}

function Fields(props: FieldsProps) {
  const { form, request, errors, ready, sizeField, change } = props;
  const { labels, cities, consent, email_optional } = form;
  const { common, typed } = fieldProps(props);
  return (
    <>
      {sizeField && <Job {...props} />}
      <S.Pair>
        <TextField {...typed('name')} autoComplete="name" />
        <EmailField {...common('email')} limit={QUOTE_LIMITS.email} optional={email_optional} />
      </S.Pair>
      <S.Pair>
        <PhoneField {...typed('phone')} />
        {cities.length > 0 ? (
          <SelectField {...common('city')}>
            <Choices placeholder={labels.choose} options={cities} />
          </SelectField>
        ) : (
          <TextField {...typed('city')} autoComplete="address-level2" />
        )}
      </S.Pair>
      <TextField {...typed('address')} autoComplete="address-line1" />
      {!sizeField && <Job {...props} />}
      <MessageField {...typed('message')} optional />
      {consent && (
        <ConsentBox
          id={fieldId('marketingConsent')}
          consent={consent}
          checked={request.marketingConsent}
          error={errors.marketingConsent ?? (ready ? '' : undefined)}
          onChange={(checked) => change('marketingConsent', checked)}
        />
      )}
    </>
  );
}

/** The service, and the questions that belong to it. */
function Job(props: FieldsProps) {
  const { form, request, ready } = props;
  const { labels, services, extra_fields = [] } = form;
  const { shared, common } = fieldProps(props);
  return (
    <>
      <SelectField {...common('serviceType')}>
        <Choices placeholder={labels.choose} options={services} />
      </SelectField>
      <ExtraFields
        fields={extra_fields}
        service={request.serviceType}
        choose={labels.choose}
        ready={ready}
        common={shared}
      />
    </>
  );
}

/** Makes the props of a field by its name: `shared` with a label, `common` with the form's, `typed` for a text. */
function fieldProps({ form: { labels }, request, errors, ready, change }: FieldsProps) {
  const shared = (name: Exclude<QuoteField, 'marketingConsent'>, label: string): CommonProps => ({
    id: fieldId(name),
    name,
    label,
    error: errors[name] ?? (ready ? '' : undefined),
    value: request[name] ?? '',
    onChange: (event) => change(name, event.target.value),
  });
  const common = (name: TextualField) => shared(name, labels[name]);
  const typed = (name: TextualField) => ({
    ...common(name),
    // The browser's own limit cuts a pasted text silently; the script reports a text that is too long.
    maxLength: ready ? undefined : QUOTE_LIMITS[name],
  });
  return { shared, common, typed };
}

const fieldId = (name: string) => `_quote-${name}`;
