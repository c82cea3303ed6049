// Escapes a text for HTML, and data for a script element.

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as the content of an element, or in the quotes of an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => SIGNS[sign] as string);

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
