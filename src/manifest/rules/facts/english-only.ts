// The buttons, labels and messages of the engine are written in English, so a site cannot claim another language.

import type { RuleMessages } from '../../messages/message.ts';
import type { Rule } from '../rule.ts';

export const messages = {
  'other-language': {
    title: 'A language that the website’s own words are not in',
    sentence: ({ locale }: { locale: string }) =>
      `Menus, forms and their messages are in English here, so the language of the website cannot be ${locale}.`,
    hint: ({ only }: { only: string }) =>
      `Write ${only}: screen readers and search engines would take the English words for another language. A page in Spanish has \`language: es\`.`,
    bad: ['site.locale: fr_CA'],
  },
} satisfies RuleMessages;

const LOCALE = 'en_US';

export const check: Rule = ({ manifest: { site } }) =>
  site.locale === LOCALE
    ? []
    : [
        {
          kind: 'other-language',
          pointer: ['site', 'locale'],
          facts: { locale: site.locale, only: LOCALE },
          mend: { instead: LOCALE },
        },
      ];
