// Distinguishes the server's HTML from the running app.
import { useEffect, useState } from 'react';

/** Whether the app runs: false on the server and in the first rendering, which has to be as the server's was. */
export function useHydrated(): boolean {
  const [running, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);
  return running;
}
