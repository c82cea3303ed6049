// The three forms of the Pay Bill page that are sent by mail, as the specification describes them.

/** An account update with every field filled in. */
export const FULL = {
  fullName: 'Ada Bauer',
  phone: '716-555-0199',
  email: 'ada+trash@example.com',
  serviceAddress: '12 Lake Shore Drive, Dunkirk',
  updateDetails: 'New house & phone: 100% moved',
};

export interface MailForm {
  name: string;
  /** The section of the form. */
  area: string;
  fields: Record<string, string>;
  /** The longest value of each field, in characters. */
  limits: Record<string, number>;
  subject: string;
  /** The button's label while the form is sent. */
  busy: string;
  /** The text of the toast afterwards. */
  thanks: string;
}

export const FORMS: [MailForm, MailForm, MailForm] = [
  {
    name: 'Customer ID by text',
    area: '#find-customer-id',
    fields: { phone: FULL.phone },
    limits: { phone: 20 },
    subject: 'Customer ID Request - SMS',
    busy: 'Sending...',
    thanks: "We'll text your Customer ID shortly.",
  },
  {
    name: 'Customer ID by e-mail',
    area: '#find-customer-id',
    fields: { email: FULL.email },
    limits: { email: 100 },
    subject: 'Customer ID Request - Email',
    busy: 'Sending...',
    thanks: "We'll email your Customer ID shortly.",
  },
  {
    name: 'Account update',
    area: '#update-account',
    fields: FULL,
    limits: { fullName: 100, phone: 20, email: 100, serviceAddress: 200, updateDetails: 500 },
    subject: 'Account Update Request',
    busy: 'Submitting...',
    thanks: "We'll update your account information shortly.",
  },
];
