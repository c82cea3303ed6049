// The answers to those who look up their street: the streets that fit, and the next days of a route.
import { type FormEvent, type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { nextVisits, visitWords } from '../../model/calendar/next-visits.ts';
import type { PlacesFile, RouteFile, StreetsFile } from '../../model/calendar/route-files.ts';
import { dayAt } from '../../model/calendar/zone.ts';
import {
  calendarPath,
  PLACES_PATH,
  routeDataPath,
  routeSheetPath,
  streetsPath,
} from '../../model/own-files.ts';
import type { SectionOf } from '../../model/site.ts';
import { ActionButton, PlainButton } from '../../ui/Button.tsx';
import { CalendarLinks } from '../../ui/CalendarLinks.tsx';
import { useWords } from '../../ui/contexts/facts.ts';
import { TextField } from '../../ui/forms/Field.tsx';
import { keep, ROUTE_KEY } from '../../ui/kept-values.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { findStreets, indexOf, routesAt, type Street, type StreetIndex } from './find-streets.ts';
import * as S from './PickupDays.styles.ts';
import { PleaseCall } from './PleaseCall.tsx';
import { useFile } from './use-file.ts';

/** What a visitor has chosen and typed. */
export interface Asked {
  /** The slug of a town, or an empty text. */
  town: string;
  street: string;
}

interface StreetsProps {
  section: SectionOf<'pickup-days'>;
  asked: Asked;
}

/** The days of what was chosen and typed, or the streets and routes to choose from. */
export function Streets({ section: { zone, towns }, asked }: StreetsProps) {
  const t = useWords();
  const { file: places, fault } = useFile<PlacesFile>(PLACES_PATH);
  const town = places?.towns.find(({ slug }) => slug === asked.town);
  const streets = useFile<StreetsFile>(town?.hasStreets ? streetsPath(town.slug) : undefined);
  // Before the first letter is typed.
  const index = useMemo(() => streets.file && indexOf(streets.file), [streets.file]);
  if (fault || streets.fault) return <PleaseCall />;
  if (!places) return null;
  const typed = asked.street.trim();
  const choice = (ids: string[] = []) => (
    <Choice key={ids.join(' ')} {...{ ids, zone }} names={places.routes} />
  );
  if (/^\d{5}$/.test(typed)) return choice(places.zips[typed]);
  if (!town) return typed && towns.length > 0 && <p>{t('Choose your town first.')}</p>;
  if (!town.hasStreets) return choice(town.whole);
  return typed && index && <Found key={typed} {...{ typed, choice, index }} others={town.whole} />;
}

interface FoundProps {
  typed: string;
  index: StreetIndex;
  /** The ids of the routes of all other streets of the town. */
  others: string[];
  choice(ids: string[]): ReactNode;
}

/** The streets that fit, and the days of the one that was pressed. */
function Found({ typed, index, others, choice }: FoundProps) {
  const t = useWords();
  const { streets, number: typedNumber } = useMemo(() => findStreets(typed, index), [typed, index]);
  const [street, setStreet] = useState<Street | 'another'>();
  const [number, setNumber] = useState(typedNumber);
  const ids = street === 'another' ? [] : street && routesAt(street, number);
  return (
    <>
      {streets.length === 0 && (
        <PleaseCall word="No street here is called that. Please call {phone}." />
      )}
      <Options
        options={[
          ...streets.map((each) => ({ label: each.name, value: each })),
          ...(others.length > 0 ? [{ label: t('Another street'), value: 'another' as const }] : []),
        ]}
        chosen={street}
        onChoose={setStreet}
      />
      {street && !ids && <HouseNumber onNumber={setNumber} />}
      {ids && choice(ids.length > 0 ? ids : others)}
    </>
  );
}

interface OptionsProps<T> {
  options: { label: string; value: T }[];
  chosen?: T;
  onChoose(value: T): void;
}

function Options<T>({ options, chosen, onChoose }: OptionsProps<T>) {
  return (
    <S.Row as="ul">
      {options.map(({ label, value }) => (
        <li key={label}>
          <PlainButton
            type="button"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            {label}
          </PlainButton>
        </li>
      ))}
    </S.Row>
  );
}

/** The house number, where a street is on several routes. */
function HouseNumber({ onNumber }: { onNumber(number: number): void }) {
  const id = useId();
  const t = useWords();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onNumber(Number.parseInt(String(new FormData(event.currentTarget).get('number')), 10));
  };
  return (
    <S.Row as="form" onSubmit={submit}>
      <TextField
        id={id}
        name="number"
        label={t('Which house number?')}
        inputMode="numeric"
        pattern="\s*\d+.*"
        title={t('A number')}
        autoComplete="off"
      />
      <ActionButton type="submit">{t('Show my days')}</ActionButton>
    </S.Row>
  );
}

interface ChoiceProps {
  ids: string[];
  /** The name of each route. */
  names: Record<string, string>;
  zone: string;
}

/** The days of a route, or of the one that the visitor chooses from several. */
function Choice({ ids, names, zone }: ChoiceProps) {
  const t = useWords();
  const [chosen, choose] = useState(ids.length === 1 ? ids[0] : undefined);
  if (ids.length === 0)
    return <PleaseCall word="None of our routes goes there. Please call {phone}." />;
  return (
    <>
      {ids.length > 1 && (
        <>
          <p>{t('Which one is yours?')}</p>
          <Options
            options={ids.map((id) => ({ label: names[id] ?? id, value: id }))}
            chosen={chosen}
            onChoose={choose}
          />
        </>
      )}
      {chosen && <RouteDays key={chosen} {...{ route: chosen, zone }} />}
    </>
  );
}

/** So many visits of each collection are shown. */
const SHOWN = 3;

interface RouteProps {
  /** The id of the route. */
  route: string;
  zone: string;
  /** Offers to look up another street; also called when there is no such route any more. */
  onLeave?(): void;
}

/** The next days of a route and its calendar. The route is kept on the device. */
export function RouteDays({ route, zone, onLeave }: RouteProps) {
  const t = useWords();
  const { file, fault } = useFile<RouteFile>(routeDataPath(route));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the answer is here
  useEffect(() => {
    if (file) keep(ROUTE_KEY, route);
    if (fault === 'absent') onLeave?.();
  }, [file, fault]);
  if (fault) return <PleaseCall />;
  if (!file) return null;
  const today = dayAt(Date.now(), zone);
  return (
    <>
      <h3>{t('Your route: {route}', { route: file.name })}</h3>
      <S.Days>
        {file.collections.map(({ name, icon, when, visits }) => (
          <div key={`${name} ${when}`}>
            <h4>
              {icon && <Icon name={icon} />}
              {name}
            </h4>
            {when && <p>{when}</p>}
            <ul>
              {nextVisits(visits, today, SHOWN).map((visit) => (
                <li key={visit.day} data-changed={visit.change && ''}>
                  {visitWords(visit, t)}
                </li>
              ))}
            </ul>
            {visits.length === 0 && <p>{t('No dates are known yet.')}</p>}
          </div>
        ))}
      </S.Days>
      <S.Row>
        <CalendarLinks calendar={calendarPath(route)} name={file.name} />
        <SiteLink to={routeSheetPath(route)}>{t('My year on one sheet, to print')}</SiteLink>
        {onLeave && (
          <PlainButton type="button" onClick={onLeave}>
            {t('Another street')}
          </PlainButton>
        )}
      </S.Row>
    </>
  );
}
