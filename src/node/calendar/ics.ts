// Writes the parts of a calendar file (RFC 5545).

/** A property: its name with parameters, and its value, which is already escaped. */
export type Property = [name: string, value: string];

/** A line holds at most 75 bytes; the rest goes into lines that begin with a space (RFC 5545, 3.1). */
const LONGEST = 75;

/** Text as a value: backslash, comma, semicolon and line end are escaped (RFC 5545, 3.3.11). */
export function icsText(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

/** "2026-11-26" as a value of type DATE. */
export function icsDate(day: string): string {
  return day.replaceAll('-', '');
}

/** A component with its properties and the components inside it. */
export function icsComponent(
  name: string,
  properties: Property[],
  inner: Iterable<string> = [],
): string {
  const lines = properties.map(([property, value]) => fold(`${property}:${value}`));
  return [`BEGIN:${name}`, ...lines, ...inner, `END:${name}`].join('\r\n');
}

function fold(line: string): string {
  if (Buffer.byteLength(line) <= LONGEST) return line;
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (bytes + size > LONGEST) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += sign;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}
