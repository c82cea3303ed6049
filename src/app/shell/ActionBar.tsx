// The two things that most phone visitors came for, always within reach of the thumb.
import styled, { keyframes } from 'styled-components';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { useFacts, useWords } from '../../ui/contexts/facts.ts';
import { useQuoteButton } from '../../ui/contexts/quote-link.ts';
import { theme } from '../../ui/styles/theme.ts';

const rise = keyframes`
  from { visibility: hidden; translate: 0 100%; }
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
    ${({ $full }) => $full && 'padding-inline: 0.25rem;'}
  }
  /*
   * Comes up once the hero's call button or the form's contact line has scrolled away, because it would cover the
   * form's first field. Browsers without scroll timelines show it at once.
   */
  main:has(>:first-child [href^=tel]) ~ &, &:has([aria-current]) {
    animation: ${rise} linear both;
    animation-timeline: scroll();
    animation-range: 16rem 24rem;
  }
  /* Beside the quote form, a button that leads to it looks like its own. */
  & [aria-current] {
    display: none;
  }
`;

export function ActionBar() {
  const { phone_href, phones } = useFacts();
  const further = phones?.[0];
  const t = useWords();
  const quote = useQuoteButton();
  return (
    <Bar $full={further !== undefined} aria-label={t('Call or get a quote')} data-action-bar="">
      <ButtonAnchor button={{ label: t('Call'), to: phone_href, icon: 'phone' }} />
      {further && <ButtonAnchor button={{ label: further.label, to: further.href }} />}
      <ButtonAnchor button={quote} />
    </Bar>
  );
}
