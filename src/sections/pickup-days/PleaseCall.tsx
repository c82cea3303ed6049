// Says that there is no answer, and whom to call. A file of its own, as the answers are fetched later than the section.
import type { MessageKey } from '../../model/words/words.ts';
import { useFacts, useTranslate } from '../../ui/contexts.ts';
import { ManifestText } from '../../ui/Wording.tsx';

/** @param word the sentence with {phone} in it; without one, that the files cannot be had */
export function PleaseCall({
  word = 'The days could not be loaded. Please try again later, or call {phone}.',
}: {
  word?: MessageKey;
}) {
  const { phone } = useFacts().company;
  const t = useTranslate();
  return (
    <p>
      <ManifestText text={t(word, { phone })} />
    </p>
  );
}
