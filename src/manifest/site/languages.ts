// Pages in another language: the engine's words in it, and the manifest's texts as its translations have them.
import type { Manifest, ManifestPage } from '../../model/manifest.generated.ts';
import { es, esPhotos } from '../../model/words/es.ts';
import { type Translations, translator } from '../../model/words/words.ts';

/** The language of a page; undefined is the site's own. */
export type Language = ManifestPage['language'];

const WORDS: Record<NonNullable<Language>, Translations> = { es };
const PHOTO_WORDS = { es: esPhotos };

/** What the pages in one language say in place of the site's own words. */
export type Localized = ReturnType<typeof localize>;

/** @param translations those of the manifest, expanded */
export function localize(
  language: Language,
  translations: Manifest['translations'],
  hasPhotos = false,
) {
  const words = language && {
    ...WORDS[language],
    ...(hasPhotos && PHOTO_WORDS[language]),
  };
  const pairs = (language && translations?.[language]) ?? [];
  const texts = new Map(pairs.map(({ text, translation }) => [text, translation]));
  /** Copies a value with its texts translated. Texts without a translation stay. */
  const say = <T>(value: T) => translated(value, texts);
  return { words, t: translator(words), say };
}

function translated<T>(value: T, texts: Map<string, string>): T {
  if (texts.size === 0) return value;
  return JSON.parse(JSON.stringify(value ?? null), (_, part) => texts.get(part) ?? part) ?? value;
}
