// The facts that stand in many places of a site, and whether a change of one of them explains a change on a page.
import type { Site, SiteFacts } from '../../model/site.ts';

/** A fact that differs between two sites. */
export interface FactChange {
  name: string;
  before: string;
  after: string;
  /** Whether the header or the foot of every page shows it. */
  everywhere: boolean;
  /** The forms in which pages show the fact: the number, and the link that dials it. */
  forms: [before: string, after: string][];
}

interface Fact {
  name: string;
  everywhere?: boolean;
  forms(facts: SiteFacts): string[];
}

const FACTS: Fact[] = [
  { name: 'company’s name', everywhere: true, forms: ({ company }) => [company.name] },
  {
    name: 'phone number',
    everywhere: true,
    forms: ({ company, phone_href }) => [company.phone, phone_href],
  },
  {
    name: 'e-mail address',
    everywhere: true,
    forms: ({ company, email_href }) => [company.email, email_href],
  },
  {
    name: 'office’s address',
    everywhere: true,
    forms: ({ address, map_href }) => [address, map_href],
  },
  { name: 'weekday hours', everywhere: true, forms: ({ company }) => [company.hours.weekdays] },
  { name: 'weekend hours', everywhere: true, forms: ({ company }) => [company.hours.weekend] },
  { name: 'opening time', forms: ({ company }) => [company.hours.opens] },
  { name: 'closing time', forms: ({ company }) => [company.hours.closes] },
  { name: 'founding year', forms: ({ company }) => [String(company.founded)] },
  { name: 'rating', forms: ({ company }) => [String(company.rating.value)] },
  { name: 'number of reviews', forms: ({ company }) => [String(company.rating.count)] },
  { name: 'price range', forms: ({ company }) => [company.price_range] },
  { name: 'description of the service area', forms: ({ company }) => [company.service_area] },
  {
    name: 'company’s picture',
    forms: ({ company, origin }) => [company.image, origin + company.image],
  },
  { name: 'website’s own address', forms: ({ origin }) => [origin] },
  { name: 'language', forms: ({ locale }) => [locale] },
];

/** The facts that differ between two sites. */
export function factChanges(before: Site, after: Site): FactChange[] {
  return FACTS.flatMap(({ name, everywhere = false, forms }) => {
    const [old, fresh] = [forms(before.facts), forms(after.facts)];
    if (old[0] === fresh[0]) return [];
    const pairs = old.map((form, index): [string, string] => [form, fresh[index] ?? '']);
    return [{ name, everywhere, before: old[0] ?? '', after: fresh[0] ?? '', forms: pairs }];
  });
}

/** The facts whose change turns one text into the other; none when something else differs too. */
export function explain(before: unknown, after: unknown, changes: FactChange[]): FactChange[] {
  if (before === undefined || after === undefined || typeof before === 'object') return [];
  const used = new Set<FactChange>();
  let text = String(before);
  for (const change of changes) {
    for (const [from, to] of change.forms) {
      const filled = text.replace(whole(from), () => to);
      if (filled !== text) used.add(change);
      text = filled;
    }
  }
  return text === String(after) ? [...used] : [];
}

/** The text where no letter or digit stands directly beside it: 16 is not in 1600. */
function whole(text: string): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'gu');
}
