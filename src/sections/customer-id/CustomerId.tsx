// Two small forms to ask for a forgotten Customer ID, by text message or by e-mail.
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { OfficeFormKind } from '../../model/forms/office-form.ts';
import type { CustomerIdForm, ToastMessage } from '../../model/manifest.generated.ts';
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { EmailField, PhoneField } from '../../ui/forms/Field.tsx';
import { MailForm } from '../../ui/forms/MailForm.tsx';
import { CardBox, CardGrid } from '../../ui/styles/grid.ts';
import { ManifestText } from '../../ui/Wording.tsx';

const Column = styled(CardBox).attrs({ as: 'div' })`
  justify-content: space-between;
  /* The note below one form does not pull the other apart. */
  div:has([role="status"] > *) > & {
    justify-content: start;
  }
`;

export function CustomerId({ section }: { section: SectionOf<'customer-id'> }) {
  const { id, tone, heading, intro, by_text, by_email, success_title, failure } = section;
  const shared = { to: section.mail_to, successTitle: success_title, failure };
  const stored = section.delivery === 'supabase';
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro}>
      <CardGrid as="div" $columns={2}>
        <OneField
          {...shared}
          form={by_text}
          office={stored ? 'form:customer-id-sms' : undefined}
          name="phone"
          limit={20}
          control={(field) => <PhoneField {...field} maxLength={20} />}
        />
        <OneField
          {...shared}
          form={by_email}
          office={stored ? 'form:customer-id-email' : undefined}
          name="email"
          limit={100}
          control={(field) => <EmailField {...field} limit={100} maxLength={100} />}
        />
      </CardGrid>
    </Band>
  );
}

interface OneFieldProps {
  to: string;
  failure: ToastMessage;
  office?: OfficeFormKind;
  form: CustomerIdForm;
  name: string;
  /** The longest value, in characters. */
  limit: number;
  control(field: { id: string; name: string; label: string; hint?: string }): ReactNode;
  successTitle: string;
}

function OneField({ form, name, limit, control, successTitle, ...settings }: OneFieldProps) {
  const { heading, text, label, hint, submit_label, submitting_label, subject, success } = form;
  return (
    <Column>
      <h3>{heading}</h3>
      {text && (
        <p>
          <ManifestText text={text} />
        </p>
      )}
      <MailForm
        label={heading}
        submitLabel={submit_label}
        submittingLabel={submitting_label}
        settings={{
          ...settings,
          subject,
          fields: { [name]: { label, limit } },
          success: { title: successTitle, text: success },
        }}
      >
        {control({ id: `_customer-id-${name}`, name, label, hint })}
      </MailForm>
    </Column>
  );
}
