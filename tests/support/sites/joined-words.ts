// Finds words in HTML that run together for whoever reads the text alone: text browsers, reading modes, search engines.

/** Elements that every reader begins a new line or word at. Some know no cells of tables, and none knows such as `nav`. */
const APART =
  /^(address|body|br|dialog|div|dl|fieldset|form|h\d|hr|img|input|li|ol|p|pre|table|textarea|ul)$/;

const UNREAD = /<!--.*?-->|<(script|style)\b.*?<\/\1>|<wbr\/?>/gs;

/** The ends of words, with the beginning of the next one, between which nothing but elements in a line stands. */
export function joinedWords(html: string): string[] {
  const found: string[] = [];
  let before = '';
  let isInside = true;
  const body = html.slice(html.indexOf('<body>')).replace(UNREAD, '');
  for (const [, element, text = ''] of body.matchAll(/<\/?([a-z]\w*)[^>]*>|([^<]+)/gi)) {
    if (element) {
      isInside = false;
      if (APART.test(element.toLowerCase())) before = '';
      continue;
    }
    const joins = /[^\s(“/-]$/.test(before) && /^[\p{L}\p{N}(]/u.test(text);
    if (joins && !isInside) found.push(`${before.slice(-20)}|${text.slice(0, 20)}`);
    before = text;
    isInside = true;
  }
  return found;
}
