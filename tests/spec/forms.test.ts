// The forms of the specification: their questions, options, requirements and answers.
import { describe, expect, it } from 'vitest';
import type { Consent } from '../../src/model/manifest.generated.ts';
import { sectionOf } from '../manifest/real-manifest.ts';
import { page, words } from './in-words.ts';

describe('the quote form', () => {
  const { form } = sectionOf(page('/contact/'), 'quote-form');

  it('asks for the fields of the entity', () => {
    expect(Object.keys(form.labels)).toEqual(
      expect.arrayContaining([
        ...['name', 'email', 'phone', 'address', 'city', 'serviceType', 'message'],
      ]),
    );
    expect(form.labels.message).toBe('Additional Details');
  });

  it('offers the cities and the four services', () => {
    const offered = (options: { value: string; label: string }[]) =>
      options.map(({ value, label }) => `${value}: ${label}`);
    expect(offered(form.cities)).toEqual([
      'collins: Collins',
      'dunkirk: Dunkirk',
      'salamanca: Salamanca',
      'other: Other (Western NY)',
    ]);
    expect(offered(form.services)).toEqual([
      'residential: Residential Trash Pickup',
      'commercial: Commercial Dumpster Service',
      'rolloff: Roll-Off Container Rental',
      'other: Other / Multiple Services',
    ]);
  });

  it('says back what the error catalogue says', () => {
    expect(form.messages).toMatchObject({
      sent: {
        title: 'Quote Request Submitted!',
        text: "We'll contact you within 24 hours with your quote.",
      },
      failed: { title: 'Error', text: 'Failed to submit request. Please try again.' },
      consent: {
        title: 'Consent Required',
        text: 'Please accept the marketing consent to continue.',
      },
    });
    expect(form.submitting_label).toBe('Submitting...');
  });

  it('requires consent to marketing texts, with everything that it must say', () => {
    const { text, required, privacy, terms } = form.consent as Consent;
    expect(required).toBe(true);
    for (const part of [
      /marketing text/,
      /Cattaraugus Valley Hauling/,
      /messages sent via a messaging provider/,
      /Consent is not a condition of purchase/,
      /Message and data rates may apply/,
      /frequency varies/,
      /STOP to unsubscribe and HELP for help/,
    ]) {
      expect(text).toMatch(part);
    }
    expect(privacy.to).toBe('/terms-privacy/#privacy-policy');
    expect(terms.to).toBe('/terms-privacy/#terms-and-conditions');
  });

  it('promises an answer within 2 business hours, emergencies first', () => {
    expect(words('/contact/')).toMatch(/2 business hours/);
    expect(words('/contact/')).toMatch(/emergency/);
  });

  it('is the same on the home page', () => {
    expect(sectionOf(page('/'), 'quote-form').form).toEqual(form);
  });
});

describe('the forms about a customer’s account', () => {
  const { by_text, by_email, ...customerId } = sectionOf(page('/pay-bill/'), 'customer-id');
  const update = sectionOf(page('/pay-bill/'), 'account-update');
  const failure = { title: 'Submission Error', text: 'Please try again.' };

  it('say what the office knows them by, that they are sending, and what became of it', () => {
    expect(customerId).toMatchObject({ success_title: 'Request Submitted', failure });
    expect(by_text).toMatchObject({
      subject: 'Customer ID Request - SMS',
      submitting_label: 'Sending...',
      success: "We'll text your Customer ID shortly.",
    });
    expect(by_email).toMatchObject({
      subject: 'Customer ID Request - Email',
      submitting_label: 'Sending...',
      success: "We'll email your Customer ID shortly.",
    });
    expect(update).toMatchObject({
      subject: 'Account Update Request',
      submitting_label: 'Submitting...',
      success: {
        title: 'Request Submitted',
        text: "We'll update your account information shortly.",
      },
      failure,
    });
  });
});

it('the other sentences of the error catalogue are there', () => {
  expect(sectionOf(page('/pay-bill/'), 'billing-portal')).toMatchObject({
    failed_text: 'Unable to load payment portal',
    retry_label: 'Retry',
  });
  const index = page('/rolloff-dumpsters/');
  expect(sectionOf(index, 'faq').empty_text).toBe('No FAQs available at this time.');
  expect(sectionOf(index, 'size-finder').failed_text).toBe(
    'Unable to load dumpster sizes. Please try again later.',
  );
});
