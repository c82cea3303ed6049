// The buttons, labels and messages of the engine are written in English, so a site cannot claim another language.
import type { Rule } from './rule.ts';

const LOCALE = 'en_US';

export const englishOnly: Rule = ({ manifest: { site } }) =>
  site.locale === LOCALE
    ? []
    : [
        {
          code: 'other-language',
          pointer: ['site', 'locale'],
          message: `The menus, the forms and their messages have English words that cannot be changed here, so the website cannot say that its language is ${site.locale}.`,
          hint: `Write ${LOCALE}. Screen readers and search engines would take the English words for another language.`,
          mend: { instead: LOCALE },
        },
      ];
