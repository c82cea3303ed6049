// Words can be read on the colors that the theme states; all other colors follow from these.
import { READABLE } from '../../../model/color.ts';
import { unreadable } from '../../../model/palette.ts';
import { completeTheme } from '../../../model/theme.ts';
import type { Finding } from '../../problem.ts';
import type { Rule } from '../rule.ts';

export const themeColors: Rule = ({ manifest: { theme } }) => {
  const colors = completeTheme(theme);
  return unreadable(colors).map(({ key, contrast, nearest }): Finding => {
    const isStated = theme?.[key] !== undefined;
    // Rounding up would overstate the contrast.
    const has = Math.floor(contrast * 10) / 10;
    return {
      kind: 'unreadable-color',
      pointer: isStated ? ['theme', key] : ['theme'],
      facts: { key, color: colors[key], contrast: has, least: READABLE, nearest },
      ...(isStated && { mend: { instead: nearest } }),
    };
  });
};
