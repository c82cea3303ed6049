// The generic renderer: each section of the page, in order, by the component of its type.
import { startTransition, useEffect, useState } from 'react';
import type { Page } from '../model/site.ts';
import { componentOf } from '../sections/registry.ts';
import { PageEnd } from '../ui/pictures/Scenery.tsx';
import { afterPaint } from '../ui/timing.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface Props {
  page: Page;
  /** True when the whole page is needed at once, because a place on it is about to be scrolled to. */
  renderAll?: boolean;
}

/**
 * Renders the sections of a page. It knows no page and no section by name. After a navigation the first one, with the
 * heading, is shown before the others have been rendered. One that throws is left out; the rest of the page stays.
 */
export function PageView({ page, renderAll }: Props) {
  const [settled, setSettled] = useState(page);
  useEffect(() => afterPaint(() => startTransition(() => setSettled(page))), [page]);
  const shown = renderAll || settled.path === page.path ? page.sections : page.sections.slice(0, 1);
  const isWhole = shown.length === page.sections.length;
  const views = shown.map((section, index) => {
    const Component = componentOf(section.type);
    return (
      <ErrorBoundary key={`${page.path} ${index}`} fallback={null} resetKey={section}>
        <Component section={section} />
      </ErrorBoundary>
    );
  });
  return (
    <>
      {views}
      {isWhole && page.sections.length > 1 && <PageEnd after={page.sections.at(-1)} />}
    </>
  );
}
