// The header of every page: sticky top bar with the phone, and the main bar with logo, links and the quote button.
import { MapPin, Menu, Phone } from 'lucide';
import { Fragment, type RefObject } from 'react';
import { Container } from '../../ui/Band.tsx';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { useFacts, useQuoteButton, useTranslate } from '../../ui/contexts.ts';
import { OpenNow } from '../../ui/OpenNow.tsx';
import { Glyph } from '../../ui/pictures/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import * as S from './Header.styles.ts';
import { dialogInvoker } from './invoker.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Logo } from './Logo.tsx';
import { MENU_ID } from './MobileMenu.tsx';
import { ServicesMenu } from './ServicesMenu.tsx';

type Props = { menu: RefObject<HTMLDialogElement | null> };

/** @param menu the dialog that the menu button opens */
export function Header({ menu }: Props) {
  return (
    <S.Sticky>
      <TopBar />
      <MainBar menu={menu} />
    </S.Sticky>
  );
}

function TopBar() {
  const { company, phone_href, phones, navigation, admin_mode } = useFacts();
  return (
    <S.TopBar data-tone="dark">
      <Container>
        <a href={phone_href}>
          <Glyph drawing={Phone} size={18} />
          {company.phone}
        </a>{' '}
        <OpenNow />
        {phones?.map(({ label, phone, href }) => (
          <S.FurtherPhone key={href} href={href}>{`${label}: ${phone}`}</S.FurtherPhone>
        ))}
        <LanguageLinks as={S.FurtherPhone} />
        <S.AreaLine>
          <Glyph drawing={MapPin} size={18} />
          {navigation.service_area_line}
        </S.AreaLine>
        {admin_mode && navigation.admin && (
          <a href={navigation.admin.path}>{navigation.admin.label}</a>
        )}
      </Container>
    </S.TopBar>
  );
}

function MainBar({ menu }: Props) {
  const { company, navigation, home = '/' } = useFacts();
  const quote = useQuoteButton();
  const t = useTranslate();
  const { pay_bill } = navigation;
  const [first, ...moreLinks] = navigation.links;
  return (
    <S.MainBar>
      <Container>
        <S.Brand to={home}>
          <Logo />
          {company.name}
        </S.Brand>{' '}
        <S.DesktopNav aria-label={t('Main')}>
          {first && <SiteLink to={first.to}>{first.label}</SiteLink>}{' '}
          <ServicesMenu {...navigation.services} />
          {[...moreLinks, ...(pay_bill ? [pay_bill] : [])].map(({ label, to }, index) => (
            <Fragment key={index}>
              <SiteLink to={to}>{label}</SiteLink>{' '}
            </Fragment>
          ))}
        </S.DesktopNav>
        <S.Quote>
          <ButtonAnchor button={quote} />
        </S.Quote>
        <S.MenuButton
          type="button"
          aria-haspopup="dialog"
          aria-controls={MENU_ID}
          {...dialogInvoker('show-modal', MENU_ID, menu)}
        >
          <Glyph drawing={Menu} size={24} />
          {t('Menu')}
        </S.MenuButton>
      </Container>
    </S.MainBar>
  );
}
