// Every page begins with its hero and has no second one, so that it has exactly one main heading.
import type { Rule } from '../rule.ts';

export const oneHeading: Rule = ({ expansion: { pages, notFound } }) =>
  [...pages, notFound].flatMap(({ sections, path }) =>
    sections.flatMap(({ data, pointer }, index) => {
      const isHero = data.type === 'hero';
      if (isHero === (index === 0)) return [];
      return [
        { kind: isHero ? 'second-main-heading' : 'no-main-heading', pointer, facts: { path } },
      ];
    }),
  );
