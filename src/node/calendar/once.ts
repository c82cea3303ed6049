// Works out what hundreds of routes share a single time.

/** A function that answers for an object as it did the first time. */
export function once<K extends object>(answer: (key: K) => string): (key: K) => string {
  const known = new WeakMap<K, string>();
  return (key) => {
    const text = known.get(key) ?? answer(key);
    known.set(key, text);
    return text;
  };
}
