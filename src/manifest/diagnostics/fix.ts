// Creates the fix of a finding, if it loses nothing: it replaces a value, a key, or the punctuation around them.
import { editDistance } from '../../model/text/like-words.ts';
import type { Finding, Fix } from '../diagnostic.ts';
import { valueAt } from '../text/values.ts';
import type { ManifestSource } from '../yaml/source.ts';
import { bracketText, doubleQuoted, scalar, type YamlValue } from '../yaml/write.ts';
import { parseDate, parseTime } from './normalize.ts';

/** The longest value that a fix replaces, in characters; longer ones come from programs. */
const MAX_VALUE_CHARS = 10_000;

/** The fix of a finding; undefined where it would lose something that was written. */
export function createFix(finding: Finding, source: ManifestSource): Fix | undefined {
  const { replacement, at, part, pointer, range, fix } = finding;
  if (fix || replacement === undefined) return fix;
  const { text } = source;
  const [offset, end] = source.rangeOf(finding);
  const written = text.slice(offset, end);
  if (written.length > MAX_VALUE_CHARS || written.includes('\n')) return undefined;
  const isWord = at === 'key' || part !== undefined;
  // A list, a group and a missing value are marked at their key.
  const isMarkedAtName = typeof (valueAt(source.data, pointer) ?? {}) === 'object';
  if (!isWord && !range && isMarkedAtName) return undefined;
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const next = isWord ? String(replacement) : asYaml(replacement, /[[{]/.test(before));
  const safety = safetyOf(written, next);
  return safety && { edits: [{ offset, length: end - offset, text: next }], safety };
}

function asYaml(value: unknown, isInBrackets: boolean): string {
  if (typeof value !== 'string') return bracketText(value as YamlValue);
  return isInBrackets && /[[\]{},]/.test(value) ? doubleQuoted(value) : scalar(value);
}

/** How certain a text in place of another one is; undefined where letters or digits would be lost. */
function safetyOf(written: string, next: string): Fix['safety'] | undefined {
  if (written === next) return undefined;
  if (hasSameLetters(written, next)) return 'safe';
  const [value, meant] = [written, next].map((text) => text.replace(/^(["'])(.*)\1$/, '$2'));
  if (value === undefined || meant === undefined) return undefined;
  if (parseTime(value) === meant) return 'safe';
  const { forms, isCertain } = parseDate(value);
  if (forms.includes(meant)) return isCertain ? 'safe' : 'suggested';
  return isTypo(value, meant) ? 'suggested' : undefined;
}

/** Whether a word may be another one mistyped: one letter or two are wrong, and no digit. */
function isTypo(written: string, meant: string): boolean {
  const [a, b] = [lettersOf(written).toLowerCase(), lettersOf(meant).toLowerCase()];
  const digits = (word: string) => word.replaceAll(/\D/g, '');
  // Two short words differ in one letter by chance.
  if (Math.min(a.length, b.length) < 3 || Math.max(a.length, b.length) < 4) return false;
  return digits(a) === digits(b) && editDistance(a, b) <= (b.length > 5 ? 2 : 1);
}

/** Whether two texts have the same letters and digits. */
export const hasSameLetters = (a: string, b: string): boolean => lettersOf(a) === lettersOf(b);

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
