// Questions that open to show their answers, one at a time.
import type { SectionOf } from '../../model/site.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { Band } from '../../ui/Band.tsx';

export function Faq({ section }: { section: SectionOf<'faq'> }) {
  const { id, tone, heading, intro, items, empty_text } = section;
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro}>
      {items.length === 0 ? (
        <p>{empty_text}</p>
      ) : (
        <Accordion
          items={items.map((faq) => ({ id: faq.id, title: faq.question, text: faq.answer }))}
        />
      )}
    </Band>
  );
}
