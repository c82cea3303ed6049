// Links that open the quote form with a city, a service or a size must name an option of it: the form ignores others.
import { splitAddress } from '../../../model/path.ts';
import type { Finding } from '../../diagnostic.ts';
import { defineMessages } from '../../messages/message.ts';
import { choiceHint } from '../../messages/phrases.ts';
import { quoteCities, quoteServices, quoteSizes } from '../../site/resolve/quote-choices.ts';
import { closestMatch } from '../../text/nearest.ts';
import type { Rule } from '../rule.ts';
import { type Link, linksOf } from './anchors.ts';

interface UnknownChoice {
  /** The name in the address's query: `service` of `/contact/?service=mowing`. */
  parameter: string;
  written: string;
  known: string[];
}

export const { messages, createFinding } = defineMessages({
  'unknown-choice': {
    title: 'A link to the quote form with a choice that it does not have',
    severity: 'warning',
    sentence: ({ parameter, written }: UnknownChoice) =>
      `The quote form has no ${parameter} "${written}".`,
    hint: ({ written, known }: UnknownChoice) =>
      `${choiceHint(written, known)} Or leave this out of the link.`,
    bad: [
      'navigation.quote.to: /about/?service=residental#contact',
      'navigation.quote.to: /about/?city=dunkrik#contact',
    ],
    good: ['navigation.quote.to: /about/?service=mowing&city=dunkirk#contact'],
  },
});

export const check: Rule = ({ expansion }) => {
  const { pages, notFound, sharedLeaves, schema } = expansion;
  const forms = new Set(
    pages
      .filter(({ sections }) => sections.some(({ data }) => data.type === 'quote-form'))
      .map(({ path }) => path),
  );
  // Without a list of cities, visitors type theirs, and any is allowed.
  const choices = Object.entries({
    city: quoteCities(expansion).map(({ value }) => value),
    service: quoteServices(expansion).map(({ value }) => value),
    size: quoteSizes(expansion),
  });
  const findLinks = linksOf(schema);
  return [{ path: '', leaves: sharedLeaves }, ...pages, notFound].flatMap(({ path, leaves }) =>
    leaves.flatMap(findLinks).flatMap((link) => {
      if (!link.value.includes('?')) return [];
      if (!forms.has(splitAddress(link.value).path || path)) return [];
      return choices.flatMap(([parameter, known]) => unknownChoice(link, parameter, known));
    }),
  );
};

function unknownChoice({ value, pointer }: Link, parameter: string, known: string[]): Finding[] {
  const [, written = ''] = new RegExp(`[?&]${parameter}=([^&#]+)`).exec(value) ?? [];
  if (written === '' || known.length === 0 || known.includes(written)) return [];
  const meant = closestMatch(written, known);
  const marks = { part: `${parameter}=${written}`, replacement: meant && `${parameter}=${meant}` };
  return [createFinding('unknown-choice', pointer, { parameter, written, known }, marks)];
}
