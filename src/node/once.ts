// Works out once what is asked for many times.

/** A function that answers for an object as it did the first time. */
export function once<K extends object, V>(answer: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const found = known.get(key) ?? answer(key);
    known.set(key, found);
    return found;
  };
}
