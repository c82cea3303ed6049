// The office's details with its social profiles. A build whose manifest names none takes those of ContactDetails.tsx in their place.

import type { ComponentProps } from 'react';
import styled from 'styled-components';
import * as Office from './ContactDetails.tsx';
import { useFacts } from './contexts.ts';
import { Glyph } from './pictures/Icon.tsx';
import { SiteLink } from './SiteLink.tsx';
import { theme } from './styles/theme.ts';
import { VisuallyHidden } from './styles/VisuallyHidden.ts';

/** The first icon stands below those of the details, each in the middle of its touch area. */
const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin: ${theme.space(1)} 0 0 -0.75rem;
  & a {
    display: flex;
    align-items: center;
    justify-content: center;
    width: 2.75rem;
    height: 2.75rem;
    color: ${theme.color.text};
    &:hover {
      color: ${theme.color.mark};
    }
  }
  @media print {
    display: none !important;
  }
`;

export function OfficeDetails() {
  return (
    <div>
      <Office.OfficeDetails />
      <SocialLinks />
    </div>
  );
}

export function ContactDetails(props: ComponentProps<typeof Office.ContactDetails>) {
  return (
    <div>
      <Office.ContactDetails {...props} />
      <SocialLinks />
    </div>
  );
}

function SocialLinks() {
  const { social = [] } = useFacts();
  return (
    <Row>
      {social.map(({ label, to, icon }) => (
        <li key={to}>
          <SiteLink to={to}>
            <Glyph drawing={icon} />
            <VisuallyHidden>{label}</VisuallyHidden>
          </SiteLink>
        </li>
      ))}
    </Row>
  );
}
