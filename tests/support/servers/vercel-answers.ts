// Reads what `vercel build` wrote as Vercel does: https://vercel.com/docs/build-output-api/configuration#routes
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answers, fileAt, withQueryOf } from './stand-in-host.ts';

interface Route {
  src?: string;
  handle?: string;
  has?: { type: 'query'; key: string; value: string }[];
  headers?: Record<string, string>;
  status?: number;
  dest?: string;
  continue?: boolean;
}

/** Answers from the folder of a build's output. Routes without a phase come before files, and each phase has its own. */
export function vercelAnswers(output: string): Answers {
  const { routes } = JSON.parse(readFileSync(join(output, 'config.json'), 'utf8'));
  const phases = new Map<string, Route[]>([['', []]]);
  let phase = '';
  for (const route of routes as Route[]) {
    phase = route.handle ?? phase;
    if (!phases.has(phase)) phases.set(phase, []);
    if (route.src) phases.get(phase)?.push(route);
  }
  const folder = join(output, 'static');
  return (address) => {
    const headers: Record<string, string> = {};
    /** Follows a phase up to a route that ends it, which is returned. */
    const follow = (name: string): Route | undefined => {
      for (const route of phases.get(name) ?? []) {
        const found = new RegExp(route.src ?? '', 'i').exec(address.pathname);
        const isAsked = (route.has ?? []).every(({ key, value }) =>
          new RegExp(`^${value}$`).test(address.searchParams.get(key) ?? ''),
        );
        if (!found || !isAsked) continue;
        for (const [key, value] of Object.entries(route.headers ?? {}))
          headers[key] = value.replace('$1', found[1] ?? '');
        if (!route.continue) return route;
      }
      return undefined;
    };
    const { status } = follow('') ?? {};
    if (status && headers.Location) {
      return { status, headers: { ...headers, Location: withQueryOf(headers.Location, address) } };
    }
    const file = fileAt(folder, address.pathname);
    if (file) {
      follow('hit');
      return { status: 200, headers, file };
    }
    const error = follow('error');
    return {
      status: error?.status ?? 404,
      headers,
      ...(error?.dest && { file: join(folder, error.dest) }),
    };
  };
}
