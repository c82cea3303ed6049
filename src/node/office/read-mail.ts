// Reads a message's source: its headers, and its texts in whatever encoding they came.

/** A message as a person reads it. */
export interface ReadMail {
  to: string;
  from: string;
  replyTo: string;
  subject: string;
  messageId: string;
  text: string;
  html: string;
}

/** Reads a message. A part that is neither plain text nor HTML is left out. */
export function readMail(source: string): ReadMail {
  const { headers, body } = split(source);
  const parts = partsOf(headers, body);
  const header = (name: string) => inWords(headers.get(name) ?? '');
  return {
    to: header('to'),
    from: header('from'),
    replyTo: header('reply-to'),
    subject: header('subject'),
    messageId: header('message-id'),
    text: parts.get('text/plain') ?? '',
    html: parts.get('text/html') ?? '',
  };
}

type Headers = Map<string, string>;

function split(source: string): { headers: Headers; body: string } {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body: source.slice(end + 4) };
}

/** The texts of a message by their kind. */
function partsOf(headers: Headers, body: string): Map<string, string> {
  const type = headers.get('content-type') ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (!boundary) {
    const kind = type.split(';')[0] ?? '';
    const text = decoded(body, headers.get('content-transfer-encoding'));
    return new Map([[kind, text.replaceAll('\r\n', '\n')]]);
  }
  const pieces = body.split(`--${boundary}`).slice(1, -1);
  return new Map(
    pieces.flatMap((piece) => {
      const part = split(piece.replace(/^\r\n/, ''));
      return [...partsOf(part.headers, part.body)];
    }),
  );
}

function decoded(body: string, encoding = ''): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? unquoted(body.replace(/=\r\n/g, '')) : body;
}

function unquoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}

/** A header with its encoded words, such as `=?UTF-8?Q?caf=C3=A9?=`, as a text. */
function inWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind, text) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : unquoted(text.replaceAll('_', ' ')),
    );
}
