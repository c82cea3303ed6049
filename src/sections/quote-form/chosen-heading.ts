// The heading of a form that a link has opened for a service in a town: "Roll-off in Dunkirk".
import type { QuoteFormFacts } from '../../model/site.ts';
import type { QuoteRequest } from '../../outside/quote-delivery.ts';

/** The value of the choice for every other city. */
const OTHER = 'other';

/** The heading in the manifest's words; undefined while the form has no city or no service. */
export function chosenHeading(
  { chosen_heading, cities, services }: QuoteFormFacts,
  { city, serviceType }: QuoteRequest,
): string | undefined {
  const service = services.find(({ value }) => value === serviceType)?.short;
  const name = cities.length > 0 ? cities.find(({ value }) => value === city)?.label : city.trim();
  if (!chosen_heading || !service || !name || city === OTHER) return undefined;
  return chosen_heading.replace('{service}', () => service).replace('{city}', () => name);
}
