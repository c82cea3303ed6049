// The rating as text, and the review widget of a third party once the visitor comes near.
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { originOf } from '../../model/outside-services.ts';
import type { SectionOf } from '../../model/site.ts';
import { loadWidget } from '../../outside/review-widget.ts';
import { Band } from '../../ui/Band.tsx';
import { StyledLink } from '../../ui/Button.tsx';
import { useTranslate } from '../../ui/contexts.ts';
import { theme } from '../../ui/styles/theme.ts';
import { Stars } from './Stars.tsx';

const Layout = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: start;
  gap: ${theme.space(0.5)} ${theme.space(3)};
`;

const Rating = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)};
  font: 700 ${theme.size.h1} / 1 ${theme.font.display};
  color: ${theme.color.heading};
  & > span {
    font: 600 ${theme.size.body} / ${theme.line.short} ${theme.font.body};
    color: ${theme.color.muted};
  }
`;

const Widget = styled.div`
  width: 100%;
  /* The place is kept while the widget loads, so that nothing shifts. Empty, it looks like the section's lower edge. */
  min-height: 3.5rem;
  margin-bottom: -${theme.space(2)};
`;

export function Reviews({ section }: { section: SectionOf<'reviews'> }) {
  const { id, tone, heading, text, link_label, rating, script_url, integrity, profile_url } =
    section;
  const t = useTranslate();
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current) return loadWidget(host.current, script_url, integrity);
  }, [script_url, integrity]);
  return (
    <Band id={id} tone={tone} heading={heading} intro={text} split>
      <Layout>
        {rating && (
          <Rating>
            {rating.value}
            <Stars value={rating.value} />{' '}
            <span>{t('out of 5, from {count} reviews', { count: rating.count })}</span>
          </Rating>
        )}
        {originOf(profile_url) && (
          <StyledLink to={profile_url} $look="quiet">
            {link_label}
          </StyledLink>
        )}
        <Widget
          ref={host}
          data-review-widget=""
          data-rating={rating?.value}
          data-count={rating?.count}
          suppressHydrationWarning
        />
      </Layout>
    </Band>
  );
}
