// Reads what a request sends, up to a limit.
import type { IncomingMessage } from 'node:http';

/** Why a request cannot be answered, with the status that says so. */
export class BadRequest extends Error {
  override name = 'BadRequest';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The bytes of a request. */
export async function bodyOf(request: AsyncIterable<Buffer>, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > limit) throw new BadRequest(413, 'That is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The most bytes of a question in JSON. */
const MOST = 2_000_000;

/** The object that a request sends as JSON; an empty one for nothing. */
export async function jsonOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const text = String(await bodyOf(request, MOST));
  try {
    const value: unknown = JSON.parse(text || '{}');
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    // Said below.
  }
  throw new BadRequest(400, 'That is not a question of the editor.');
}
