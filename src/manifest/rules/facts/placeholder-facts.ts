// Facts are real ones on a build that visitors will see, and a rating can be read somewhere else.
import type { Integrations } from '../../../model/manifest.generated.ts';
import type { Pointer } from '../../diagnostic.ts';
import { defineMessages } from '../../messages/message.ts';
import type { ManifestSchema } from '../../schema/schema-files.ts';
import { isForVisitors, type Rule } from '../rule.ts';

export const { messages, createFinding } = defineMessages({
  'placeholder-fact': {
    title: 'A made-up phone number or address',
    severity: 'warning',
    sentence: ({ value }: { value: string }) =>
      `"${value}" is made up: nobody can be reached there.`,
    hint: () => 'Write the real one before visitors come.',
    only: 'production',
    bad: [
      'company.phone: (716) 555-0142',
      'integrations.billing_portal.url: https://pay.lakeside-hauling.example/',
    ],
  },
  'stand-in': {
    title: 'A page that stands in for an outside service',
    severity: 'warning',
    sentence: (_: object, place: string) =>
      `Visitors are told to call the office: ${place} is still missing.`,
    hint: () => 'Enter the full https:// address that the company behind it gives you.',
    bad: [
      'integrations.ordering.url: /stand-in/order-online.html',
      'integrations.review_widget.profile_url: /stand-in/reviews.html',
    ],
    good: ['integrations.ordering.url: /about/'],
  },
  'unproven-rating': {
    title: 'A rating that can be read nowhere else',
    severity: 'warning',
    sentence: ({ value, count }: { value: number; count: number }) =>
      `The site says ${value} stars from ${count} reviews, and names no page where they can be read.`,
    hint: () =>
      'Add the listing with the reviews under `profiles:`, as a full https:// address, or delete the rating.',
    only: 'production',
    bad: ['integrations.review_widget.profile_url: /images/yard.webp'],
    good: ['company.rating: ~\nintegrations.review_widget.profile_url: /images/yard.webp'],
  },
});

export const check: Rule = (context) => [...madeUpFacts(context), ...unprovenRating(context)];

/** Numbers from 555-0100 to 555-0199 and the domain .example are set aside for fiction and documentation. */
const FICTION = /555-01\d\d|\.example(?:$|[/:])/;

/** The pages in public/ that replace services until they exist. */
const STAND_IN = '/stand-in/';

const madeUpFacts: Rule = (context) => {
  const { site, company, integrations } = context.manifest;
  const isSeen = isForVisitors(context);
  const facts = [
    { pointer: ['site', 'origin'], value: site.origin },
    { pointer: ['company', 'phone'], value: company.phone },
    { pointer: ['company', 'email'], value: company.email ?? '' },
    ...addresses(integrations ?? {}, context.schema),
  ];
  return facts
    .filter(({ value }) => value.startsWith(STAND_IN) || (isSeen && FICTION.test(value)))
    .map(({ pointer, value }) =>
      value.startsWith(STAND_IN)
        ? createFinding('stand-in', pointer, {})
        : createFinding('placeholder-fact', pointer, { value }),
    );
};

/** The address of every outside service that visitors are sent to, with its place. */
function addresses(
  integrations: Integrations,
  { addressFields }: ManifestSchema,
): { pointer: Pointer; value: string }[] {
  const { ordering, billing_portal, review_widget, vendor } = integrations;
  return Object.entries({ ordering, billing_portal, review_widget, vendor }).flatMap(
    ([service, fields]) =>
      Object.entries(fields ?? {}).flatMap(([name, value]) =>
        addressFields.has(name) && typeof value === 'string'
          ? [{ pointer: ['integrations', service, name], value }]
          : [],
      ),
  );
}

const unprovenRating: Rule = (context) => {
  const { company, integrations } = context.manifest;
  const { rating, profiles = [] } = company;
  const page = integrations?.review_widget?.profile_url;
  if (!rating || profiles.length > 0 || page?.startsWith('https://')) return [];
  // Until there is a profile, a page of the site may replace it.
  if (page && !isForVisitors(context)) return [];
  const facts = { value: rating.value, count: rating.count };
  return [createFinding('unproven-rating', ['company', 'rating'], facts, { at: 'key' })];
};
