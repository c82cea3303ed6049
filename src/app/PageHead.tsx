// Keeps the document's head in step with the page that is shown.
import { useHead } from '@unhead/react';
import type { Page } from '../model/site.ts';
import { useFacts } from '../ui/facts.ts';
import { headOf } from './head.ts';

export function PageHead({ page }: { page: Page }) {
  useHead(headOf(page, useFacts()));
  return null;
}
