// Questions that open to show their answers, one at a time.
import type { SectionOf } from '../../model/site.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { Band } from '../../ui/Band.tsx';
import { ButtonsBelow } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';

export function Faq({ section }: { section: SectionOf<'faq'> }) {
  const { id, tone, heading, intro, items, empty_text, load_delay_ms, buttons } = section;
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro} split>
      <div>
        <Loaded items={items} delay={load_delay_ms} failedText={empty_text}>
          {(faqs) =>
            faqs.length === 0 ? (
              <p>{empty_text}</p>
            ) : (
              <Accordion
                items={faqs.map((faq) => ({ id: faq.id, title: faq.question, text: faq.answer }))}
              />
            )
          }
        </Loaded>
        <ButtonsBelow buttons={buttons} />
      </div>
    </Band>
  );
}
