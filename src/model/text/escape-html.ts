// Writes a text into HTML, as the content of an element or in the quotes of an attribute.

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => SIGNS[sign] as string);
