// Writes the parts of a calendar file (RFC 5545).

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

/** A component with its lines and the components inside it. */
export const icsComponent = (name: string, ...parts: string[]): string =>
  [`BEGIN:${name}`, ...parts, `END:${name}`].join('\r\n');

/** Properties, each by its name with parameters; values are already escaped. */
export function icsLines(properties: Record<string, string>): string {
  const lines = Object.entries(properties).map(([name, value]) => fold(`${name}:${value}`));
  return lines.join('\r\n');
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
