// Shows a list once it has loaded, grey shapes before that, and a sentence when it cannot be had.
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { useArrivedByLink } from './contexts/arrival.ts';
import { useWords } from './contexts/facts.ts';
import { CardGrid, evenColumns } from './styles/grid.ts';
import { theme } from './styles/theme.ts';
import { VisuallyHidden } from './styles/VisuallyHidden.ts';
import { useList } from './use-list.ts';

const pulse = keyframes`
  50% { opacity: 0.5; }
`;

const Shape = styled.li`
  height: 11rem;
  border-radius: ${theme.radius.large};
  background: ${theme.color.line};
  @media (prefers-reduced-motion: no-preference) {
    animation: ${pulse} 1.2s ease-in-out infinite;
  }
`;

interface Props<T> {
  items: T[];
  /** The artificial delay after a press on a link, in milliseconds. A prerendered list is never taken away. */
  delay?: number;
  failedText: string;
  children(items: T[]): ReactNode;
}

export function Loaded<T>({ items, delay, failedText, children }: Props<T>) {
  const arrivedByLink = useArrivedByLink();
  const list = useList(items, arrivedByLink ? delay : undefined);
  if (list.status === 'ready') return children(list.items);
  if (list.status === 'failed') return <p role="alert">{failedText}</p>;
  return <Skeleton count={Array.isArray(items) ? items.length : 4} />;
}

function Skeleton({ count }: { count: number }) {
  const t = useWords();
  const shapes = Array.from({ length: count }, (_, index) => `shape ${index}`);
  return (
    <div role="status" data-skeleton="">
      <VisuallyHidden>{t('Loading…')}</VisuallyHidden>
      <CardGrid $columns={evenColumns(count)} aria-hidden="true">
        {shapes.map((shape) => (
          <Shape key={shape} />
        ))}
      </CardGrid>
    </div>
  );
}
