// Whether a town's name in a text is part of another name, such as that of a street or a college.

/**
 * Whether a capitalised word comes directly before the name (except at the beginning of a sentence) or after it. The
 * badge of town pages ends in one: "Local Dunkirk Service".
 */
export function isPartOfName(text: string, at: number, name: string): boolean {
  const before = /[\p{L}\d,;–-] (\p{Lu}[\p{L}.]*) $/u.test(text.slice(0, at));
  const after = /^ (?!Service$)\p{Lu}/u.test(text.slice(at + name.length));
  return before || after;
}
