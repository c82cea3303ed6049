// Words can be read on the colors that the theme states; all other colors follow from these.
import { READABLE } from '../../model/color.ts';
import { type Unreadable, unreadable } from '../../model/palette.ts';
import { completeTheme } from '../../model/theme.ts';
import type { Finding } from '../problem.ts';
import type { Rule } from './rule.ts';

const WORDS: Record<Unreadable['key'], { say: string; otherwise: string }> = {
  brand: {
    say: 'Light words on',
    otherwise: 'A light or bright color can be the accent instead.',
  },
  ground: { say: 'Dark words on', otherwise: 'The page is white, or nearly so.' },
};

export const themeColors: Rule = ({ manifest: { theme } }) => {
  const colors = completeTheme(theme);
  return unreadable(colors).map(({ key, contrast, nearest }): Finding => {
    const { say, otherwise } = WORDS[key];
    const isStated = theme?.[key] !== undefined;
    // A hundredth more than it has would be a lie.
    const has = Math.floor(contrast * 10) / 10;
    return {
      code: 'unreadable-color',
      pointer: isStated ? ['theme', key] : ['theme'],
      message: `${say} the ${key} color ${colors[key]} cannot be read well: their contrast is ${has} to 1, and ${READABLE} to 1 is the least.`,
      hint: `The nearest color that will do is "${nearest}". ${otherwise}`,
      ...(isStated && { mend: { instead: nearest } }),
    };
  });
};
