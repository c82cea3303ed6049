// What a page has asked for.
import { useEffect, useState } from 'react';

/** An answer, or the sentence why there is none; neither before the question is answered. */
export interface Answer<T> {
  data?: T;
  error?: string;
}

/** Asks when the page appears, when `key` changes, and by `again`. The last answer stays until there is a newer one. */
export function useData<T>(ask: () => Promise<Answer<T>>, key = '') {
  const [answer, setAnswer] = useState<Answer<T>>({});
  const again = async () => {
    const next = await ask();
    setAnswer(({ data }) => ({ data, ...next }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked for
  useEffect(() => void again(), [key]);
  return { ...answer, again };
}
