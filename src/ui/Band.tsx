// The frame of a section: a full-width band of one tone, the anchor, the heading and its content.
import { type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';
import { theme } from './styles/theme.ts';
import { ManifestText } from './Wording.tsx';

const Outer = styled.section`
  position: relative;
  padding: ${theme.sectionSpace} 0;
  overflow-x: clip;
  background: ${theme.color.ground};
  color: ${theme.color.text};
`;

export const Container = styled.div`
  width: min(100% - min(2.5rem, 12vw), ${theme.width.page});
  margin-inline: auto;
`;

/** The look draws the dash above a heading that has one: see theme-style.ts. */
const Heading = styled.div`
  max-width: 54rem;
  margin-bottom: clamp(${theme.space(2)}, 2vw, ${theme.space(3)});
  &[data-dash] {
    max-width: ${theme.width.text};
  }
  & > p {
    margin-top: ${theme.space(2)};
    color: ${theme.color.muted};
    font-size: ${theme.size.lead};
    line-height: ${theme.line.short};
    text-wrap: balance;
  }
`;

/** The heading above the content; on a desktop beside it, or both in one of two columns that a picture shares. */
const Layout = styled(Container)<{ $split: boolean; $picture: boolean }>`
  position: relative;
  ${({ $split }) =>
    $split &&
    css`
      ${theme.from.desktop} {
        display: grid;
        grid-template-columns: 2fr 3fr;
        gap: ${theme.space(5)};
        & > ${Heading} {
          position: sticky;
          top: calc(var(--header-height) + 2rem);
          align-self: start;
          margin-bottom: 0;
        }
      }
    `}
  ${({ $picture }) =>
    $picture &&
    css`
      ${theme.from.desktop} {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        column-gap: ${theme.space(5)};
        & > ${Heading} {
          align-self: end;
        }
      }
    `}
`;

interface Props {
  id?: string;
  tone: 'plain' | 'tint' | 'dark';
  heading: string;
  intro?: string;
  /** True for a call to action. Its button calls the office, so the number in the intro stays as it is. */
  closing?: boolean;
  /** True puts the heading beside the content on a desktop. */
  split?: boolean;
  /** True leaves half of a desktop's page to a picture that is beside the heading and the content. */
  picture?: boolean;
  /** Scenery behind the content. */
  backdrop?: ReactNode;
  children: ReactNode;
}

/** A section with its second-level heading. The heading names the region for screen readers. */
export function Band({ id, tone, heading, intro, backdrop, children, ...look }: Props) {
  const { split = false, picture = false, closing = false } = look;
  const headingId = useId();
  return (
    <Outer id={id} data-tone={tone} aria-labelledby={headingId}>
      {backdrop}
      <Layout $split={split} $picture={picture}>
        <Heading data-dash={split || closing ? undefined : ''}>
          <h2 id={headingId} tabIndex={-1}>
            <ManifestText text={heading} plain />
          </h2>
          {intro && (
            <p>
              <ManifestText text={intro} plain={closing} />
            </p>
          )}
        </Heading>
        {children}
      </Layout>
    </Outer>
  );
}
