// What few sites need, folded below what all of them have.
import type { ReactNode } from 'react';
import { Stack } from './controls.ts';

export const More = ({
  title = 'More settings',
  children,
}: {
  title?: string;
  children: ReactNode;
}) => (
  <details>
    <summary>{title}</summary>
    <Stack style={{ paddingTop: '1rem' }}>{children}</Stack>
  </details>
);
