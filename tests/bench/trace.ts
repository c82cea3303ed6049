// Reads the main thread's tasks from a browser's trace, in processor time.

/** An event of the trace; times in microseconds. `tdur` is time on the processor, which leaves out what others take of it. */
export interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  tdur?: number;
  tid: number;
  pid: number;
  args: {
    data?: { url?: string; functionName?: string; documentLoaderURL?: string };
    fileName?: string;
  };
}

/** How much slower than this machine Lighthouse's phone is. */
const SLOWDOWN = 4;

/** From here on a task blocks, in microseconds. */
const LONG_TASK = 50_000;

/** How long an event had the processor, in microseconds. */
export function spent({ dur = 0, tdur = dur }: TraceEvent): number {
  return tdur;
}

/** Whether an event is a task of its thread, and not a part of one. */
export function isTask({ ph, name }: TraceEvent): boolean {
  return ph === 'X' && name.endsWith('RunTask');
}

/**
 * Lighthouse's total blocking time as it would be if nobody else used the machine, in milliseconds: of each task since the
 * navigation, what is longer than 50 ms on a processor slowed 4 times. It is no less strict than Lighthouse, which begins
 * to count at the first contentful paint. Throws when the trace has no navigation to the address.
 */
export function blockingTime(events: TraceEvent[], address: string): number {
  // Frames and pictures of the page are documents in the same thread, with navigations of their own.
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === address,
  );
  if (!start) throw new Error(`the trace has no navigation to ${address}`);
  const blocking = events
    .filter(({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts)
    .filter(isTask)
    .reduce((sum, task) => sum + Math.max(0, spent(task) * SLOWDOWN - LONG_TASK), 0);
  return Math.round(blocking / 1000);
}
