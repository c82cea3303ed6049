// Facts that cannot be real, on a build that visitors will see.
import type { Integrations } from '../../../model/manifest.generated.ts';
import type { Pointer } from '../../problem.ts';
import type { Rule } from '../rule.ts';

/** Numbers from 555-0100 to 555-0199 and the domain .example are set aside for fiction and documentation. */
const FICTION = /555-01\d\d|\.example(?:$|[/:])/;

/** The pages in public/ that replace services until they exist. */
const STAND_IN = '/stand-in/';

export const placeholderFacts: Rule = ({
  manifest: { site, company, integrations },
  production,
}) => {
  const facts = [
    { pointer: ['site', 'origin'], value: site.origin },
    { pointer: ['company', 'phone'], value: company.phone },
    { pointer: ['company', 'email'], value: company.email ?? '' },
    ...addresses(integrations ?? {}),
  ];
  return facts
    .filter(({ value }) => production && (FICTION.test(value) || value.startsWith(STAND_IN)))
    .map(({ pointer, value }) => ({
      kind: 'placeholder-fact',
      pointer,
      facts: { value, isStandIn: value.startsWith(STAND_IN) },
    }));
};

/** The address of every outside service that visitors are sent to, with its place. */
function addresses(integrations: Integrations): { pointer: Pointer; value: string }[] {
  const { ordering, billing_portal, review_widget, vendor } = integrations;
  return Object.entries({ ordering, billing_portal, review_widget, vendor }).flatMap(
    ([service, fields]) =>
      Object.entries(fields ?? {}).flatMap(([name, value]) =>
        /(?:^|_)url$/.test(name) && typeof value === 'string'
          ? [{ pointer: ['integrations', service, name], value }]
          : [],
      ),
  );
}
