// Pages in another language: the engine's words in it, and the manifest's texts as its translations have them.
import type { Manifest } from '../../model/manifest.generated.ts';
import { es, esDefaults, esPhotos } from '../../model/words/es.ts';
import { fr, frDefaults, frPhotos } from '../../model/words/fr.ts';
import { type MessageKey, type Translations, translator } from '../../model/words/words.ts';

/** The two letters of a language. */
export type Language = string;

/** The languages that come with the engine, besides English: the engine's own words are English. */
const WORDS: Record<Language, Record<MessageKey, string>> = {
  es: { ...es, ...esPhotos },
  fr: { ...fr, ...frPhotos },
};

/** The texts that the schema gives to sections, in the languages that come with the engine. */
const DEFAULTS: Record<Language, Record<string, string>> = { es: esDefaults, fr: frDefaults };

/** The texts that a section has by itself, and those of the manifest, in a language. */
export const translatedTexts = (
  language: Language,
  translations: NonNullable<Manifest['translations']>,
) =>
  new Map([
    ...Object.entries(DEFAULTS[language] ?? {}),
    ...(translations[language] ?? []).map(({ text, translation }): [string, string] => [
      text,
      translation,
    ]),
  ]);

const MESSAGES = { ...es, ...esPhotos };

/** Whether a text is one of the engine's words. */
export const isMessage = (text: string): text is MessageKey => Object.hasOwn(MESSAGES, text);

/** The language of all pages that name none. */
export const siteLanguage = ({ site }: Pick<Manifest, 'site'>): Language => site.locale.slice(0, 2);

/** The placeholders that an hour has in other languages: `{hour} h {minute}`. */
const CLOCK = ['{hour}', '{minute}'];

/** The placeholders of a text, those included that a translation may have. */
export function placeholdersIn(text: string): string[] {
  const names = text.match(/\{\w+\}/g) ?? [];
  return /^\{time\} [AP]M$/.test(text) ? [...names, ...CLOCK] : names;
}

type Languages = Pick<Manifest, 'site' | 'translations' | 'quote_form'>;

/** The engine's words for pages in a language; undefined where they are all its own. */
export function wordsIn(
  { site, translations, quote_form }: Languages,
  language: Language,
): Translations | undefined {
  const english = language === 'en' ? 'en-US' : language;
  const usual: string = WORDS[language]?.['en-US'] ?? english;
  const locale = language === siteLanguage({ site }) ? site.locale.replace('_', '-') : usual;
  const written = (translations?.[language] ?? []).map(({ text, translation }) => [
    text,
    translation,
  ]);
  const words = Object.entries({
    ...WORDS[language],
    ...Object.fromEntries(written),
    // By it dates are written: it follows from the language, and nobody's translation can be another one.
    'en-US': locale,
  }).filter(
    ([text, translation]) =>
      // Pages of a site without photos in its form do not carry the words about them.
      isMessage(text) && text !== translation && (quote_form.photos || !(text in esPhotos)),
  );
  return words.length > 0 ? Object.fromEntries(words) : undefined;
}

/** The engine's words that a language lacks. */
export function missingWords(manifest: Languages, language: Language): string[] {
  if (language === 'en' || WORDS[language]) return [];
  const has = new Set((manifest.translations?.[language] ?? []).map(({ text }) => text));
  const asked = manifest.quote_form.photos ? MESSAGES : es;
  return Object.keys(asked).filter((text) => text !== 'en-US' && !has.has(text));
}

/** What the pages in one language say in place of the site's own words. */
export type Localized = ReturnType<typeof localize>;

/**
 * @param language that of a page; the site's own without one
 * @param translations those of the manifest, expanded
 * @param codedFields the schema's: addresses, switches and the like, which no translation may change
 */
export function localize(
  manifest: Languages,
  language: Language = siteLanguage(manifest),
  translations: NonNullable<Manifest['translations']> = {},
  codedFields: ReadonlySet<string> = new Set(),
) {
  const words = wordsIn(manifest, language);
  const texts = translatedTexts(language, translations);
  const isPath = (text: string) => /^\/(?![/\\])/.test(text);
  const translate = (text: string, isCode: boolean) => {
    const translation = texts.get(text) ?? text;
    return !isCode || (isPath(text) && isPath(translation)) ? translation : text;
  };
  /**
   * Copies a value with its texts translated, and with other addresses. Texts without a translation stay, and so do
   * switches and addresses of other sites.
   * @param codes the keys of further texts that are no words
   */
  const say = <T>(value: T, addresses = new Map<string, string>(), codes = ADDRESS_KEYS): T => {
    if (texts.size + addresses.size === 0) return value;
    const isCode = (key: string) => codedFields.has(key) || codes.has(key);
    return mapTexts(value, (text, key) => addresses.get(text) ?? translate(text, isCode(key))) as T;
  };
  return { words, t: translator(words), say };
}

/** The keys of addresses that no schema has. */
const ADDRESS_KEYS = new Set(['frame', 'href', 'mail_to', 'map_href']);

/** The keys of what a build adds to a section whose texts are no words. */
export const BUILT_KEYS = new Set([
  ...ADDRESS_KEYS,
  ...['anchor', 'calendar', 'date', 'ids', 'moved', 'sheet', 'usual', 'value', 'zone'],
]);

/** Copies a value with other texts; `change` gets the key of each, for an entry of a list that of the list. */
function mapTexts(
  value: unknown,
  change: (text: string, key: string) => string,
  key = '',
): unknown {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, mapTexts(part, change, name)]),
  );
}
