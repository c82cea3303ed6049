// Which day is my street? The fields, and the lists for those without a script. What answers is fetched for those who ask.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { routeSheetPath, streetListPath } from '../../model/own-files.ts';
import type { SectionOf } from '../../model/site.ts';
import { Band } from '../../ui/Band.tsx';
import { ActionButton } from '../../ui/Button.tsx';
import { useWords } from '../../ui/contexts/facts.ts';
import { SelectField, TextField } from '../../ui/forms/Field.tsx';
import { ROUTE_KEY, readKept } from '../../ui/kept-values.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import type { Asked } from './Answers.tsx';
import * as S from './PickupDays.styles.ts';
import { PleaseCall } from './PleaseCall.tsx';

type PickupSection = SectionOf<'pickup-days'>;

type Answers = Pick<typeof import('./Answers.tsx'), 'RouteDays' | 'Streets'>;

export function PickupDays({ section }: { section: PickupSection }) {
  const { id, tone, heading, intro } = section;
  const [kept, setKept] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  /** Whether the visitor has left the kept route, so that the focus follows. */
  const [left, setLeft] = useState(false);
  const [answers, setAnswers] = useState<Answers | 'failed'>();
  // A weekday, which begins with a capital letter, is kept for the check of holidays.
  useEffect(() => setKept(/^[a-z].*/.exec(readKept(ROUTE_KEY) ?? '')?.[0]), []);
  const isAsking = kept !== undefined || asked !== undefined;
  useEffect(() => {
    if (isAsking) import('./Answers.tsx').then(setAnswers, () => setAnswers('failed'));
  }, [isAsking]);
  const leave = () => {
    setLeft(true);
    setKept(undefined);
  };
  const { RouteDays, Streets } = (answers !== 'failed' && answers) || {};
  return (
    <Band id={id} tone={tone} heading={heading} intro={intro}>
      <S.Sheet data-wakes="">
        {kept && !asked && RouteDays ? (
          <RouteDays route={kept} zone={section.zone} onLeave={leave} />
        ) : (
          <Fields section={section} isNext={left} onAsk={setAsked} />
        )}
        <S.Answer role="status">
          {asked && Streets && <Streets section={section} asked={asked} />}
          {answers === 'failed' && <PleaseCall />}
        </S.Answer>
      </S.Sheet>
      <Lists section={section} />
    </Band>
  );
}

interface FieldsProps {
  section: PickupSection;
  /** Whether the first field takes the focus. */
  isNext: boolean;
  onAsk(asked: Asked): void;
}

/** The town, on a page without one, and the street. What was typed before the app was there counts too. */
function Fields({ section: { towns }, isNext, onAsk }: FieldsProps) {
  const id = useId();
  const t = useWords();
  const form = useRef<HTMLFormElement>(null);
  const [only] = towns.length === 1 ? towns : [];
  const ask = () => {
    const data = new FormData(form.current ?? undefined);
    const text = (name: string) => String(data.get(name) ?? '');
    onAsk({ town: only?.slug ?? text('town'), street: text('street') });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was there before
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('select, input') ?? [])];
    if (isNext) fields[0]?.focus();
    if (fields.some((field) => field.value || field === document.activeElement)) ask();
  }, []);
  /** Enter takes the one street that is offered, or leads to the first of several. */
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask();
    const [first, second] = form.current?.parentElement?.querySelectorAll('li > button') ?? [];
    if (first instanceof HTMLElement) second ? first.focus() : first.click();
  };
  if (only && !only.hasStreets) {
    return (
      <S.Fields ref={form} onSubmit={submit}>
        <ActionButton type="submit">{t('Show my days')}</ActionButton>
      </S.Fields>
    );
  }
  return (
    <S.Fields ref={form} noValidate onFocus={ask} onInput={ask} onSubmit={submit}>
      {!only && towns.length > 0 && (
        <SelectField id={`${id}town`} name="town" label={t('Town')}>
          <option value="">{t('Choose your town')}</option>
          {towns.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        id={`${id}street`}
        name="street"
        label={t('Street or ZIP code')}
        autoComplete="off"
        enterKeyHint="search"
      />
    </S.Fields>
  );
}

/** The routes with their days, and the lists of streets. */
function Lists({ section: { routes, towns } }: { section: PickupSection }) {
  const t = useWords();
  return (
    <S.Lists>
      <h3>{t('The list of routes')}</h3>
      <ul>
        {routes.map(({ id, name, collections }) => (
          <li key={id}>
            <strong>{name}</strong>
            {': '}
            {collections.map(({ name: what, when }) => `${what} ${when}`.trim()).join('; ')}.{' '}
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
      </ul>
    </S.Lists>
  );
}
