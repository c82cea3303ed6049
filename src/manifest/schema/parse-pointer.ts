// Translates ajv's places into the pointers of problems.
import type { Pointer } from '../problem.ts';

/** Splits ajv's `/pages/0/path` into steps; positions in lists become numbers when `data` has a list there. */
export function parsePointer(path: string, data: unknown): Pointer {
  let node = data;
  return path
    .split('/')
    .slice(1)
    .map((raw) => {
      const name = raw.replaceAll('~1', '/').replaceAll('~0', '~');
      const step = Array.isArray(node) ? Number(name) : name;
      node = (node as Record<string | number, unknown> | undefined)?.[step];
      return step;
    });
}
