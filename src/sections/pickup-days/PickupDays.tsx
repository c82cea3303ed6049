// Which day is my street? The fields, and the lists for those without a script. What answers is fetched for those who ask.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { routeSheetPath, streetListPath } from '../../model/own-files.ts';
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { useTranslate } from '../../ui/contexts.ts';
import { Choices, SelectField, TextField } from '../../ui/forms/Field.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { PICKUP_DAY_KEY, readStored } from '../../ui/storage.ts';
import type { Asked } from './Answers.tsx';
import * as S from './PickupDays.styles.ts';
import { PleaseCall } from './PleaseCall.tsx';

type PickupSection = SectionOf<'pickup-days'>;

export function PickupDays({ section }: { section: PickupSection }) {
  const { id, tone, heading, intro, towns } = section;
  const t = useTranslate();
  const fieldId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState<Asked>();
  const [loaded, setLoaded] = useState<Partial<typeof import('./Answers.tsx')>>();
  const [only] = towns.length === 1 ? towns : [];
  const answer = (question: Asked) => {
    setAsked(question);
    import('./Answers.tsx').then(setLoaded, () => setLoaded({}));
  };
  const ask = () => {
    const data = new FormData(form.current ?? undefined);
    const text = (name: string) => String(data.get(name) ?? '');
    answer({ town: only?.slug ?? text('town'), street: text('street') });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was there before the app
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('select, input') ?? [])];
    const isUsed = (field: HTMLElement & { value: string }) =>
      field.value || field === document.activeElement;
    if (fields.some(isUsed)) ask();
    else if (readStored(PICKUP_DAY_KEY)) answer({ town: '', street: '' });
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.current?.parentElement?.querySelector<HTMLElement>('li > button')?.focus();
  };
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro}>
      <S.Sheet data-wakes="">
        <S.Fields ref={form} noValidate onFocus={ask} onInput={ask} onSubmit={submit}>
          {!only && towns.length > 0 && (
            <SelectField id={`${fieldId}town`} name="town" label={t('Town')}>
              <Choices
                placeholder={t('Choose your town')}
                options={towns.map(({ slug, name }) => ({ value: slug, label: name }))}
              />
            </SelectField>
          )}
          <TextField
            id={`${fieldId}street`}
            name="street"
            label={t('Street or ZIP code')}
            autoComplete="off"
            enterKeyHint="search"
          />
        </S.Fields>
        <S.Answer role="status">
          {asked && loaded?.Answers && (
            <loaded.Answers key={asked.town} section={section} asked={asked} />
          )}
          {loaded && !loaded.Answers && <PleaseCall />}
        </S.Answer>
      </S.Sheet>
      <Lists section={section} />
    </Band>
  );
}

/** The routes with their days, and the lists of streets. */
function Lists({ section: { routes, towns } }: { section: PickupSection }) {
  const t = useTranslate();
  return (
    <>
      <h3>{t('The list of routes')}</h3>
      <S.List>
        {routes.map(({ id, name, collections }) => (
          <li key={id}>
            <strong>{name}</strong>
            {': '}
            {collections.map(({ name, when }) => `${name} ${when}`.trim()).join('; ')}.{' '}
            <SiteLink to={routeSheetPath(id)}>{t('A year to print')}</SiteLink>
          </li>
        ))}
        {towns.map(({ slug, name }) => (
          <li key={slug}>
            <SiteLink to={streetListPath(slug)}>
              {t('All streets of {town}', { town: name })}
            </SiteLink>
          </li>
        ))}
      </S.List>
    </>
  );
}
