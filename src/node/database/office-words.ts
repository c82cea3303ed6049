// Collects what the worker has to know of the manifest.
import type { Expansion } from '../../manifest/site/expand/expand-pages.ts';
import { officeForms } from '../../manifest/site/resolve/office-forms.ts';
import { quoteForm } from '../../manifest/site/resolve/quote-choices.ts';
import type { Consumer, OfficeWords } from '../../model/forms/office-words.ts';
import type { Option } from '../../model/forms/quote-form.ts';
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
    cities: byValue(cities, 'label'),
    services: byValue(services, 'short'),
    forms: byValue(officeForms(expansion), 'label'),
  };
}

function byValue<K extends string>(options: (Option & Record<K, string>)[], words: K) {
  return Object.fromEntries(options.map((option) => [option.value, option[words]]));
}
