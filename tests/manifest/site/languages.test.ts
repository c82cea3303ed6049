// Sites and pages in other languages: whose words they have, and how the versions of a page find each other.
import { expect, it } from 'vitest';
import { translatedTexts } from '../../../src/manifest/site/languages.ts';
import { holidayRule, rhythmWords } from '../../../src/manifest/site/resolve/routes.ts';
import type { Page, Site } from '../../../src/model/site.ts';
import { es } from '../../../src/model/words/es.ts';
import { fr } from '../../../src/model/words/fr.ts';
import { english, translator } from '../../../src/model/words/words.ts';
import { surroundings } from '../real-manifest.ts';
import { changedBase, checkOf } from '../rules/examples.ts';

/** The site of the base manifest with changes, and the codes of what the check says. */
function siteOf(...changes: string[]) {
  const { site, diagnostics } = checkOf(changedBase(changes.join('\n')));
  const page = (path: string) =>
    site?.pages.find((source) => source.path === path)?.page as Page | undefined;
  return { facts: site?.facts as Site['facts'], page, codes: diagnostics.map(({ code }) => code) };
}

const ABOUT = 'pages./about/.language';

it('a site in Spanish has Spanish words and dates of its country, and a page of it may be English', () => {
  const { facts, page } = siteOf('site.locale: es_MX', `${ABOUT}: en`);
  expect(facts.words).toMatchObject({ 'en-US': 'es-MX', 'Open now': 'Abierto ahora' });
  expect(facts.hours[0]?.days).toBe('lunes a viernes');
  expect(page('/')?.local).toBeUndefined();
  expect(page('/about/')?.local).toMatchObject({ locale: 'en_US', words: {} });
  expect(page('/about/')?.local?.hours?.[0]?.days).toBe('Monday to Friday');
});

it('single words of the engine are said in another way, in English too', () => {
  const english = siteOf(
    'translations: { en: [{ text: "Open until {time}", translation: "Here until {time}" }] }',
  );
  expect(english.codes).toEqual([]);
  expect(english.facts.words).toEqual({ 'Open until {time}': 'Here until {time}' });
  const spanish = siteOf(
    `${ABOUT}: es`,
    'translations: { es: [{ text: Open now, translation: Estamos abiertos }] }',
  );
  const { words } = spanish.page('/about/')?.local ?? {};
  expect(words).toMatchObject({ 'Open now': 'Estamos abiertos', Closed: 'Cerrado' });
});

it('the texts that sections have by themselves are translated', () => {
  const { codedFields, files } = surroundings.schema;
  const defaults = [...files].flatMap(([file, { properties = {} }]) =>
    Object.entries<{ default?: unknown }>(file.startsWith('sections/') ? properties : {}).flatMap(
      ([key, field]) =>
        typeof field.default === 'string' && !codedFields.has(key) ? [field.default] : [],
    ),
  );
  for (const language of ['es', 'fr'])
    expect([...translatedTexts(language, {}).keys()]).toEqual(expect.arrayContaining(defaults));
  const { page } = siteOf(
    'site.locale: fr_CA',
    'pages./about/.sections.+: { type: accepted-items, heading: Items, items: [{ item: Tires, verdict: "no" }] }',
  );
  expect(JSON.stringify(page('/about/'))).toContain('Que voulez-vous jeter');
});

it('a language of the site’s own is complete once it has every word', () => {
  const pairs = Object.keys(es).map((text) => ({
    text,
    translation: text.replace(/^en-US$/, 'de'),
  }));
  const all = (words: typeof pairs) => `translations: ${JSON.stringify({ de: words })}`;
  const complete = siteOf(`${ABOUT}: de`, all(pairs));
  expect(new Set(complete.codes)).toEqual(new Set(['untranslated-texts']));
  expect(siteOf(`${ABOUT}: de`, all(pairs.slice(0, -1))).codes).toEqual(['missing-words']);
});

it('the menu of a page in another language leads to pages in it, and each page to its versions', () => {
  const { facts, page } = siteOf(
    `${ABOUT}: es`,
    'pages./about/.translation_of: /',
    'translations: { es: [{ text: About, translation: Nosotros }] }',
  );
  const { home, navigation, languages } = page('/about/')?.local ?? {};
  expect(home).toBe('/about/');
  expect(navigation?.links).toContainEqual({ label: 'Home', to: '/about/' });
  expect(navigation?.links).toContainEqual({ label: 'Nosotros', to: '/about/' });
  expect(languages).toEqual([{ lang: 'en', label: 'English', to: '/' }]);
  expect(facts.languages).toEqual([{ lang: 'es', label: 'Español', to: '/about/' }]);
  expect(page('/about/')?.seo?.alternates).toEqual(page('/')?.seo?.alternates);
  expect(page('/lawn-care/')?.seo?.alternates).toBeUndefined();
});

it('a page has one translation into a language, and a translation has none', () => {
  const of = (path: string, original: string) =>
    `pages.${path}.language: fr\npages.${path}.translation_of: ${original}`;
  const twice = siteOf(of('/about/', '/'), of('/lawn-care/', '/'));
  expect(twice.codes.filter((code) => code === 'wrong-version')).toHaveLength(2);
  const chained = siteOf(
    of('/about/', '/'),
    `pages./lawn-care/.language: es`,
    'pages./lawn-care/.translation_of: /about/',
  );
  expect(chained.codes.filter((code) => code === 'wrong-version')).toHaveLength(1);
});

it('days of every year are said in the language of the page', () => {
  const inSpanish = (rule: string) => holidayRule(rule, translator(es));
  expect(inSpanish('December 25')).toBe('25 de diciembre');
  expect(inSpanish('Fourth Thursday in November')).toBe('el cuarto jueves del mes (noviembre)');
  expect(inSpanish('Good Friday')).toBe('Good Friday');
  expect(holidayRule('December 25', english)).toBe('December 25');
  const season = { from: 'April 1', to: 'November 30' };
  expect(rhythmWords({ day: 'Monday', weeks: 2, season }, translator(fr))).toBe(
    'un lundi sur deux, du 1 avril au 30 novembre',
  );
});

it('a translation changes no address, and no other field that is not said', () => {
  const codes = [
    ...['/about/', 'embed', '/images/yard.webp', 'https://youtu.be/aqz-KE-bpKQ'],
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
  ];
  const pairs = codes.map((text) => ({ text, translation: 'https://evil.example' }));
  const { page } = siteOf(
    `${ABOUT}: es`,
    `translations: ${JSON.stringify({ es: pairs })}`,
    'pages./about/.sections.+: { type: embed, kind: youtube, url: "https://youtu.be/aqz-KE-bpKQ", heading: Film, image: { src: /images/yard.webp, alt: A yard. }, button_label: Play, link_label: Watch }',
  );
  const { local, sections } = page('/about/') ?? {};
  expect(sections?.length).toBeGreaterThan(1);
  expect(JSON.stringify([local?.navigation, sections])).not.toContain('evil');
});

it('the language of a page follows from its letters, whatever a translation says', () => {
  const evil = JSON.stringify({ en: [{ text: 'en-US', translation: 'en"><script>a</script>' }] });
  expect(siteOf(`translations: ${evil}`).facts.locale).toBe('en_US');
  const { page } = siteOf(`${ABOUT}: es`, `translations: ${evil.replace('"en":', '"es":')}`);
  expect(page('/about/')?.local?.locale).toBe('es_US');
});
