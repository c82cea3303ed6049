// Says that there is no answer, and whom to call.
import type { MessageKey } from '../../model/words/words.ts';
import { useFacts, useWords } from '../../ui/contexts/facts.ts';
import { Wording } from '../../ui/Wording.tsx';

/** @param word the sentence with {phone} in it; without one, that the files cannot be had */
export function PleaseCall({
  word = 'The days could not be loaded. Please try again later, or call {phone}.',
}: {
  word?: MessageKey;
}) {
  const { phone } = useFacts().company;
  const t = useWords();
  return (
    <p>
      <Wording text={t(word, { phone })} />
    </p>
  );
}
