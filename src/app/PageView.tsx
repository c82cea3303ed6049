// The generic renderer: each section of the page, in order, by the component of its type.
import type { Page } from '../model/site.ts';
import { componentOf } from '../sections/registry.ts';

/** Renders the sections of a page. It knows no page and no section by name. */
export function PageView({ page }: { page: Page }) {
  return page.sections.map((section, index) => {
    const Component = componentOf(section.type);
    // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other identity and never change their order
    return <Component key={`${page.path} ${index}`} section={section} />;
  });
}
