// `npm run upkeep`: says in one screen what an owner must know twice a year. It only looks, and changes nothing.
import { exec } from 'node:child_process';
import { connect } from 'node:tls';
import { loadValidSite } from '../../files/load-site.ts';
import { isPackage, projectIn } from '../../files/project.ts';
import { addDays, type Day, yearOf } from '../../model/calendar/day.ts';
import type { Holiday, Manifest } from '../../model/manifest.generated.ts';
import type { Site } from '../../model/site.ts';

/** The last days with fixes, from https://github.com/nodejs/Release/blob/main/schedule.json as of July 2026. */
const NODE_END_OF_LIFE: Record<string, Day> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
  26: '2029-04-30',
};

/** The most urgent first; the first alone makes the command fail. */
const STATES = ['overdue', 'look at', 'not known', 'fine'] as const;
type Line = [state: (typeof STATES)[number], text: string];

const dayOf = (time: string | number): Day => new Date(time).toISOString().slice(0, 10);

/** All are missing where the newest is installed. */
type EngineVersions = Partial<Record<'current' | 'wanted' | 'latest', string>>;

/** What this machine, its clock and others answer: undefined where nobody does. */
export const probes = {
  today: () => dayOf(Date.now()),
  node: process.versions.node,
  /** The packages with a known hole that is high or critical. */
  holes: () =>
    new Promise<string[] | undefined>((done) =>
      exec('npm audit --omit=dev --json', (_, output) => {
        const { vulnerabilities: all } = JSON.parse(/^\{/.test(output) ? output : '{}');
        const grave = (name: string) => /high|critical/.test(all[name].severity);
        done(all && Object.keys(all).filter(grave));
      }),
    ),
  /** Whether the engine is a package, which has versions. */
  isPackage,
  /** The version of the engine that is installed, the newest that package.json allows, and the newest of all. */
  engine: () =>
    new Promise<EngineVersions | undefined>((done) =>
      // It names only packages that are behind, and fails then.
      exec('npm outdated curbside --json --fetch-retries=0', (_, output) => {
        const { error = !output, curbside } = JSON.parse(/^\{/.test(output) ? output : '{}');
        done(error ? undefined : (curbside ?? {}));
      }),
    ),
  /** The last day of a certificate, also of one that is over. */
  certificateEnd: (origin: string) =>
    new Promise<Day | undefined>((done) => {
      const { hostname: servername, port } = new URL(origin);
      const options = { servername, timeout: 10_000, rejectUnauthorized: false };
      const socket = connect(Number(port) || 443, servername, options, () => {
        done(dayOf(socket.getPeerCertificate().valid_to));
        socket.destroy();
      });
      socket.on('timeout', () => socket.destroy()).on('error', () => done(undefined));
      socket.on('close', () => done(undefined));
    }),
  /** The day until which a domain is paid. */
  async domainEnd(domain: string): Promise<Day | undefined> {
    const signal = AbortSignal.timeout(10_000);
    const known = await fetch(`https://rdap.org/domain/${domain}`, { signal })
      .then((answer) => answer.json())
      .catch(() => undefined);
    const events: { eventAction: string; eventDate: string }[] = known?.events ?? [];
    const end = events.find(({ eventAction }) => eventAction === 'expiration');
    return end && dayOf(end.eventDate);
  },
};

/** Returns the exit code: 1 where something is overdue. */
export async function run(): Promise<number> {
  const lines = await upkeep(await loadValidSite(projectIn()), probes);
  for (const [state, text] of lines) console.log(`${state.padEnd(10)} ${text}`);
  return lines.some(([state]) => state === STATES[0]) ? 1 : 0;
}

type Loaded = Awaited<ReturnType<typeof loadValidSite>>;

/** All lines about a site, the most urgent first. */
export async function upkeep(loaded: Loaded, ask: typeof probes): Promise<Line[]> {
  const { site, expansion, source } = loaded;
  const { company, service_days } = source.data as Manifest;
  const today = ask.today();
  const soon = addDays(today, 14);
  // From October on, the holidays of the next year have to be there.
  const year = yearOf(addDays(today, 92));
  const outdatedHolidays = findOutdatedHolidays(service_days?.holidays ?? [], year);
  const origins = new Set([site.facts.origin, ...site.outside.map(({ origin }) => origin)]);
  const own = new URL(site.facts.origin).hostname;
  const named = [own, company.email?.split('@')[1] ?? own];
  const domains = new Set(named.map((host) => host.replace(/^www\./, '')));
  const weakAltTexts = expansion.pages.flatMap(({ leaves }) =>
    leaves.flatMap(({ key, value }) => (key === 'alt' && !/\S\s+\S/.test(value) ? [value] : [])),
  );
  const lines = await Promise.all([
    expiryLine(
      `Node ${ask.node}`,
      NODE_END_OF_LIFE[parseInt(ask.node, 10)],
      today,
      'Install an LTS version.',
    ),
    listLine(
      'overdue',
      'Packages with a grave known hole',
      await ask.holes(),
      'Run: npm audit fix',
    ),
    ...(ask.isPackage() ? [engineLine(await ask.engine())] : []),
    listLine(
      'overdue',
      `Holidays without a date in ${year}`,
      outdatedHolidays,
      'Add one, or delete it.',
    ),
    ...[...origins].map(async (at) =>
      expiryLine(
        `The certificate of ${at}`,
        await ask.certificateEnd(at),
        soon,
        'Have it renewed.',
      ),
    ),
    ...[...domains].map(async (domain) =>
      expiryLine(`The domain ${domain}`, await ask.domainEnd(domain), soon, 'Pay for it again.'),
    ),
    listLine('look at', 'Pictures without words', weakAltTexts, 'Say what they show.'),
    listLine('look at', 'Pages that no page links to', unlinked(site), 'Link to them.'),
  ]);
  return lines.sort(([a], [b]) => STATES.indexOf(a) - STATES.indexOf(b));
}

function expiryLine(what: string, end: Day | undefined, limit: Day, remedy: string): Line {
  if (!end) return ['not known', `${what}: nobody says until when it is good.`];
  const text = `${what} is good until ${end}.`;
  return end < limit ? ['overdue', `${text} ${remedy}`] : ['fine', text];
}

function listLine(state: Line[0], what: string, found: string[] | undefined, remedy: string): Line {
  if (!found) return ['not known', `${what}: nobody answers.`];
  if (found.length === 0) return ['fine', `${what}: none.`];
  const more = found.length > 5 ? ` and ${found.length - 5} more` : '';
  return [state, `${what}: ${found.slice(0, 5).join(', ')}${more}. ${remedy}`];
}

function engineLine(versions: EngineVersions | undefined): Line {
  const { current, wanted, latest } = versions ?? {};
  const newer = latest && latest !== current ? [`${latest} (this site has ${current})`] : [];
  const install = wanted === latest ? 'npm update' : 'npm install curbside@latest';
  const remedy = `Run: ${install}, and then npx curbside upgrade`;
  return listLine('look at', 'A newer version of the engine', versions && newer, remedy);
}

/** The holidays whose dates are all of years before this one. */
function findOutdatedHolidays(holidays: Holiday[], year: number): string[] {
  const lasting = holidays.filter(({ when }) => !/^\d/.test(when) || yearOf(when) >= year);
  const names = new Set(holidays.map(({ name }) => name));
  return [...names].filter((name) => !lasting.some((holiday) => holiday.name === name));
}

/** The pages to which neither another one nor the parts of all pages lead. */
function unlinked({ facts: { navigation, footer }, pages }: Site): string[] {
  const pathsIn = (...shown: unknown[]) => JSON.stringify(shown).match(/\/(?:[\w.~%-]+\/)*/g) ?? [];
  const linked = pages.flatMap(({ path, page: { sections, local, notices } }) =>
    pathsIn(sections, local, notices).filter((to) => to !== path),
  );
  const known = new Set([...linked, ...pathsIn(navigation, footer)]);
  return pages.map(({ path }) => path).filter((path) => !known.has(path));
}
