// The answers to those who look up their street: the streets that fit, and the next days of a route.
import { useEffect, useMemo, useState } from 'react';
import { nextVisits, visitWords } from '../../model/calendar/next-visits.ts';
import type { PlacesFile, StreetsFile } from '../../model/calendar/route-files.ts';
import { isOpen } from '../../model/calendar/service-days.ts';
import { dateInZone } from '../../model/calendar/zone.ts';
import { calendarPath, PLACES_PATH, routeSheetPath, streetsPath } from '../../model/own-files.ts';
import type { SectionOf } from '../../model/site.ts';
import { fetchRoute, fetchRouteFile } from '../../outside/route-files.ts';
import { PlainButton } from '../../ui/Button.tsx';
import { CalendarLinks } from '../../ui/CalendarLinks.tsx';
import { useTranslate } from '../../ui/contexts.ts';
import { Hint } from '../../ui/forms/Field.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { PICKUP_DAY_KEY, readStored, writeStored } from '../../ui/storage.ts';
import { findStreets, indexStreets, readZip } from './find-streets.ts';
import * as S from './PickupDays.styles.ts';
import { PleaseCall } from './PleaseCall.tsx';

export interface Asked {
  /** The slug of a town, or an empty text. */
  town: string;
  street: string;
}

interface AnswersProps {
  section: SectionOf<'pickup-days'>;
  asked: Asked;
}

/** The days of what was chosen and typed, or the streets and routes to choose from; the kept route until then. */
export function Answers({ section: { zone, towns }, asked }: AnswersProps) {
  const t = useTranslate();
  const { file: places, error } = useFile<PlacesFile>(PLACES_PATH);
  const town = places?.towns.find(({ slug }) => slug === asked.town);
  const streets = useFile<StreetsFile>(town?.hasStreets ? streetsPath(town.slug) : undefined);
  // Before the first letter is typed.
  const entries = useMemo(() => streets.file && indexStreets(streets.file), [streets.file]);
  const [chosen, choose] = useState<string>();
  if (error || streets.error) return <PleaseCall />;
  if (!places) return null;
  const typed = asked.street.trim();
  const optionsFor = (routes: string[] = [], town = '') =>
    routes.map((route) => ({ route, label: `${town}${places.routes[route]}` }));
  const zip = readZip(typed);
  const found = !zip && typed && entries && findStreets(typed, entries);
  const options = found
    ? [
        ...found.flatMap(({ line, route }) => optionsFor([route], `${line}: `)),
        ...optionsFor(town?.whole, `${t('Another street')}: `),
      ]
    : optionsFor(zip ? places.zips[zip] : town?.hasStreets ? [] : town?.whole);
  const [first, second] = options;
  const answer = found || second ? options.find(({ label }) => label === chosen) : first;
  const route =
    answer?.route ?? (typed || first ? undefined : readStored(PICKUP_DAY_KEY)?.toLowerCase());
  return (
    <>
      {typed && !zip && !town && towns.length > 0 && <p>{t('Choose your town first.')}</p>}
      {zip && !first && <PleaseCall word="None of our routes goes there. Please call {phone}." />}
      {found && found.length === 0 && (
        <PleaseCall word="We can’t find that street. Please call {phone}." />
      )}
      {(found || second) && (
        <S.Options>
          {options.map(({ label }) => (
            <li key={label}>
              <PlainButton
                type="button"
                aria-pressed={label === chosen}
                onClick={() => choose(label)}
              >
                {label}
              </PlainButton>
            </li>
          ))}
        </S.Options>
      )}
      {route && <RouteDays {...{ route, zone }} />}
    </>
  );
}

/** So many visits of each collection are shown. */
const MAX_VISITS = 3;

/** The next days of a route and its calendar; nothing for a kept one that is gone. The route is kept on the device. */
function RouteDays({ route, zone }: { route: string; zone: string }) {
  const t = useTranslate();
  const { file, error } = useFile(route, (id) => fetchRoute(id, t));
  useEffect(() => {
    if (file) writeStored(PICKUP_DAY_KEY, route);
  }, [file, route]);
  if (error === 'failed') return <PleaseCall />;
  if (!file) return null;
  const today = dateInZone(Date.now(), zone);
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
            <Hint>{when}</Hint>
            <ul>
              {nextVisits(visits, today, MAX_VISITS).map((visit) => (
                <li key={visit.day} data-changed={visit.change && ''}>
                  {visitWords(visit, t)}
                  {visit.change && isOpen(visit.change) && (
                    <PleaseCall word="Please call {phone}." />
                  )}
                </li>
              ))}
            </ul>
            {visits.length === 0 && <p>{t('No dates yet.')}</p>}
          </div>
        ))}
      </S.Days>
      {file.collections.some(({ visits }) => visits.length > 0) && (
        <CalendarLinks calendar={calendarPath(route)} name={file.name}>
          <SiteLink to={routeSheetPath(route)}>{t('My year on one sheet, to print')}</SiteLink>
        </CalendarLinks>
      )}
    </>
  );
}

/** A file that is here, or why it is not: there is none, or it cannot be had. Empty while it loads. */
interface LoadedFile<T> {
  file?: T;
  error?: 'absent' | 'failed';
}

/** Fetches the file at a path, and another one when the path changes; nothing without a path. */
function useFile<T>(
  path: string | undefined,
  load: (path: string) => Promise<T | undefined> = fetchRouteFile,
): LoadedFile<T> {
  const [loaded, setLoaded] = useState<LoadedFile<T> & { path?: string }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path says which file it is
  useEffect(() => {
    if (!path) return;
    let current = true;
    const set = (result: LoadedFile<T>) => current && setLoaded({ path, ...result });
    load(path).then(
      (file) => set(file ? { file } : { error: 'absent' }),
      () => set({ error: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [path]);
  return loaded.path === path ? loaded : {};
}
