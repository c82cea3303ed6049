// Titles that open to show more text, one at a time.
import type { SectionOf } from '../../model/site.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { Band } from '../../ui/Band.tsx';

export function AccordionSection({ section }: { section: SectionOf<'accordion'> }) {
  const { id, tone, heading, intro, items } = section;
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro} split>
      <Accordion items={items.map(({ title, description }) => ({ title, text: description }))} />
    </Band>
  );
}
