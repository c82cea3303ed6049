// Writes JSON for inline script elements.

/** Writes data as JSON that is safe inside a script element. */
export function scriptJson(data: unknown): string {
  return inScript(JSON.stringify(data));
}

/** Makes JSON safe inside a script element: escapes `<`, which can end it, and U+2028 and U+2029. */
export function inScript(json: string): string {
  return json.replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
