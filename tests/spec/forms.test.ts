// The forms of the specification: their questions, options, requirements and answers.
import { describe, expect, it } from 'vitest';
import type { Consent } from '../../src/model/manifest.generated.ts';
import { manifestText, pageAt, sectionOf, siteOf } from '../manifest/real-manifest.ts';

const site = siteOf(manifestText);
const page = (path: string) => pageAt(site, path);
const words = (path: string) => JSON.stringify(page(path).sections);

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

  it('offers the six cities', () => {
    expect(form.cities).toEqual([
      { value: 'collins', label: 'Collins' },
      { value: 'dunkirk', label: 'Dunkirk' },
      { value: 'fredonia', label: 'Fredonia' },
      { value: 'hanover', label: 'Hanover' },
      { value: 'salamanca', label: 'Salamanca' },
      { value: 'other', label: 'Other (Western NY)' },
    ]);
  });

  it('offers the four services', () => {
    expect(form.services.map(({ value, label }) => ({ value, label }))).toEqual([
      { value: 'residential', label: 'Residential Trash Pickup' },
      { value: 'commercial', label: 'Commercial Dumpster Service' },
      { value: 'rolloff', label: 'Roll-Off Container Rental' },
      { value: 'other', label: 'Other / Multiple Services' },
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
  const customerId = sectionOf(page('/pay-bill/'), 'customer-id');
  const update = sectionOf(page('/pay-bill/'), 'account-update');
  const failure = { title: 'Submission Error', text: 'Please try again.' };

  it('write the subjects that the office knows', () => {
    expect(customerId.by_text.subject).toBe('Customer ID Request - SMS');
    expect(customerId.by_email.subject).toBe('Customer ID Request - Email');
    expect(update.subject).toBe('Account Update Request');
  });

  it('say that a request was submitted', () => {
    expect(customerId.success_title).toBe('Request Submitted');
    expect(customerId.by_text.success).toBe("We'll text your Customer ID shortly.");
    expect(customerId.by_email.success).toBe("We'll email your Customer ID shortly.");
    expect(update.success).toEqual({
      title: 'Request Submitted',
      text: "We'll update your account information shortly.",
    });
  });

  it('say that one failed', () => {
    expect(customerId.failure).toEqual(failure);
    expect(update.failure).toEqual(failure);
  });

  it('say that they are sending', () => {
    const labels = [customerId.by_text, customerId.by_email, update].map((f) => f.submitting_label);
    for (const label of labels) expect(['Sending...', 'Submitting...']).toContain(label);
  });
});

describe('the other sentences of the error catalogue', () => {
  it('are there', () => {
    expect(sectionOf(page('/pay-bill/'), 'billing-portal')).toMatchObject({
      failed_text: 'Unable to load payment portal',
      retry_label: 'Retry',
    });
    expect(sectionOf(page('/rolloff-dumpsters/'), 'faq').empty_text).toBe(
      'No FAQs available at this time.',
    );
    expect(sectionOf(page('/rolloff-dumpsters/'), 'size-finder').failed_text).toBe(
      'Unable to load dumpster sizes. Please try again later.',
    );
  });
});
