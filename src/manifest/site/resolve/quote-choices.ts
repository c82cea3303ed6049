// The choices of the quote form: the cities and the services.
import type { Company, Town } from '../../../model/manifest.generated.ts';
import type { Option } from '../../../model/site.ts';
import type { Expansion } from '../expand/expand-pages.ts';
import { MOST_CITIES } from '../expand/words.ts';

/** The value of the choice for everything else; no service and no town can have this name. */
export const OTHER = 'other';

/** The choices of a city, with "other" as the last; empty when visitors type the name. */
export function quoteCities({ towns, shared }: Expansion): Option[] {
  if (towns.length > MOST_CITIES) return [];
  return [
    ...towns
      .filter(({ town }) => town.kind !== 'region')
      .map(({ town }) => ({ value: town.slug, label: cityName(town, shared.company) })),
    { value: OTHER, label: shared.quote_form.other_city },
  ];
}

/** The town's name, with its state where that is not the office's. */
function cityName(town: Town, company: Company): string {
  return town.state && town.state !== company.address?.state
    ? `${town.name}, ${town.state}`
    : town.name;
}

/** The choices of a service, with "other" as the last where the form has it. */
export function quoteServices({ shared: { services, quote_form } }: Expansion): Option[] {
  const { other_service: other } = quote_form;
  return [
    ...services.map(({ id, label, quote_label }) => ({ value: id, label: quote_label ?? label })),
    ...(other ? [{ value: OTHER, label: other }] : []),
  ];
}
