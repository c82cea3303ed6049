// A page in another language says everything in it, and names the page that it is the translation of.
import type { Finding, Pointer } from '../../diagnostic.ts';
import { defineMessages } from '../../messages/message.ts';
import { formatSomeNames } from '../../messages/phrases.ts';
import type { ExpandedPage, ExpandedSection } from '../../site/expand/expand-pages.ts';
import type { Leaf } from '../../site/expand/leaf.ts';
import {
  isMessage,
  missingWords,
  placeholdersIn,
  siteLanguage,
  translatedTexts,
} from '../../site/languages.ts';
import { quoteForm } from '../../site/resolve/quote-choices.ts';
import { shortened } from '../../text/strings.ts';
import { eachText } from '../../text/values.ts';
import type { Rule, RuleContext } from '../rule.ts';

interface MissingWords {
  language: string;
  texts: string[];
  hasSome?: boolean;
}

interface Untranslated {
  path: string;
  language: string;
  texts: string[];
  /** The type of the section that has the texts; absent for those around the page. */
  section?: string;
}

interface WrongVersion extends Pick<Untranslated, 'path' | 'language'> {
  of: string;
  isSecond: boolean;
}

const MAX_LISTED = 6;
const MAX_TEXT_CHARS = 50;

const listed = (texts: string[]) =>
  formatSomeNames(
    texts.map((text) => `"${shortened(text, MAX_TEXT_CHARS)}"`),
    MAX_LISTED,
  );

const name = (language: string) =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;

export const { messages, createFinding } = defineMessages({
  'missing-words': {
    title: 'A language in which the engine’s own words are missing',
    severity: ({ hasSome }: MissingWords) => (hasSome ? 'warning' : 'error'),
    sentence: ({ language, texts }: MissingWords) =>
      `Pages in ${name(language)} would say words of the engine in English: ${listed(texts)}.`,
    hint: ({ language }: MissingWords) =>
      `Spanish (es) and French (fr) are complete. Translate the words under \`translations: ${language}:\`; docs/languages.md says where they stand.`,
    bad: [
      'pages./about/.language: de',
      'site.locale: de_DE',
      'site.locale: de_DE\ntranslations: { de: [{ text: Open now, translation: Jetzt offen }] }',
    ],
  },
  'untranslated-texts': {
    title: 'A page in another language with texts that are not translated',
    severity: 'warning',
    sentence: ({ path, language, section, texts }: Untranslated) =>
      `${section ? `The section ${section} of ${path}` : `The menu or the foot of ${path}`} is not all in ${name(language)}: ${listed(texts)}.`,
    hint: ({ language }: Untranslated) =>
      `Translate them under \`translations: ${language}:\`. A text that stays as it is has itself as its translation.`,
    bad: ['pages./about/.language: es'],
  },
  'wrong-version': {
    title: 'A page that cannot be the translation of the one that it names',
    sentence: ({ path, of, language, isSecond }: WrongVersion) =>
      isSecond
        ? `${of} has another translation into ${name(language)} beside ${path}, or is one itself.`
        : `${path} is in ${name(language)}, as ${of} is, and cannot be its translation.`,
    hint: ({ isSecond }: WrongVersion) =>
      isSecond
        ? 'Name the original, once for each language.'
        : 'Add the language of the page: `language: es`.',
    bad: ['pages./about/.translation_of: /', 'pages./about/.translation_of: /about/'],
  },
  'foreign-placeholder': {
    title: 'A translation with a placeholder that the engine’s text does not have',
    sentence: ({ text, wrong }: { text: string; wrong: string }) =>
      `The engine has nothing to put in the place of ${wrong}: its text is "${text}".`,
    hint: () => 'Use the placeholders of the text, spelt as they are there.',
    bad: [
      'translations: { es: [{ text: "Open until {time}", translation: "Abierto hasta {hora}" }] }',
    ],
    good: [
      'translations: { es: [{ text: "Open until {time}", translation: "Abierto hasta {time}" }] }',
      'translations: { es: [{ text: "{time} PM", translation: "{hour}:{minute}" }] }',
    ],
  },
});

export const check: Rule = (context) => {
  const { manifest, expansion } = context;
  const own = siteLanguage(manifest);
  /** Whether a language has its words. */
  const languages = new Map<string, boolean>();
  const ofPages = expansion.pages.flatMap((page): Finding[] => {
    const { language = own } = page;
    const isFirst = !languages.has(language);
    const texts = isFirst ? missingWords(manifest, language) : [];
    if (isFirst) languages.set(language, texts.length === 0);
    if (texts.length > 0) {
      const pointer = page.language ? [...page.pointer, 'language'] : ['site', 'locale'];
      const hasSome = manifest.translations?.[language]?.some(({ text }) => isMessage(text));
      return [createFinding('missing-words', pointer, { language, texts, hasSome })];
    }
    if (!languages.get(language)) return [];
    return [...(isFirst ? aroundPage(page, context) : []), ...inSections(page, language, context)];
  });
  return [...ofPages, ...wrongVersions(expansion.pages, own), ...foreignPlaceholders(context)];
};

/** The finding about texts that are not translated, if there are any; names and numbers need no translation. */
function untranslated(
  { texts, ...facts }: Untranslated,
  pointer: Pointer,
  { manifest, expansion }: RuleContext,
): Finding[] {
  if (texts.length === 0) return [];
  const translated = translatedTexts(facts.language, expansion.shared.translations);
  const { name } = manifest.company;
  const isNamed = (text: string) =>
    name.includes(text) || !/\p{L}{2}/u.test(text.replace(name, '').replace(/\{\w+\}/g, ''));
  const english = [...new Set(texts)].filter((text) => !translated.has(text) && !isNamed(text));
  return english.length === 0
    ? []
    : [createFinding('untranslated-texts', pointer, { ...facts, texts: english })];
}

/** The texts of a value that visitors read. */
function readTexts(value: unknown, { schema }: RuleContext): string[] {
  const texts: string[] = [];
  eachText(value, (text, key) => void (schema.codedFields.has(key) || texts.push(text)));
  return texts;
}

/** The parts of the file that stand around every page. */
const AROUND = ['navigation', 'footer', 'alerts'];

function aroundPage({ path, language, pointer }: ExpandedPage, context: RuleContext): Finding[] {
  if (!language) return [];
  const { sharedLeaves, shared } = context.expansion;
  const { phones = [], locations = [], closures = [] } = shared.company;
  const isAround = ({ key, pointer: [part, field] }: Leaf) =>
    AROUND.includes(String(part)) && field !== 'admin' && !context.schema.codedFields.has(key);
  const labels = [...phones, ...locations, ...shared.services.filter((service) => service.page)];
  const texts = [
    ...sharedLeaves.filter(isAround).map(({ value }) => value),
    ...labels.map(({ label }) => label),
    ...closures.map(({ reason }) => reason),
  ];
  return untranslated({ path, language, texts }, [...pointer, 'language'], context);
}

function inSections(page: ExpandedPage, language: string, context: RuleContext): Finding[] {
  if (language === 'en' && !page.language) return [];
  return page.sections.flatMap(({ data, leaves, pointer }) => {
    const texts = [
      ...(language === 'en' ? [] : defaultTexts(data, context)),
      ...(page.language ? textsFromElsewhere({ data, leaves }, context) : []),
    ];
    return untranslated({ path: page.path, language, section: data.type, texts }, pointer, context);
  });
}

/** The texts that a section has because the schema says so: they are English. */
function defaultTexts(data: ExpandedSection['data'], { schema }: RuleContext): string[] {
  const { properties = {} } = schema.files.get(`sections/${data.type}.schema.json`) ?? {};
  return Object.entries<{ default?: unknown }>(properties).flatMap(([key, field]) =>
    typeof field.default === 'string' && data[key] === field.default && !schema.codedFields.has(key)
      ? [field.default]
      : [],
  );
}

/** The texts of a section from a list that pages share, and those that other parts of the file give to its type. */
function textsFromElsewhere(
  { data, leaves }: Pick<ExpandedSection, 'data' | 'leaves'>,
  context: RuleContext,
): string[] {
  const { codedFields } = context.schema;
  const isShared = ({ key, pointer: [part] }: Leaf) =>
    part !== 'pages' && !codedFields.has(key.replace('[]', ''));
  return [...leaves.filter(isShared).map(({ value }) => value), ...textsForType(data, context)];
}

function textsForType({ type, look }: ExpandedSection['data'], context: RuleContext): string[] {
  const { service_days: days, container_specs } = context.manifest;
  switch (type) {
    case 'quote-form':
      return formTexts(context);
    case 'holiday-schedule':
    case 'pickup-days':
      // Fixed dates and weekdays of a month are said in every language, other rules as they are written.
      return [
        ...readTexts({ ...days, routes: [] }, context),
        ...(days?.holidays ?? []).flatMap(({ when }) => (/\d$| in /.test(when) ? [] : when)),
      ];
    case 'size-finder':
      return readTexts(container_specs, context);
    case 'towns':
      return look === 'links' ? [] : context.expansion.towns.map(({ blurb }) => blurb);
    default:
      return [];
  }
}

function formTexts(context: RuleContext): string[] {
  const { cities: _, services, ...form } = quoteForm(context.expansion);
  const questions = form.extra_fields?.map(({ ids: _, ...question }) => question);
  return [
    ...readTexts({ ...form, extra_fields: questions }, context),
    ...services.flatMap(({ label, short }) => [label, short]),
  ];
}

function wrongVersions(pages: ExpandedPage[], own: string): Finding[] {
  return pages.flatMap(({ path, translationOf: of, language = own, pointer }) => {
    const original = of && pages.find((page) => page.path === of);
    if (!original) return [];
    const isSame = (original.language ?? own) === language;
    const alike = pages.filter(
      (page) => page.translationOf === of && (page.language ?? own) === language,
    );
    if (!isSame && !original.translationOf && alike.length === 1) return [];
    const facts = { path, of, language, isSecond: !isSame };
    return [createFinding('wrong-version', [...pointer, 'translation_of'], facts)];
  });
}

function foreignPlaceholders({ manifest: { translations = {} } }: RuleContext): Finding[] {
  return Object.entries(translations).flatMap(([language, pairs]) =>
    pairs.flatMap(({ text, translation }, index) => {
      const names: string[] = isMessage(text) ? (translation.match(/\{\w+\}/g) ?? []) : [];
      const wrong = names.find((part) => !placeholdersIn(text).includes(part));
      const pointer: Pointer = ['translations', language, index, 'translation'];
      return wrong
        ? [createFinding('foreign-placeholder', pointer, { text, wrong }, { part: wrong })]
        : [];
    }),
  );
}
