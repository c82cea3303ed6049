// The bar of the office: the company's mark and the tabs, which on a phone are at the bottom, under the thumb.
import { CircleUser, Inbox, Megaphone, PencilLine, UserX } from 'lucide';
import styled from 'styled-components';
import type { Drawing } from '../../../model/site.ts';
import { Glyph } from '../../../ui/pictures/Icon.tsx';
import { theme } from '../../../ui/styles/theme.ts';
import { VisuallyHidden } from '../../../ui/styles/VisuallyHidden.ts';
import { useQuotes } from '../list/quotes-store.ts';
import { officeSite, WEBSITE_PAGE } from '../office-site.ts';
import { routeHref, SCREENS, type ScreenName } from './route.ts';

const TABS: Record<ScreenName, [label: string, icon: Drawing]> = {
  requests: ['Requests', Inbox],
  alerts: ['Alerts', Megaphone],
  privacy: ['Privacy', UserX],
  account: ['Account', CircleUser],
};

/** Links to the website, to each screen and to the editor. The tab of the requests has the number of new ones. */
export function OfficeBar({ shown }: { shown: ScreenName }) {
  const { facts } = officeSite();
  const newCount = useQuotes((store) => store.newCount);
  return (
    <Bar>
      <a href="/">
        <img src={facts.logo.src} alt="" height={32} />
        <span>{facts.company.name}</span>
        <VisuallyHidden> (the website)</VisuallyHidden>
      </a>
      <nav aria-label="Office">
        {SCREENS.map((screen) => {
          const [label, icon] = TABS[screen];
          return (
            <a
              key={screen}
              href={routeHref({ screen })}
              aria-current={screen === shown ? 'page' : undefined}
            >
              <Glyph drawing={icon} />
              {label}
              {screen === 'requests' && newCount > 0 && (
                <Count>
                  {newCount}
                  <VisuallyHidden> new</VisuallyHidden>
                </Count>
              )}
            </a>
          );
        })}
        <a href={WEBSITE_PAGE}>
          <Glyph drawing={PencilLine} />
          Website
        </a>
      </nav>
    </Bar>
  );
}

const Count = styled.span`
  min-width: 1.4rem;
  padding: 0 0.375rem;
  border-radius: ${theme.radius.round};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-size: 0.8125rem;
  font-weight: 700;
  line-height: 1.4rem;
  text-align: center;
`;

const Bar = styled.header`
  display: flex;
  gap: ${theme.space(3)};
  align-items: center;
  justify-content: space-between;
  min-height: var(--header-height);
  padding: 0 max(1rem, (100% - 76rem) / 2);
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.raised};
  & > a {
    display: flex;
    gap: ${theme.space(1)};
    align-items: center;
    min-height: 2.75rem;
    overflow: hidden;
    color: ${theme.color.heading};
    font-weight: 700;
    text-decoration: none;
  }
  & > a > span:first-of-type {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > nav {
    position: fixed;
    z-index: 8;
    inset: auto 0 0;
    display: flex;
    height: calc(var(--action-bar-height) + env(safe-area-inset-bottom));
    padding-bottom: env(safe-area-inset-bottom);
    border-top: 1px solid ${theme.color.line};
    background: ${theme.color.raised};
  }
  & > nav > a {
    position: relative;
    flex: 1 1 auto;
    display: flex;
    flex-direction: column;
    gap: 2px;
    align-items: center;
    justify-content: center;
    min-width: 0;
    color: ${theme.color.muted};
    font-size: 0.8125rem;
    font-weight: 600;
    text-decoration: none;
  }
  & > nav > a[aria-current] {
    box-shadow: inset 0 3px ${theme.color.brand};
    color: ${theme.color.heading};
    text-decoration: none;
  }
  & > nav > a:focus-visible {
    outline-offset: -3px;
  }
  & > nav ${Count} {
    position: absolute;
    top: 4px;
    left: calc(50% + 4px);
  }
  ${theme.from.desktop} {
    & > nav {
      position: static;
      height: auto;
      padding: 0;
      border: 0;
    }
    & > nav > a {
      flex: none;
      flex-direction: row;
      gap: ${theme.space(1)};
      min-height: var(--header-height);
      padding: 0 ${theme.space(2)};
      font-size: ${theme.size.body};
    }
    & > nav > a[aria-current] {
      box-shadow: inset 0 -3px ${theme.color.brand};
    }
    & > nav ${Count} {
      position: static;
    }
  }
`;
