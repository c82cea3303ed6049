// Collects what the worker has to know of the manifest.
import type { Expansion } from '../../manifest/site/expand/expand-pages.ts';
import { quoteForm } from '../../manifest/site/resolve/quote-choices.ts';
import type { OfficeFormKind } from '../../model/forms/office-form.ts';
import type { Consumer, OfficeWords } from '../../model/forms/office-words.ts';
import type { Option } from '../../model/forms/quote-form.ts';
import type { AccountUpdateSection, CustomerIdSection } from '../../model/manifest.generated.ts';
import type { Site } from '../../model/site.ts';

/** The words and addresses of a manifest; undefined where it does not say what to send. */
export function officeWords({ facts }: Site, expansion: Expansion): OfficeWords | undefined {
  const { office } = expansion.shared;
  if (!office) return undefined;
  const { labels, cities, services, extra_fields = [] } = quoteForm(expansion);
  const { serviceType, choose: _, message, ...rest } = labels;
  const consumers: Consumer[] = [
    'office',
    ...(office.confirmation ? (['visitor'] as const) : []),
    ...(office.webhook ? (['webhook'] as const) : []),
  ];
  return {
    ...office,
    consumers,
    company: facts.company.name,
    phone: facts.company.phone,
    origin: facts.origin,
    labels: Object.entries({ ...rest, service_type: serviceType, message }),
    questions: Object.fromEntries(extra_fields.map(({ id, label }) => [id, label])),
    choices: Object.fromEntries(extra_fields.map(({ id, choices = [] }) => [id, choices])),
    cities: byValue(cities, 'label'),
    services: byValue(services, 'short'),
    forms: byValue(officeForms(expansion), 'label'),
  };
}

function byValue<K extends string>(options: (Option & Record<K, string>)[], words: K) {
  return Object.fromEntries(options.map((option) => [option.value, option[words]]));
}

/** The kinds of forms on the pages, with their subjects. */
export function officeForms({ pages }: Expansion): Option[] {
  return pages.flatMap(({ sections }) => sections.flatMap(({ data }) => formsOf(data)));
}

function formsOf(data: { type: string }): (Option & { value: OfficeFormKind })[] {
  switch (data.type) {
    case 'account-update': {
      const { subject } = data as AccountUpdateSection;
      return [{ value: 'form:account-update', label: subject }];
    }
    case 'customer-id': {
      const { by_text, by_email } = data as CustomerIdSection;
      return [
        { value: 'form:customer-id-sms', label: by_text.subject },
        { value: 'form:customer-id-email', label: by_email.subject },
      ];
    }
    default:
      return [];
  }
}
