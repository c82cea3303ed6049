// The engine's own words: in English as the code has them, in another language by these.
import type { es, esPhotos } from './es.ts';

/** A text of the engine. One that a language's file lacks does not compile. */
export type MessageKey = keyof typeof es | keyof typeof esPhotos;

export type Translations = Partial<Record<MessageKey, string>>;

/** Gives a text of the engine in the language of the page, with its braces filled in. */
export type Translate = (word: MessageKey, parts?: Record<string, string | number>) => string;

/** The function for a language; without its words, for English. */
export const translator =
  (translations?: Translations): Translate =>
  (word, parts = {}) =>
    (translations?.[word] ?? word).replace(/\{(\w+)\}/g, (_, name) => String(parts[name]));

export const english = translator();
