// The buttons, labels and messages of the engine are written in English, so a site cannot claim another language.
import type { Rule } from '../rule.ts';

const LOCALE = 'en_US';

export const englishOnly: Rule = ({ manifest: { site } }) =>
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
