// The two questions: the job, or the number of pickup loads. The one that is answered last counts.
import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { SectionOf } from '../../model/site.ts';
import { Choices, Input, SelectField } from '../../ui/forms/Field.tsx';
import { mostLoads, type Sized, type Wish } from './choose-size.ts';
import * as S from './SizeFinder.styles.ts';

/** More numbers are typed. */
const MAX_CHIPS = 24;

interface Props {
  section: Pick<SectionOf<'size-finder'>, 'jobs_label' | 'loads_label' | 'choose_label'>;
  sizes: Sized[];
  onWish(wish: Wish | undefined): void;
}

export function Questions({ section, sizes, onWish }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const jobs = jobsOf(sizes);
  const numbers = Array.from({ length: mostLoads(sizes) }, (_, index) => index + 1);

  // A choice from before the app was there.
  useEffect(() => {
    if (form.current) onWish(wishIn(form.current, sizes));
  }, [onWish, sizes]);

  const onChange = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    forgetOther(currentTarget, (target as Control).name);
    onWish(wishIn(currentTarget, sizes));
  };
  return (
    <S.Questions ref={form} onChange={onChange} onSubmit={(event) => event.preventDefault()}>
      {jobs.length > 0 && (
        <SelectField id={`${id}-job`} name="job" label={section.jobs_label} defaultValue="">
          <Choices
            placeholder={section.choose_label}
            options={jobs.map((label, index) => ({ value: String(index), label }))}
          />
        </SelectField>
      )}
      {numbers.length > 0 && (
        <fieldset>
          <legend>{section.loads_label}</legend>
          {numbers.length > MAX_CHIPS ? (
            <Input
              type="number"
              name="loads"
              min={1}
              max={numbers.length}
              aria-label={section.loads_label}
            />
          ) : (
            <S.Chips>
              {numbers.map((number) => (
                <S.Chip key={number}>
                  <input type="radio" name="loads" value={number} />
                  <span>{number}</span>
                </S.Chip>
              ))}
            </S.Chips>
          )}
        </fieldset>
      )}
    </S.Questions>
  );
}

type Control = HTMLInputElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement) => [...(form.elements as Iterable<Control>)];

/** Takes back the answer to the question that was not the last. */
function forgetOther(form: HTMLFormElement, last: string): void {
  for (const control of controlsOf(form)) {
    if (control.name === last) continue;
    if (control.type === 'radio') (control as HTMLInputElement).checked = false;
    else control.value = '';
  }
}

const jobsOf = (sizes: Sized[]) => sizes.flatMap((size) => size.jobs);

function wishIn(form: HTMLFormElement, sizes: Sized[]): Wish | undefined {
  const answers = new FormData(form);
  const job = jobsOf(sizes)[Number(answers.get('job') || -1)];
  const loads = Number(answers.get('loads'));
  if (loads > 0) return { loads };
  return job ? { job } : undefined;
}
