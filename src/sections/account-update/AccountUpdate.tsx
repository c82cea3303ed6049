// The form for a new phone number, e-mail or address.
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import {
  EmailField,
  FormSheet,
  PhoneField,
  TextAreaField,
  TextField,
} from '../../ui/forms/Field.tsx';
import { MailForm } from '../../ui/forms/MailForm.tsx';

/** The longest values in characters, from the specification. */
const LIMITS = { fullName: 100, phone: 20, email: 100, serviceAddress: 200, updateDetails: 500 };

/** The mail calls the values by the names of their fields. */
const MAIL_FIELDS = Object.fromEntries(
  Object.entries(LIMITS).map(([name, limit]) => [name, { label: name, limit }]),
);

export function AccountUpdate({ section }: { section: SectionOf<'account-update'> }) {
  const { id, tone, heading, intro, labels, submit_label, submitting_label } = section;
  const field = (name: keyof typeof LIMITS) => ({
    id: `_update-${name}`,
    name,
    label: labels[name],
    maxLength: LIMITS[name],
  });
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro} split>
      <FormSheet>
        <MailForm
          label={heading}
          submitLabel={submit_label}
          submittingLabel={submitting_label}
          settings={{
            to: section.mail_to,
            subject: section.subject,
            office: section.delivery === 'supabase' ? 'form:account-update' : undefined,
            fields: MAIL_FIELDS,
            success: section.success,
            failure: section.failure,
          }}
        >
          <TextField {...field('fullName')} autoComplete="name" />
          <PhoneField {...field('phone')} />
          <EmailField {...field('email')} limit={LIMITS.email} />
          <TextField {...field('serviceAddress')} autoComplete="address-line1" />
          <TextAreaField {...field('updateDetails')} optional />
        </MailForm>
      </FormSheet>
    </Band>
  );
}
