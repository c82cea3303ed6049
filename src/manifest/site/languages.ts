// Pages in another language: the engine's words in it, and the manifest's texts as its translations have them.
import type { Manifest, ManifestPage } from '../../model/manifest.generated.ts';
import { es } from '../../model/words/es.ts';
import { type Translate, translator, type Words } from '../../model/words/words.ts';

/** The language of a page; undefined is the site's own. */
export type Language = ManifestPage['language'];

const WORDS: Record<NonNullable<Language>, Words> = { es };

/** What the pages in one language say in place of the site's own words. */
export interface Localized {
  words?: Words;
  t: Translate;
  /** Copies a value with its texts translated. Texts without a translation stay. */
  say<T>(value: T): T;
}

/** @param translations those of the manifest, expanded */
export function localize(language: Language, translations: Manifest['translations']): Localized {
  const words = language && WORDS[language];
  const pairs = (language && translations?.[language]) ?? [];
  const texts = new Map(pairs.map(({ text, translation }) => [text, translation]));
  return { words, t: translator(words), say: (value) => translated(value, texts) };
}

function translated<T>(value: T, texts: Map<string, string>): T {
  if (texts.size === 0) return value;
  return JSON.parse(JSON.stringify(value ?? null), (_, part) => texts.get(part) ?? part) ?? value;
}
