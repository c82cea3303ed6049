// The choices of the quote form: the cities, the services and the sizes.
import type {
  FormQuestion,
  Option,
  QuoteFormFacts,
  ServiceOption,
} from '../../../model/forms/quote-form.ts';
import type { Company, ExtraField, Town } from '../../../model/manifest.generated.ts';
import type { ExpandedPage, Expansion } from '../expand/expand-pages.ts';
import { MAX_CITY_CHOICES, townPlaceholders } from '../expand/placeholders.ts';

/** The value of the choice for everything else; no service and no town can have this name. */
export const OTHER_CHOICE = 'other';

/** The choices of a city, with "other" as the last; empty when visitors type the name. */
export function quoteCities({ towns, shared }: Expansion): Option[] {
  if (towns.length > MAX_CITY_CHOICES) return [];
  return [
    ...towns
      .filter(({ town }) => town.kind !== 'region')
      .map(({ town }) => ({ value: town.slug, label: cityName(town, shared.company) })),
    { value: OTHER_CHOICE, label: shared.quote_form.other_city },
  ];
}

/** The town's name, with its state where that is not the office's. */
function cityName(town: Town, company: Company): string {
  return town.state && town.state !== company.address?.state
    ? `${town.name}, ${town.state}`
    : town.name;
}

/** The choices of a service, with "other" as the last where the form has it. */
export function quoteServices({ shared: { services, quote_form } }: Expansion): ServiceOption[] {
  const { other_service: other } = quote_form;
  return [
    ...services.map(({ id, label, quote_label, short_label }) => ({
      value: id,
      label: quote_label ?? label,
      short: short_label ?? label,
    })),
    ...(other ? [{ value: OTHER_CHOICE, label: other, short: other }] : []),
  ];
}

/** The ids that `?size=` can choose: those of the sizes that the form asks for. */
export function quoteSizes({ shared: { quote_form } }: Expansion): string[] {
  return (quote_form.extra_fields ?? []).flatMap((field) => sizesOf(field).map(({ id }) => id));
}

/** The query of a page's quote buttons: its town and its service, as links of the manifest write them. */
export function quoteQuery({ town, service }: ExpandedPage, { towns, shared }: Expansion): string {
  const isTyped = towns.length > MAX_CITY_CHOICES;
  const city = town && townPlaceholders(town, shared.company, isTyped).quote_city;
  const choices = [...(city ? [`city=${city}`] : []), ...(service ? [`service=${service}`] : [])];
  return choices.join('&');
}

/** The settings of the form with the choices of its lists. */
export function quoteForm(expansion: Expansion): QuoteFormFacts {
  const { extra_fields, ...settings } = expansion.shared.quote_form;
  return {
    ...settings,
    ...(extra_fields && { extra_fields: extra_fields.map(question) }),
    cities: quoteCities(expansion),
    services: quoteServices(expansion),
  };
}

/** Visitors choose a size by its name, and nothing else of it is sent to them. */
function question({ sizes, ...field }: ExtraField): FormQuestion {
  if (field.kind !== 'size') return field;
  const offered = sizesOf({ sizes });
  return {
    ...field,
    kind: 'choice',
    choices: offered.map(({ size_label }) => size_label),
    ids: offered.map(({ id }) => id),
  };
}

/** The sizes of a question; after the expansion a reference has become the list. */
const sizesOf = ({ sizes }: Pick<ExtraField, 'sizes'>) => (Array.isArray(sizes) ? sizes : []);
