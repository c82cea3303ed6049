// How an action of a dialog ended. Screen readers read it out.
import styled from 'styled-components';
import type { ChangeAnswer, PublishAnswer } from '../../protocol.ts';
import { Fault } from '../look/controls.ts';
import { editorTheme } from '../look/editor-theme.ts';
import { refusalWords } from '../wire/write.ts';

export function Ending({ ended }: { ended?: PublishAnswer }) {
  return (
    <div role="status">
      {ended && (ended.done ? <Good>{ended.words}</Good> : <Fault>{ended.words}</Fault>)}
    </div>
  );
}

/** How a change ended, with the words for success. */
export function endingOf(answer: ChangeAnswer, words: string): PublishAnswer {
  if (answer.done) return { done: true, words };
  return { done: false, words: 'conflict' in answer ? CONFLICT : refusalWords(answer) };
}

const CONFLICT = 'Somebody else has changed the same place. Close this and look at it.';

/** A moment as people write it. */
export const moment = (date: string) =>
  new Date(date).toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' });

const Good = styled.p`
  padding: 0.75rem;
  border-radius: ${editorTheme.radius};
  background: ${editorTheme.color.goodTint};
  color: ${editorTheme.color.good};
  font-weight: 600;
`;
