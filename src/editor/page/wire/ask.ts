// Sends the editor's questions and changes to its server.
import { useEffect, useState } from 'react';
import { EDITOR_API, TOKEN_HEADER, TOKEN_META } from '../../protocol.ts';

/** The token of this start of the server, which came with the page. */
const token = () =>
  document.querySelector<HTMLMetaElement>(`meta[name="${TOKEN_META}"]`)?.content ?? '';

/** The words for a server that does not answer. */
const SILENT = 'The editor cannot be reached. Is its window still open?';

/** Whether an answer tells nothing of what was sent: nobody was let in, or the server has a fault. */
const isUnread = (status: number) => status === 401 || status === 403 || status >= 500;

/** The answer to a question; undefined for one that the server does not know. */
export async function askEditor<T>(question: string): Promise<T | undefined> {
  const response = await fetch(EDITOR_API + question, { headers: { [TOKEN_HEADER]: token() } });
  return response.ok ? ((await response.json()) as T) : undefined;
}

/**
 * The answer to a question of a screen: undefined until it has come, and without a server. Asked anew when the question
 * changes, and by `again`.
 */
export function useAnswer<T>(question: string): { answer?: T; again(): Promise<void> } {
  const [answer, setAnswer] = useState<T>();
  const again = async () => {
    const found = await askEditor<T>(question).catch(() => undefined);
    setAnswer(() => found);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question says what is asked for
  useEffect(() => void again(), [question]);
  return { answer, again };
}

/** The answer to something that writes. A server that is gone is an answer too: it says so in words. */
export async function sendEditor<T>(
  request: string,
  body: unknown = {},
): Promise<T | { done: false; words: string; isUnsent?: boolean }> {
  const isFile = body instanceof Blob;
  try {
    const response = await fetch(EDITOR_API + request, {
      method: 'POST',
      headers: {
        [TOKEN_HEADER]: token(),
        'Content-Type': isFile ? body.type || 'application/octet-stream' : 'application/json',
      },
      body: isFile ? body : JSON.stringify(body),
    });
    const answer = await response.json();
    return isUnread(response.status) ? { ...answer, isUnsent: true } : (answer as T);
  } catch {
    return { done: false, words: SILENT, isUnsent: true };
  }
}
