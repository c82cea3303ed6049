// The one link of the site: pages open in place, other addresses in a new tab, phone and mail as they are.
import type { ComponentPropsWithoutRef } from 'react';
import { useLocation } from 'wouter';
import { isPagePath, splitAddress } from '../model/path.ts';
import { useFacts, useTranslate } from './contexts.ts';
import { VisuallyHidden } from './styles/VisuallyHidden.ts';

type LinkKind = 'page' | 'new-tab' | 'plain';

/** The way to open an address: a page of this site, a new tab for other sites and files, or the browser's default. */
function linkKind(to: string): LinkKind {
  if (/^https?:/.test(to)) return 'new-tab';
  if (!to.startsWith('/')) return 'plain';
  return isPagePath(splitAddress(to).path) ? 'page' : 'new-tab';
}

/** Links to the page that "Get Quote" leads to carry this name, so that analytics can count them. */
const QUOTE_EVENT = { 'data-event': 'quote-request' };

/** A link to the shown page says so. */
const CURRENT = { 'aria-current': 'page' } as const;

type Props = ComponentPropsWithoutRef<'a'> & { to: string };

/** A link to `to`; everything else is passed on to the anchor element. */
export function SiteLink({ to, children, ...rest }: Props) {
  const [shown] = useLocation();
  const { quote } = useFacts().navigation;
  const t = useTranslate();
  const kind = linkKind(to);
  if (kind === 'page') {
    const isQuote = splitAddress(to).path === splitAddress(quote.to).path;
    return (
      <a {...(isQuote && QUOTE_EVENT)} {...(to === shown && CURRENT)} href={to} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={to} {...(kind === 'new-tab' && { target: '_blank', rel: 'noopener' })} {...rest}>
      {children}
      {kind === 'new-tab' && <VisuallyHidden>{t(' (opens in a new tab)')}</VisuallyHidden>}
    </a>
  );
}
