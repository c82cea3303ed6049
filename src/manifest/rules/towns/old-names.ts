// A town's badge in the form of the other towns' names the town itself, not an earlier or removed one.
import type { Manifest, Town } from '../../../model/manifest.generated.ts';
import type { Finding, Pointer } from '../../problem.ts';
import { servicesOf, townTexts } from '../../site/expand/town-texts.ts';
import { escapePattern } from '../../text/escape-pattern.ts';
import { slugOf } from '../../text/short-names.ts';
import type { Rule } from '../rule.ts';
import { inTexts } from '../texts/all-texts.ts';
import { singleTowns } from './single-towns.ts';

/** Keys of texts that may be the same for all towns but for the name. */
const BADGE = /(?:^|_)badge$/;

interface Badge {
  town: Town;
  field: string;
  text: string;
  pointer: Pointer;
}

/** The words before and after the name. */
interface Form {
  before: string;
  after: string;
}

export const oldNames: Rule = ({ manifest }) => {
  const { towns } = manifest;
  const badges = singleTowns(towns).flatMap(({ town, index }) => badgesOf(town, index, manifest));
  const forms = formsIn(badges);
  const own = ownPlaces(manifest);
  return badges.flatMap(({ town, field, text, pointer }): Finding[] => {
    const named = nameIn(text, town, forms.get(field) ?? []);
    if (!named || own.has(named.toLowerCase()) || !isPlace(named, manifest)) return [];
    return [{ kind: 'old-name', pointer, facts: { town: town.name, named }, part: named }];
  });
};

/** The names that a badge may contain: the towns, their counties and the office's town. */
function ownPlaces({ towns, company }: Manifest): Set<string> {
  const names = towns.flatMap(({ name, counties }) => [name, ...counties]);
  return new Set([...names, company.address?.city ?? ''].map((name) => name.toLowerCase()));
}

/** Whether another text has it capitalised within a sentence, or an old address contains it. */
function isPlace(name: string, manifest: Manifest): boolean {
  const words = name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  const said = new RegExp(`(?<=[\\p{Ll},] )${escapePattern(words)}(?!\\p{L})`, 'gu');
  const led = manifest.redirects?.some(({ from }) => from.split('/').includes(slugOf(name)));
  return led || inTexts(manifest, said, () => true).some(({ key }) => !BADGE.test(key));
}

function badgesOf(town: Town, index: number, manifest: Manifest): Badge[] {
  const badges: Badge[] = [];
  for (const service of servicesOf(town, manifest)) {
    const texts = townTexts(town, service);
    for (const key in texts) {
      const text = texts[key];
      if (typeof text !== 'string' || !BADGE.test(key)) continue;
      const pointer = ['towns', index, service, key];
      badges.push({ town, field: `${service}.${key}`, text, pointer });
    }
  }
  return badges;
}

/** By field: the words that towns have around their names. */
function formsIn(badges: Badge[]): Map<string, Form[]> {
  const forms = new Map<string, Map<string, Form>>();
  for (const { town, field, text } of badges) {
    const at = text.toLowerCase().indexOf(town.name.toLowerCase());
    const form = { before: text.slice(0, at), after: text.slice(at + town.name.length) };
    const words = form.before + form.after;
    // Without words around it any name would do.
    if (at === -1 || words.trim() === '') continue;
    const known = forms.get(field) ?? new Map();
    forms.set(field, known.set(`${form.before}\0${form.after}`, form));
  }
  return new Map([...forms].map(([field, known]) => [field, [...known.values()]]));
}

/** The other name that a text says in one of the forms; undefined where it says the town's own, or something else. */
function nameIn(text: string, town: Town, forms: Form[]): string | undefined {
  if (text.includes('{') || text.toLowerCase().includes(town.name.toLowerCase())) return undefined;
  const form = forms.find(
    ({ before, after }) =>
      text.length > before.length + after.length && text.startsWith(before) && text.endsWith(after),
  );
  if (!form) return undefined;
  const named = text.slice(form.before.length, text.length - form.after.length);
  return /^\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,2}$/u.test(named) ? named : undefined;
}
