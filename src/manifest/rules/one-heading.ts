// Every page begins with its hero and has no second one, so that it has exactly one main heading.
import type { Rule } from './rule.ts';

export const oneHeading: Rule = ({ expansion: { pages, notFound } }) =>
  [...pages, notFound].flatMap(({ sections, path }) =>
    sections.flatMap(({ data, pointer }, index) => {
      const isHero = data.type === 'hero';
      if (isHero === (index === 0)) return [];
      const found = isHero
        ? {
            code: 'second-main-heading',
            message: `${path} has a second hero, so it would have two main headings.`,
            hint: 'Use a text or cta section here.',
          }
        : {
            code: 'no-main-heading',
            message: `The first section of ${path} must be a hero: it holds the page’s main heading.`,
            hint: 'Move the hero to the top, or add one.',
          };
      return [{ pointer, ...found }];
    }),
  );
