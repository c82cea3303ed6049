// The ways to reach the office: phone, e-mail, address and hours.
import { Clock, Mail, MapPin, Phone } from 'lucide';
import { Fragment } from 'react';
import styled from 'styled-components';
import type { HoursLine } from '../model/site.ts';
import { useFacts, useTranslate } from './contexts.ts';
import { OpenNow } from './OpenNow.tsx';
import { Glyph } from './pictures/Icon.tsx';
import { SiteLink } from './SiteLink.tsx';
import { theme } from './styles/theme.ts';
import { EmailAddress, ManifestText, NoWrap } from './Wording.tsx';

const Box = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  align-self: start;
  padding: ${theme.width.inset};
  border-radius: ${theme.radius.large};
  background: ${theme.color.ground};
  color: ${theme.color.text};
`;

const DetailsList = styled.ul`
  display: grid;
  gap: ${theme.space(1)};
  font-size: ${theme.size.small};
  & > li {
    display: flex;
    gap: ${theme.space(1)};
    align-items: center;
    min-height: 2.75rem;
  }
  & svg {
    color: ${theme.color.mark};
  }
  & a {
    padding-block: ${theme.space(1)};
    text-wrap: balance;
  }
`;

/** A place has more lines than the rest of the list. */
const Place = styled.li`
  && {
    align-items: start;
    margin-top: ${theme.space(1)};
  }
`;

/**
 * Phone, e-mail, address and office hours as a list; the business may lack all but the phone.
 * @param showOpen whether it says beside the phone if the office is open now
 */
export function OfficeDetails({ showOpen = false }) {
  const { company, phone_href, phones, email_href, map_href, address, hours, places } = useFacts();
  return (
    <DetailsList>
      <li>
        <Glyph drawing={Phone} />
        <a href={phone_href}>{company.phone}</a> {showOpen && <OpenNow />}
      </li>
      {phones?.map(({ label, phone, href }) => (
        <li key={href}>
          <Glyph drawing={Phone} />
          <a href={href}>{`${label}: ${phone}`}</a>
        </li>
      ))}
      {company.email && (
        <li>
          <Glyph drawing={Mail} />
          <a href={email_href}>
            <EmailAddress>{company.email}</EmailAddress>
          </a>
        </li>
      )}
      {address && (
        <li>
          <Glyph drawing={MapPin} />
          {map_href ? <SiteLink to={map_href}>{address}</SiteLink> : <span>{address}</span>}
        </li>
      )}
      {hours.length > 0 && (
        <li>
          <Glyph drawing={Clock} />
          <span>
            <Hours lines={hours} />
          </span>
        </li>
      )}
      {places?.map(({ id, label, address, map_href, hours }) => (
        <Place key={id}>
          <Glyph drawing={MapPin} />
          <span>
            <strong>{label}</strong>
            <br />
            {map_href ? <SiteLink to={map_href}>{address}</SiteLink> : address}
            {hours.length > 0 && <br />}
            <Hours lines={hours} />
          </span>
        </Place>
      ))}
    </DetailsList>
  );
}

function Hours({ lines }: { lines: HoursLine[] }) {
  const t = useTranslate();
  return lines.map(({ days, times }, index) => (
    <Fragment key={days}>
      {index > 0 && <br />}
      {`${days}${times ? ': ' : ` ${t('closed')}`}`}
      {times && <NoWrap>{times}</NoWrap>}
    </Fragment>
  ));
}

/** The office's details under a heading, beside a form. */
export function ContactDetails({ heading, text }: { heading: string; text?: string }) {
  return (
    <Box data-tone="dark">
      <h3>{heading}</h3>
      {text && (
        <p>
          <ManifestText text={text} />
        </p>
      )}
      <OfficeDetails showOpen />
    </Box>
  );
}
