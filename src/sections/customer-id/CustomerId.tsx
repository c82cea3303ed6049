// Two small forms to ask for a forgotten Customer ID, by text message or by e-mail.
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { CustomerIdForm, Message } from '../../model/manifest.generated.ts';
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useFacts } from '../../ui/facts.ts';
import { CardBox, CardGrid } from '../../ui/grid.ts';
import { MailForm } from '../../ui/MailForm.tsx';
import { Wording } from '../../ui/Wording.tsx';

const Column = styled(CardBox).attrs({ as: 'div' })`
  justify-content: space-between;
`;

export function CustomerId({ section }: { section: SectionOf<'customer-id'> }) {
  const { id, tone, heading, intro, by_text, by_email, success_title, failure } = section;
  const shared = { successTitle: success_title, failure };
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro}>
      <CardGrid as="div" $columns={2}>
        <OneField
          {...shared}
          form={by_text}
          name="phone"
          control={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 20 }}
        />
        <OneField
          {...shared}
          form={by_email}
          name="email"
          control={{ type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 100 }}
        />
      </CardGrid>
    </Band>
  );
}

interface OneFieldProps {
  form: CustomerIdForm;
  name: string;
  /** The control's type and limits; `maxLength` is also where the value is cut. */
  control: Partial<ComponentProps<typeof TextField>> & { maxLength: number };
  successTitle: string;
  failure: Message;
}

function OneField({ form, name, control, successTitle, failure }: OneFieldProps) {
  const { company } = useFacts();
  const { heading, text, label, hint, submit_label, submitting_label, subject, success } = form;
  return (
    <Column>
      <h3>{heading}</h3>
      {text && (
        <p>
          <Wording text={text} />
        </p>
      )}
      <MailForm
        label={heading}
        submitLabel={submit_label}
        submittingLabel={submitting_label}
        settings={{
          to: company.email,
          subject,
          fields: { [name]: { label, limit: control.maxLength } },
          success: { title: successTitle, text: success },
          failure,
        }}
      >
        <TextField {...control} id={`_customer-id-${name}`} name={name} label={label} hint={hint} />
      </MailForm>
    </Column>
  );
}
