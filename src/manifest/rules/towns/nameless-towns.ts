// The texts of a town name it: those of a town that got another name may all still say the old one.
import type { Manifest, Town } from '../../../model/manifest.generated.ts';
import type { Finding } from '../../problem.ts';
import { servicesOf, townTexts } from '../../site/expand/town-texts.ts';
import { isGroup } from '../../text/values.ts';
import type { Rule } from '../rule.ts';
import { singleTowns } from './single-towns.ts';

/** A town with fewer texts need not be named in any. */
const FEW = 6;

export const namelessTowns: Rule = ({ manifest }) =>
  singleTowns(manifest.towns).flatMap(({ town, index }): Finding[] => {
    if (town.kind === 'region') return [];
    const names = namesOf(town);
    // Most towns are named in the first of their texts.
    if (says(town.local_blurb, names)) return [];
    const texts = textsOf(town, manifest);
    if (texts.length < FEW || texts.some((text) => says(text, names))) return [];
    const facts = { town: town.name, said: repeatedName(texts) };
    return [{ kind: 'nameless-town', pointer: ['towns', index, 'name'], facts }];
  });

/** The whole name, and each longer word of it. */
function namesOf({ name }: Town): string[] {
  const whole = name.toLowerCase();
  const words = whole.split(/[^\p{L}]+/u).filter(({ length }) => length > 3);
  return [whole, ...words, '{town}', '{place}'];
}

function says(text: string, names: string[]): boolean {
  const lower = text.toLowerCase();
  return names.some((name) => lower.includes(name));
}

/** The texts about a town, without those about its pictures. */
function textsOf(town: Town, manifest: Manifest): string[] {
  const texts = [town.local_blurb];
  const look = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (Array.isArray(value)) value.forEach(look);
    else if (isGroup(value)) Object.values(value).forEach(look);
  };
  for (const service of servicesOf(town, manifest)) look(townTexts(town, service));
  return texts;
}

/** The name that most of the texts say: words with capital letters that do not begin a sentence. */
function repeatedName(texts: string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const names = text.match(/(?<=[\p{Ll},] )\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*/gu) ?? [];
    for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most && most[1] > 2 ? most[0] : undefined;
}
