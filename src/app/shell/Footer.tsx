// The foot of every page.
import type { NavLink } from '../../model/manifest.generated.ts';
import { useFacts } from '../../ui/contexts.ts';
import { OfficeDetails } from '../../ui/ReachDetails.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import * as S from './Footer.styles.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Logo } from './Logo.tsx';

/** `data-year` lets a page that was built last year show this year's before the app is there: see year.ts. */
export function Footer({ year }: { year: number }) {
  const { company, navigation, footer } = useFacts();
  return (
    <S.Outer data-tone="dark">
      <S.Columns>
        <S.Brand>
          <S.Name>
            <Logo dark />
            {company.name}
          </S.Name>
          <p>{footer.tagline}</p>
        </S.Brand>
        <LinkList heading={footer.services_heading} links={navigation.services.links} />
        <LinkList heading={footer.company_heading} links={footer.links} />
        <div>
          <h2>{footer.contact_heading}</h2>
          <OfficeDetails />
        </div>
      </S.Columns>
      <S.Legal>
        <p data-year={year}>{footer.copyright.replaceAll('{year}', String(year))}</p>
        <SiteLink to={footer.legal.to}>{footer.legal.label}</SiteLink>{' '}
        {footer.vendor && <SiteLink to={footer.vendor.url}>{footer.vendor.label}</SiteLink>}
        <LanguageLinks />
      </S.Legal>
    </S.Outer>
  );
}

function LinkList({ heading, links }: { heading: string; links: NavLink[] }) {
  return (
    <div>
      <h2>{heading}</h2>
      <ul>
        {links.map(({ label, to }, index) => (
          <li key={index}>
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
