// JSON that is safe inside a script element.

/** Data as JSON that is safe inside a script element. */
export function scriptJson(data: unknown): string {
  return inScript(JSON.stringify(data));
}

/** The same JSON, safe inside a script element: `<` can end the element, U+2028 and U+2029 are written out. */
export function inScript(json: string): string {
  return json.replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
