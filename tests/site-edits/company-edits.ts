// Edits of the facts that a manifest has once: the company, its hours, its form and its outside services.
import type { Edits } from './edits.ts';
import { found, inData, isFields, list, part, parts, without } from './manifest-edits.ts';

/** Sets a fact that is there. */
const set = (path: string, value: unknown) =>
  inData((manifest) => {
    const at = path.split('.');
    const name = at.pop() ?? '';
    const holder = at.length > 0 ? part(manifest, at.join('.')) : manifest;
    found(holder[name], path);
    holder[name] = value;
  });

/** Sets a fact, whether it is there or not. */
const add = (path: string, name: string, value: unknown) =>
  inData((manifest) => {
    part(manifest, path)[name] = value;
  });

const leaveOut = (path: string, name: string) =>
  inData((manifest) => {
    const holder = part(manifest, path);
    found(holder[name], name);
    delete holder[name];
  });

/** Leaves a fact out, with every entry that speaks of it, and with what a privacy text says of it. */
const giveUp = (path: string, name: string, words: RegExp) =>
  inData((manifest) => {
    const holder = part(manifest, path);
    found(holder[name], name);
    delete holder[name];
    Object.assign(manifest, without(manifest, words));
    for (const { fields } of parts(manifest)) {
      if (isFields(fields.services)) delete fields.services[name];
    }
  });

export const COMPANY_EDITS: Edits = {
  'another phone number': set('company.phone', '(814) 555-0123'),
  'another company name': set('company.name', 'Miller & Daughters “North”'),
  'other hours': inData((manifest) => {
    const [first] = list(part(manifest, 'company'), 'hours');
    Object.assign(first ?? {}, { opens: '08:30', closes: '16:00' });
  }),
  'hours on Saturday, too': inData((manifest) => {
    const hours = list(part(manifest, 'company'), 'hours');
    if (!JSON.stringify(hours).includes('Saturday')) {
      hours.push({ from: 'Saturday', opens: '09:00', closes: '12:00' });
    }
  }),
  'no Friday afternoon': inData((manifest) => {
    part(manifest, 'company').hours = [
      { from: 'Monday', to: 'Thursday', opens: '07:00', closes: '17:00' },
      { from: 'Friday', opens: '07:00', closes: '12:00' },
    ];
  }),
  'an address of its own on the web': set('site.origin', 'https://www.new-name.example'),
  'a link for the office': set('site.admin_mode', true),
  'a contact for security faults': add('site', 'security_contact', 'safety@new-name.example'),
  'another page to order on': set(
    'integrations.ordering.url',
    'https://order.new-name.example/start',
  ),
  'quotes by an endpoint': inData((manifest) => {
    const form = part(manifest, 'quote_form');
    Object.assign(form, { delivery: 'endpoint', endpoint: 'https://api.new-name.example/quotes' });
  }),
  'quotes into a database': set('quote_form.delivery', 'supabase'),
  'consent that is optional': set('quote_form.consent.required', false),
  'no words after sending': leaveOut('quote_form', 'receipt'),
  'no rating': giveUp('company', 'rating', /\{(rating|review_count)\}|^reviews$/),
  'no price range': leaveOut('company', 'price_range'),
  'no online ordering': giveUp('integrations', 'ordering', /^order-online$/),
  'no review widget': giveUp('integrations', 'review_widget', /^reviews$/),
  'no billing portal': giveUp('integrations', 'billing_portal', /^billing-portal$|#portal$/),
  'no credit for the website': leaveOut('integrations', 'vendor'),
};
