// Facts that cannot be real, on a build that visitors will see.
import type { Rule } from './rule.ts';

/** Numbers from 555-0100 to 555-0199 and the domain .example are set aside for fiction and documentation. */
const FICTION = /555-01\d\d|\.example(?:$|[/:])/;

export const placeholderFacts: Rule = ({
  manifest: { site, company, integrations },
  production,
}) => {
  const facts = [
    { pointer: ['site', 'origin'], value: site.origin },
    { pointer: ['company', 'phone'], value: company.phone },
    { pointer: ['company', 'email'], value: company.email },
    { pointer: ['integrations', 'vendor', 'url'], value: integrations.vendor.url },
  ];
  return facts
    .filter(({ value }) => production && FICTION.test(value))
    .map(({ pointer, value }) => ({
      code: 'placeholder-fact',
      severity: 'warning',
      pointer,
      message: `"${value}" is made up: nobody can be reached there.`,
      hint: 'Put the real one here before visitors come.',
    }));
};
