// Replaces the placeholders of texts: `{phone}`, `{town.mowing.intro}`.
import type { Finding, Pointer } from '../../diagnostic.ts';
import { closestMatch } from '../../text/nearest.ts';
import { getOwn, isPlainObject } from '../../text/values.ts';
import { absentFact, needsOf, PLACEHOLDER_FACTS } from '../optional-facts.ts';
import { type PathNode, pointerOf } from './leaf.ts';
import {
  isRuntimePlaceholder,
  PLACEHOLDER,
  RUNTIME_PLACEHOLDERS,
  TOWN_PLACEHOLDERS,
} from './placeholders.ts';
import { createFinding, isTownField, type Scope } from './scope.ts';

/** Whether a text may have placeholders. Most texts have none, and need no further check. */
export const hasBrace = (text: string) => text.includes('{') || text.includes('}');

/** Replaces the placeholders of a text; an unknown one becomes a finding and stays. */
export function fill(
  text: string,
  path: PathNode | Pointer,
  scope: Scope,
  openPlaceholders: readonly string[] = [],
): string {
  const note = (finding: Finding) => void scope.findings.push(finding);
  // An error in the text of a placeholder is reported at that text, not here.
  const first = openPlaceholders.length === 0;
  if (first && hasLoneBrace(text)) {
    const isKnown = (name: string) =>
      getOwn(scope.placeholders, name) !== undefined || townText(name, scope) !== undefined;
    note(loneBrace(text, pointerOf(path), isKnown));
  }
  return text.replace(PLACEHOLDER, (whole, name: string) => {
    const siteText = getOwn(scope.placeholders, name);
    const word = siteText ?? townText(name, scope);
    if (typeof word === 'string') {
      if (!hasBrace(word)) return word;
      const at = siteText === undefined ? townPointer(name, scope) : path;
      if (!openPlaceholders.includes(name))
        return fill(word, at, scope, [...openPlaceholders, name]);
      note(createFinding('circular', pointerOf(path), { name, isText: true }, { part: whole }));
    } else if (first) {
      const pointer = pointerOf(path);
      if (!isRuntimePlaceholder(name, pointer)) note(missingText(name, pointer, scope));
    }
    return whole;
  });
}

/** The text of a `{town.…}` placeholder; empty when the town lacks an optional one. */
function townText(name: string, { town, schema }: Scope): string | undefined {
  const path = name.split('.');
  if (!town || path[0] !== 'town' || path.length < 2) return undefined;
  let node: unknown = town.data;
  for (const step of path.slice(1)) node = getOwn(node, step);
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  return node === undefined && isTownField(path.slice(1), schema) ? '' : undefined;
}

/** The place of a `{town.…}` placeholder's text. */
function townPointer(name: string, { town }: Scope): Pointer {
  return [...(town?.pointer ?? []), ...name.split('.').slice(1)];
}

/** The finding about a placeholder without a text: a fact that the business lacks, or an unknown name. */
function missingText(name: string, pointer: Pointer, scope: Scope): Finding {
  const facts = Object.keys(scope.placeholders).length > 0 ? needsOf(name, PLACEHOLDER_FACTS) : [];
  const part = `{${name}}`;
  const [absent] = absentFact({ placeholder: name }, facts, scope.manifest, pointer, { part });
  return absent ?? unknownPlaceholder(name, pointer, scope);
}

function unknownPlaceholder(name: string, pointer: Pointer, scope: Scope): Finding {
  const late = Object.keys(RUNTIME_PLACEHOLDERS).filter((word) =>
    isRuntimePlaceholder(word, pointer),
  );
  const words = [...Object.keys(scope.placeholders), ...late, ...siblingPlaceholders(name, scope)];
  const known = words.map((word) => `{${word}}`);
  const needsTown = !scope.town && (TOWN_PLACEHOLDERS.includes(name) || name.startsWith('town.'));
  const part = `{${name}}`;
  const meant = closestMatch(part, known);
  const facts = { name, needsTown, meant, known };
  return createFinding('unknown-placeholder', pointer, facts, { part, replacement: meant });
}

/** The names of the town's texts beside the one that a misspelt `town.…` placeholder names. */
function siblingPlaceholders(name: string, { town }: Scope): string[] {
  const steps = name.split('.').slice(0, -1);
  if (!town || steps[0] !== 'town') return [];
  const group = steps.slice(1).reduce<unknown>(getOwn, town.data);
  return isPlainObject(group) ? Object.keys(group).map((key) => [...steps, key].join('.')) : [];
}

/** A text whose braces are all those of placeholders. */
const PAIRED = /^[^{}]*(?:\{[^{}]*\}[^{}]*)*$/;

/** Whether a text has a brace that is not part of a placeholder. */
const hasLoneBrace = (text: string) => !PAIRED.test(text);

/**
 * The finding about a brace outside all placeholders.
 * @param isKnown whether a placeholder of a name would be replaced there
 */
function loneBrace(text: string, pointer: Pointer, isKnown: (name: string) => boolean): Finding {
  const rest = text.replace(PLACEHOLDER, (whole) => ' '.repeat(whole.length));
  const at = rest.search(/[{}]/);
  const part =
    rest[at] === '{'
      ? (/^\{+ *[\w.]*(?: *\}+|[)\]])?/.exec(text.slice(at))?.[0] ?? '{')
      : (/[\w.]*\}+$/.exec(text.slice(0, at + 1))?.[0] ?? '}');
  const name = part.replace(/[{} )\]]/g, '');
  const replacement = isKnown(name) ? `{${name}}` : undefined;
  return createFinding('lone-brace', pointer, {}, { part, replacement });
}
