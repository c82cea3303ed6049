// Pages in another language: the engine's words in it, and the manifest's texts as its translations have them.
import type { Manifest, ManifestPage } from '../../model/manifest.generated.ts';
import { es } from '../../model/words/es.ts';
import { type Translate, translator, type Words } from '../../model/words/words.ts';
import type { Expansion } from './expand/expand-pages.ts';

/** The language of a page; undefined is the site's own. */
export type Language = ManifestPage['language'];

/** The words of each language. */
const WORDS: Record<NonNullable<Language>, Words> = { es };

export const wordsOf = (language: Language): Words | undefined => language && WORDS[language];

export const translatorOf = (language: Language): Translate => translator(wordsOf(language));

/** A site as its pages in one language show it. */
export interface Localized {
  manifest: Manifest;
  expansion: Expansion;
  words?: Words;
  t: Translate;
  /** Copies a value with its texts translated. */
  say<T>(value: T): T;
}

/** The shared texts of a site in a language. Texts without a translation stay. */
export function localize(manifest: Manifest, expansion: Expansion, language: Language): Localized {
  const t = translatorOf(language);
  if (!language) return { manifest, expansion, t, say: (value) => value };
  const { shared } = expansion;
  const texts = new Map(
    shared.translations[language]?.map(({ text, translation }) => [text, translation]),
  );
  const say = <T>(value: T): T => translated(value, texts) as T;
  const { service_days: days } = manifest;
  const { navigation, footer, quote_form, services, alerts } = shared;
  return {
    manifest: {
      ...manifest,
      // Dates are worked out from the days and the rules, so these stay.
      ...(days && {
        service_days: {
          ...days,
          visit: say(days.visit),
          holidays: days.holidays.map((holiday) => ({ ...holiday, name: say(holiday.name) })),
        },
      }),
    },
    expansion: {
      ...expansion,
      shared: { ...shared, ...say({ navigation, footer, quote_form, services, alerts }) },
    },
    words: WORDS[language],
    t,
    say,
  };
}

function translated(value: unknown, texts: Map<string, string>): unknown {
  if (typeof value === 'string') return texts.get(value) ?? value;
  if (Array.isArray(value)) return value.map((entry) => translated(entry, texts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, translated(part, texts)]),
  );
}
