// The things that most phone visitors came for, always within reach of the thumb.
import styled, { keyframes } from 'styled-components';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { useFacts, useQuoteButton, useTranslate } from '../../ui/contexts.ts';
import { theme } from '../../ui/styles/theme.ts';

const rise = keyframes`
  from { visibility: hidden; clip-path: inset(100% 0 0); }
`;

const Bar = styled.nav<{ $full: boolean }>`
  position: sticky;
  bottom: 0;
  z-index: 9;
  display: flex;
  gap: ${theme.space(1)};
  padding: ${theme.space(0.5)} ${theme.space(2)} calc(${theme.space(0.5)} + env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.ground};
  ${theme.from.tablet} {
    display: none;
  }
  & > * {
    flex: 1;
    padding-inline: ${({ $full }) => ($full ? theme.space(0.5) : '0')};
  }
  /*
   * Comes up once the hero's call button or the form's contact line has scrolled away, because it would cover the
   * form's first field. Browsers without scroll timelines show it at once.
   */
  main:has(>:first-child [href^=tel]) ~ &, &:has([data-event][aria-current]) {
    animation: ${rise} linear both;
    animation-timeline: scroll();
    animation-range: 16rem 24rem;
  }
  /* On its own page a button leads nowhere, and beside the quote form it looks like the form's own. */
  & [aria-current] {
    display: none;
  }
`;

/** The bar at the bottom of a phone: call, get a quote, pay. */
export function ActionBar() {
  const { phone_href, phones, navigation } = useFacts();
  const further = phones?.[0];
  const t = useTranslate();
  const quote = useQuoteButton();
  return (
    <Bar
      $full={further !== undefined}
      aria-label={t('Call, get a quote or pay')}
      data-action-bar=""
    >
      <ButtonAnchor button={{ label: t('Call'), to: phone_href, icon: 'phone' }} />
      {further && <ButtonAnchor button={{ label: further.label, to: further.href }} />}
      <ButtonAnchor button={quote} />
      {navigation.pay_bill && <ButtonAnchor button={navigation.pay_bill} />}
    </Bar>
  );
}
