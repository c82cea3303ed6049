// The menu of small screens: a real dialog at the right edge, with an overlay behind it.
import { Mail, Phone, X } from 'lucide';
import { type MouseEvent, type RefObject, useEffect } from 'react';
import type { NavLink } from '../../model/manifest.generated.ts';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { useFacts, useQuoteButton, useTranslate } from '../../ui/contexts.ts';
import { Glyph } from '../../ui/pictures/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { theme } from '../../ui/styles/theme.ts';
import { EmailAddress } from '../../ui/Wording.tsx';
import { dialogInvoker } from './invoker.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import * as S from './MobileMenu.styles.ts';

export const MENU_ID = '_menu';

/** The dialog element keeps the focus inside, closes on Escape and gives the focus back by itself. */
export function MobileMenu({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const { navigation } = useFacts();
  const t = useTranslate();
  const quote = useQuoteButton();
  useCloseElsewhere(ref);
  const [first, ...moreLinks] = navigation.links;
  const closeOnChoice = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    // A press on the dialog itself, outside its content, is a press on the overlay.
    const onOverlay = target === currentTarget;
    if (onOverlay || (target instanceof Element && target.closest('a'))) currentTarget.close();
  };
  return (
    <S.Panel
      id={MENU_ID}
      ref={ref}
      aria-label={t('Menu')}
      onClick={closeOnChoice}
      {...{ closedby: 'any' }}
    >
      <S.Content>
        <S.CloseButton type="button" {...dialogInvoker('close', MENU_ID, ref)}>
          <Glyph drawing={X} size={24} />
          {t('Close')}
        </S.CloseButton>
        <nav aria-label={t('Menu')}>
          <ul>
            {first && <MenuLink {...first} />}
            <li>
              <S.GroupLabel id="_menu-services">{navigation.services.label}</S.GroupLabel>
              <ul aria-labelledby="_menu-services">
                {navigation.services.links.map((link) => (
                  <MenuLink key={link.to} {...link} />
                ))}
              </ul>
            </li>
            {moreLinks.map((link, index) => (
              <MenuLink key={index} {...link} />
            ))}
          </ul>
        </nav>
        <ButtonAnchor button={quote} />
        <Details />
      </S.Content>
    </S.Panel>
  );
}

/** Closes the menu with a step back or forward, and where the window has become wide enough for the other one. */
function useCloseElsewhere(ref: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const close = () => ref.current?.close();
    const wide = matchMedia(theme.from.desktop.replace('@media ', ''));
    window.addEventListener('popstate', close);
    wide.addEventListener('change', close);
    return () => {
      window.removeEventListener('popstate', close);
      wide.removeEventListener('change', close);
    };
  }, [ref]);
}

function MenuLink({ label, to }: NavLink) {
  return (
    <li>
      <SiteLink to={to}>{label}</SiteLink>
    </li>
  );
}

function Details() {
  const { company, phone_href, phones, email_href } = useFacts();
  return (
    <S.Details>
      <a href={phone_href}>
        <Glyph drawing={Phone} />
        {company.phone}
      </a>{' '}
      {phones?.map(({ label, phone, href }) => (
        <a key={href} href={href}>
          <Glyph drawing={Phone} />
          <span>{`${label}: ${phone} `}</span>
        </a>
      ))}
      {company.email && (
        <a href={email_href}>
          <Glyph drawing={Mail} />
          <span>
            <EmailAddress>{company.email}</EmailAddress>
          </span>
        </a>
      )}
      <LanguageLinks />
    </S.Details>
  );
}
