// Sends the editor's questions and changes to its server, and knows what is another one in each place where the editor runs.
import { create } from 'zustand';
import { type Answer, useData } from '../../../ui/use-data.ts';

/** The place where the editor runs: how it reaches its server, and the frame with the site. */
export interface EditorHost {
  /** Sends a request, by the last part of its address. Rejects when no server answers. */
  request(question: string, init?: RequestInit): Promise<Response>;
  /** The words for a server that does not answer. */
  offlineMessage: string;
  /** The address of the frame that begins with a page of the site. */
  frameAddress(path: string): string;
  /** Leads the frame to another page. */
  openPage(view: Window, path: string): void;
  /** Who edits, where there are several: what one has typed is not sent as another's. */
  member?: string;
  /** The way out of the editor. */
  home?: { label: string; address: string };
  /** The address at which somebody without an account sees the draft, by its key. */
  draftLink?(key: string): string;
}

/** Whether the last request reached its server. */
export const useConnection = create(() => ({ isOnline: true }));

let host: EditorHost | undefined;

/** Says where the editor runs, once, before it starts. */
export function setHost(place: EditorHost): void {
  const request: EditorHost['request'] = async (...asked) => {
    const response = await place.request(...asked).catch((error) => {
      useConnection.setState({ isOnline: false });
      throw error;
    });
    useConnection.setState({ isOnline: true });
    return response;
  };
  host = { ...place, request };
}

/** The place where the editor runs. */
export function getHost(): EditorHost {
  if (!host) throw new Error('the editor is not connected');
  return host;
}

/** Whether an answer tells nothing of what was sent: nobody was let in, or the server has failed. */
const isUnread = (status: number) => status === 401 || status === 403 || status >= 500;

/** The answer to a question, or the words of a server that has none. */
async function answerTo<T>(question: string): Promise<Answer<T>> {
  const response = await getHost().request(question);
  const said = await response.json();
  return response.ok ? { data: said } : { error: said?.words ?? getHost().offlineMessage };
}

/** The answer to a question; undefined where the server has none. */
export const askEditor = async <T>(question: string) => (await answerTo<T>(question)).data;

/** How often a question is asked again whose answer is not whole yet. */
const MAX_ROUNDS = 8;

/** The answer to a question of a screen, or why there is none. No earlier answer stands beside the reason. */
export const useAnswer = <T>(question: string) =>
  useData<T>(async () => {
    const unanswered = () => ({ error: getHost().offlineMessage });
    const ask = (): Promise<Answer<T>> => answerTo<T>(question).catch(unanswered);
    let answer = await ask();
    for (let round = 1; round < MAX_ROUNDS; round++)
      if (Object(answer.data).isPartial) answer = await ask();
    return { data: undefined, ...answer };
  }, question);

/** The answer to something that writes. A server that is gone is an answer too: it says so in words. */
export async function sendEditor<T>(
  request: string,
  body: unknown = {},
): Promise<T | { done: false; words: string; isUnsent?: boolean }> {
  const isFile = body instanceof Blob;
  try {
    const response = await getHost().request(request, {
      method: 'POST',
      headers: {
        'Content-Type': isFile ? body.type || 'application/octet-stream' : 'application/json',
      },
      body: isFile ? body : JSON.stringify(body),
    });
    const answer = await response.json();
    return isUnread(response.status) ? { ...answer, isUnsent: true } : (answer as T);
  } catch {
    return { done: false, words: getHost().offlineMessage, isUnsent: true };
  }
}
