// Can it go in? The whole list, and a field that finds a thing in it.
import { Check, Phone, X } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import type { AcceptedItem } from '../../model/manifest.generated.ts';
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { Input, Suggestions } from '../../ui/forms/Field.tsx';
import { Note } from '../../ui/Note.tsx';
import { Glyph } from '../../ui/pictures/Icon.tsx';
import { VisuallyHidden } from '../../ui/styles/VisuallyHidden.ts';
import { ManifestText } from '../../ui/Wording.tsx';
import * as S from './AcceptedItems.styles.ts';
import { findItems } from './find-items.ts';

type ItemsSection = SectionOf<'accepted-items'>;

const DRAWINGS = { yes: Check, no: X, ask: Phone };
const VERDICTS = ['yes', 'no', 'ask'] as const;

export function AcceptedItems({ section }: { section: ItemsSection }) {
  const { id, tone, heading, intro, items, none_text, note } = section;
  const searchId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  // The visitor may have typed before the app was there.
  useEffect(() => setTyped(field.current?.value ?? ''), []);
  const { answers, guesses } = findItems(typed, items);
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro}>
      <S.Search>
        <label htmlFor={searchId}>{section.search_label}</label>
        <Input
          ref={field}
          id={searchId}
          type="search"
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Suggestions field={field} texts={guesses} />
      </S.Search>
      <VisuallyHidden role="status">
        {typed && answers.length > 0 && spoken(answers, section)}
      </VisuallyHidden>
      <S.Groups data-found={typed ? '' : undefined}>
        {VERDICTS.map((verdict) => (
          <Group
            key={verdict}
            verdict={verdict}
            label={labelOf(verdict, section)}
            items={answers.filter((item) => item.verdict === verdict)}
          />
        ))}
      </S.Groups>
      <div role="status">
        {answers.length === 0 && (
          <p>
            <ManifestText text={none_text} />
          </p>
        )}
      </div>
      <Note text={note} />
    </Band>
  );
}

interface GroupProps {
  verdict: AcceptedItem['verdict'];
  label: string;
  items: AcceptedItem[];
}

function Group({ verdict, label, items }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <div data-verdict={verdict}>
      <h3>
        <Glyph drawing={DRAWINGS[verdict]} size={22} />
        {label}
      </h3>
      <ul>
        {items.map(({ item, also, note }, index) => (
          <li key={index}>
            <strong>{item}</strong>
            {note && ` ${note}`}
            {also && <small>{` ${also.join(', ')}`}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}

const labelOf = (verdict: AcceptedItem['verdict'], section: ItemsSection) =>
  section[`${verdict}_label`];

/** The first answers in one sentence, for screen readers. */
function spoken(found: AcceptedItem[], section: ItemsSection): string {
  return found
    .slice(0, 3)
    .map(({ item, verdict }) => `${item}: ${labelOf(verdict, section)}.`)
    .join(' ');
}
