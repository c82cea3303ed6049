// Shows a list of the page's data as if it came from a server: grey shapes first, or a sentence when it cannot be had.
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useArrivedByLink, useTranslate } from './contexts.ts';
import { CardGrid, evenColumns } from './styles/grid.ts';
import { pulsing } from './styles/pulsing.ts';
import { theme } from './styles/theme.ts';
import { VisuallyHidden } from './styles/VisuallyHidden.ts';

const Shape = styled.li`
  height: 11rem;
  border-radius: ${theme.radius.large};
  background: ${theme.color.line};
  ${pulsing}
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
  const wait = arrivedByLink && delay;
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (!wait) return;
    const timer = setTimeout(setHere, wait, true);
    return () => clearTimeout(timer);
  }, [wait]);
  if (wait && !isHere) return <Skeleton count={Array.isArray(items) ? items.length : 4} />;
  return Array.isArray(items) ? children(items) : <p role="alert">{failedText}</p>;
}

function Skeleton({ count }: { count: number }) {
  const t = useTranslate();
  return (
    <div role="status" data-skeleton="">
      <VisuallyHidden>{t('Loading…')}</VisuallyHidden>
      <CardGrid $columns={evenColumns(count)} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <Shape key={index} />
        ))}
      </CardGrid>
    </div>
  );
}
