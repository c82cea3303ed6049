// Links to the shown page in other languages, each in its own: whoever needs one may read no other.
import type { ComponentType } from 'react';
import { useFacts } from '../../ui/contexts.ts';

/** @param as the element of a link */
export function LanguageLinks({ as: Link = 'a' }: { as?: ComponentType | 'a' }) {
  return useFacts().languages?.map(({ lang, label, to }) => (
    <Link key={lang} {...{ href: to, hrefLang: lang, lang }}>
      {`${label} `}
    </Link>
  ));
}
