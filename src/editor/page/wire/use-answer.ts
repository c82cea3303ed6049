// The server's answer to a question of a screen.
import { useEffect, useState } from 'react';
import { askEditor } from './ask.ts';

/** Asks once, and anew when the question changes; undefined until the answer has come. */
export function useAnswer<T>(question: string): T | undefined {
  const [answer, setAnswer] = useState<T>();
  useEffect(() => {
    void askEditor<T>(question).then((found) => setAnswer(() => found));
  }, [question]);
  return answer;
}
