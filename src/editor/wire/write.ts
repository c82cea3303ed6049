// Writes changes of the manifest, one request after the other, and keeps the data at hand in step.
import type { ManifestChange } from '../../manifest/edit/splice/change.ts';
import { changedData } from '../../manifest/edit/splice/changed.ts';
import type { YamlValue } from '../../manifest/yaml/write.ts';
import type { ChangeAnswer, ChangeRequest } from '../protocol.ts';
import { sendEditor } from './ask.ts';
import { overtakeState, renewState, renewStateSoon, say, useEditor } from './store.ts';

let last: Promise<unknown> = Promise.resolve();

/** Requests never overlap: each one is about the text that the one before has left. */
function inTurn<T>(send: () => Promise<T>): Promise<T> {
  const mine = last.then(send, send);
  last = mine;
  return mine;
}

/** Writes changes. The answer says why when nothing was written. */
export function writeChanges(request: ChangeRequest): Promise<ChangeAnswer> {
  return inTurn(async () => {
    const answer = await sendEditor<ChangeAnswer>('change', {
      ...request,
      version: useEditor.getState().state?.version,
    });
    if (answer.done) adopt(request.changes, answer);
    else if ('conflict' in answer) useEditor.setState({ conflict: answer.conflict });
    return answer;
  });
}

/** Writes changes that have no field of their own, and says how it ended. */
export async function writeAndSay(
  changes: ManifestChange[],
  words: string,
  done?: string,
): Promise<boolean> {
  const answer = await writeChanges({ changes, words });
  if (answer.done) say(done);
  else if (!('conflict' in answer)) say(refusalWords(answer), true);
  return answer.done;
}

/** Takes the last step back, or makes it again. */
export async function step(which: 'undo' | 'redo'): Promise<void> {
  const answer = await inTurn(() => sendEditor<ChangeAnswer>(which));
  overtakeState();
  await renewState();
  if (!answer.done && !('conflict' in answer)) say(refusalWords(answer), true);
}

/** Why an answer wrote nothing; a sentence that several problems have is said once. */
export function refusalWords(
  answer: Exclude<ChangeAnswer, { done: true } | { conflict: object }>,
): string {
  if ('words' in answer) return answer.words;
  const sentences = answer.problems.flatMap(({ words }) => words.split(/(?<=[.?!]) /));
  return [...new Set(sentences)].join(' ');
}

function adopt(changes: ManifestChange[], answer: Extract<ChangeAnswer, { done: true }>): void {
  overtakeState();
  useEditor.setState(({ state }) => ({
    state: state && {
      ...state,
      manifest: changes.reduce<unknown>(changedData, state.manifest) as YamlValue,
      version: answer.version,
      undo: answer.undo,
      redo: answer.redo,
    },
  }));
  renewStateSoon();
}
