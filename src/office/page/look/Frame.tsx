// The surroundings of every screen of the office: the site's data and its styles.
import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { FactsContext } from '../../../ui/contexts/facts.ts';
import { GlobalStyle } from '../../../ui/styles/GlobalStyle.ts';
import { type OfficeSite, OfficeSiteContext } from '../office-site.ts';
import { OfficeStyle } from './OfficeStyle.ts';

export function Frame({ site, children }: { site: OfficeSite; children: ReactNode }) {
  return (
    <StyleSheetManager shouldForwardProp={forward}>
      <GlobalStyle />
      <OfficeStyle />
      <OfficeSiteContext value={site}>
        <FactsContext value={site.facts}>{children}</FactsContext>
      </OfficeSiteContext>
    </StyleSheetManager>
  );
}

/** The site's components pass on every property, except those for styles alone. */
const forward = (name: string) => !name.startsWith('$');
