// Text can be read on the colors that the theme states; all other colors follow from these.
import { MIN_TEXT_CONTRAST } from '../../../model/color.ts';
import { unreadable } from '../../../model/palette.ts';
import { completeTheme } from '../../../model/theme.ts';
import { defineMessages } from '../../messages/message.ts';
import type { Rule } from '../rule.ts';

interface UnreadableColor {
  key: keyof typeof ON_COLOR;
  color: string;
  contrast: number;
  least: number;
  nearest: string;
}

const ON_COLOR = {
  brand: { which: 'Light words', other: 'A light or bright color can be the accent instead.' },
  ground: { which: 'Dark words', other: 'The page is white, or nearly so.' },
};

export const { messages, createFinding } = defineMessages({
  'unreadable-color': {
    title: 'A color on which words cannot be read',
    sentence: ({ key, color, contrast, least }: UnreadableColor) =>
      `${ON_COLOR[key].which} on the ${key} color ${color} cannot be read well: their contrast is ${contrast} to 1, and ${least} to 1 is the least.`,
    hint: ({ key, nearest }: UnreadableColor) =>
      `The nearest color that will do is "${nearest}". ${ON_COLOR[key].other}`,
    bad: ['theme: { brand: "#9fd8b0" }', 'theme: { ground: "#808080" }'],
    good: ['theme: { brand: "#14532d" }'],
  },
});

export const check: Rule = ({ manifest: { theme } }) => {
  const colors = completeTheme(theme);
  return unreadable(colors).map(({ key, contrast, nearest }) => {
    const isStated = theme?.[key] !== undefined;
    // Rounding up would overstate the contrast.
    const has = Math.floor(contrast * 10) / 10;
    const facts = { key, color: colors[key], contrast: has, least: MIN_TEXT_CONTRAST, nearest };
    return isStated
      ? createFinding('unreadable-color', ['theme', key], facts, { replacement: nearest })
      : createFinding('unreadable-color', ['theme'], facts);
  });
};
