// The frame of a section: a full-width band of one tone, the anchor, the heading and what stands below it.
import { type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';
import { theme } from './theme.ts';

const Outer = styled.section`
  padding: clamp(2.75rem, 6vw, 5rem) 0;
  background: ${theme.color.ground};
  color: ${theme.color.text};
`;

export const Container = styled.div`
  width: min(100% - 2.5rem, ${theme.width.page});
  margin-inline: auto;
`;

const Heading = styled.div`
  max-width: ${theme.width.text};
  margin-bottom: ${theme.space(4)};
  & > h2 {
    font-size: ${theme.size.h2};
  }
  & > p {
    margin-top: ${theme.space(1.5)};
    color: ${theme.color.muted};
    font-size: ${theme.size.lead};
  }
`;

/** The heading beside the content on a desktop, above it elsewhere. */
const Layout = styled(Container)<{ $split: boolean }>`
  ${({ $split }) =>
    $split &&
    css`
      ${theme.from.desktop} {
        display: grid;
        grid-template-columns: 2fr 3fr;
        gap: ${theme.space(6)};
        & > ${Heading} {
          margin-bottom: 0;
        }
      }
    `}
`;

interface Props {
  id?: string;
  tone: 'plain' | 'tint' | 'dark';
  heading: string;
  intro?: string;
  /** True puts the heading beside the content on a desktop. */
  split?: boolean;
  children: ReactNode;
}

/** A section with its second-level heading. The heading names the region for screen readers. */
export function Band({ id, tone, heading, intro, split = false, children }: Props) {
  const headingId = useId();
  return (
    <Outer id={id} data-tone={tone} aria-labelledby={headingId}>
      <Layout $split={split}>
        <Heading>
          <h2 id={headingId} tabIndex={-1}>
            {heading}
          </h2>
          {intro && <p>{intro}</p>}
        </Heading>
        {children}
      </Layout>
    </Outer>
  );
}
