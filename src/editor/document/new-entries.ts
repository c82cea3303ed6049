// Makes the entries of new towns, pages and questions, for the editor and the command `add` alike.
import { badgeOf, questionId, slugOf } from '../../manifest/text/strings.ts';
import { asArray, asObject } from '../../manifest/text/values.ts';
import type { YamlValue } from '../../manifest/yaml/write.ts';
import type { Manifest } from '../../model/manifest.generated.ts';
import type { ManifestChange } from './change.ts';

type Insert = Extract<ManifestChange, { kind: 'insert' }>;

/** What is known of a new town, as somebody types it. */
export interface TownAnswers {
  name: string;
  /** Left out, it follows from the name. */
  slug?: string;
  /** Left out, it is the office’s. */
  state?: string;
  /** With commas, and with or without the word County. */
  counties: string;
  residents: string;
  badge?: string;
  /** In degrees. What is no number stays a text, for the check to name. */
  coordinates?: Record<'latitude' | 'longitude', number | string>;
  blurb: string;
  /** The neighbor whose landscape it has. */
  like: string;
  picture: { src: string; alt: string };
  /** Its texts by service. */
  texts: Record<string, YamlValue>;
  isHidden?: boolean;
}

/** A new town at the end of the list: its facts, and its texts for each of its services. */
export function newTown(manifest: Manifest, answers: TownAnswers): Insert {
  const { towns } = manifest;
  const { picture, texts, coordinates, badge, isHidden = false } = answers;
  const name = answers.name.trim();
  const slug = answers.slug ?? slugOf(name);
  const model = towns.find(({ id }) => id === answers.like);
  const digits = answers.residents.replace(/[,.\s]/g, '');
  const residents = /^\d+$/.test(digits) ? Number(digits) : answers.residents;
  const value = {
    id: slug,
    name,
    slug,
    ...(answers.state && { state: answers.state }),
    hero_image_url: picture.src,
    hero_alt_text: picture.alt.trim(),
    local_blurb: answers.blurb.trim(),
    is_active: !isHidden,
    display_order: 1,
    counties: typedCounties(answers.counties),
    residents,
    residents_badge: badge ?? (typeof residents === 'number' ? badgeOf(residents) : ''),
    ...(model?.landscape && { landscape: [...model.landscape] }),
    ...(coordinates && { coordinates: { ...coordinates } }),
    ...asObject(withPicture(texts, picture)),
  };
  return append(['towns'], towns as unknown as YamlValue[], value as YamlValue);
}

/** Counties as the file has them: "erie county and wayne" are Erie and Wayne. */
export const typedCounties = (text: string): string[] =>
  text
    .split(/,|\band\b|&/)
    .map((county) => county.replace(/\s+(?:county|co\.?)\s*$/i, '').trim())
    .filter(Boolean)
    .map((county) => county.charAt(0).toUpperCase() + county.slice(1));

/** The texts with the picture in place of each other one. */
function withPicture(value: YamlValue, picture: { src: string; alt: string }): YamlValue {
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((part) => withPicture(part, picture));
  if (typeof value.src === 'string') return { src: picture.src, alt: picture.alt.trim() };
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withPicture(part, picture)]),
  );
}

/** What is known of a new page; what is left out follows from its name. */
export interface PageAnswers {
  path: string;
  label: string;
  title?: string;
  description?: string;
  heading?: string;
  intro?: string;
  /** The heading and the one paragraph of a text below the top. */
  textHeading?: string;
  text?: string;
  /** The heading above two buttons at the end. */
  closing?: string;
}

/** A new page at the end of the list, with a section for each text that it has. */
export function newPage(manifest: Manifest, answers: PageAnswers): Insert {
  const { path, label, heading = label, intro, textHeading = '', text, closing } = answers;
  const { quote } = manifest.navigation;
  const sections: YamlValue[] = [{ type: 'hero', heading, ...(intro && { intro }) }];
  if (text)
    sections.push({ type: 'text', heading: textHeading, paragraphs: [text], tone: 'plain' });
  if (closing) {
    const buttons: YamlValue[] = [
      { label: quote.label, to: quote.to, style: 'primary' },
      { label: 'Call Now', to: 'call', style: 'secondary', icon: 'phone' },
    ];
    sections.push({ type: 'cta', heading: closing, buttons, tone: 'dark' });
  }
  const seo = {
    meta_title: answers.title ?? `${label} | {company}`,
    meta_description:
      answers.description ?? `${label} by {company}. Call {phone} with any question.`,
  };
  return append(['pages'], manifest.pages as unknown as YamlValue[], {
    path,
    label,
    seo,
    sections,
  });
}

/** A new question at the end of a list of questions that has a name. */
export const newQuestion = (
  manifest: Manifest,
  { list, question, answer, id }: { list: string; question: string; answer: string; id?: string },
): Insert =>
  append(['faqs', list], asArray(asObject(manifest.faqs)[list]) as YamlValue[], {
    id: id ?? questionId(question),
    question,
    answer,
  });

const append = (pointer: string[], entries: YamlValue[], value: YamlValue): Insert => ({
  kind: 'insert',
  pointer,
  at: entries.length,
  value: withListDefaults(value, entries),
});

/** An entry in the form of the list that it comes to: shown, last in its order, each where the others say so. */
export function withListDefaults(value: YamlValue, entries: YamlValue[]): YamlValue {
  const group = asObject(value) as { [key: string]: YamlValue };
  const others = entries.map(asObject);
  const orders = others.flatMap(({ display_order: order }) => Number(order ?? Number.NaN));
  const known = orders.filter((order) => !Number.isNaN(order));
  if (Object.keys(group).length === 0) return value;
  return {
    ...group,
    ...(group.is_active === undefined &&
      others.some((other) => other.is_active !== undefined) && { is_active: true }),
    ...(known.length > 0 && { display_order: Math.max(...known) + 1 }),
  };
}
