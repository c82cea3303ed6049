// Compares requests to GitHub and a stand-in's answers with GitHub's own description of its interface.
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import type { Asked } from './code-host.ts';

interface Operation {
  query?: Record<string, { type: string }>;
  body?: object;
  answer?: object;
}

const { operations } = JSON.parse(
  readFileSync('tests/fixtures/github-operations.json', 'utf8'),
) as { operations: Record<string, Operation> };
const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes: true });
const described = Object.entries(operations).map(([name, { query, body, answer = {} }]) => ({
  name,
  query: ajv.compile({ properties: query, additionalProperties: false }),
  body: ajv.compile({ type: 'null', ...body, additionalProperties: false }),
  answer: ajv.compile(answer),
}));

/** What is not as GitHub describes it. What GitHub does not know it takes in silence, so that is a breach too. */
export function gitHubBreaches(
  { method, path, query, body = null }: Asked,
  { status, body: answer }: { status: number; body: unknown },
): string[] {
  const operation = described.find(({ name }) => fits(name, `${method} ${path}`));
  if (!operation) return ['is not described'];
  const values = { query: Object.fromEntries(query), body, ...(status < 300 && { answer }) };
  return Object.entries(values).flatMap(([what, value]) => {
    const isFit = operation[what as keyof typeof values];
    return isFit(structuredClone(value)) ? [] : `${what} ${ajv.errorsText(isFit.errors)}`;
  });
}

/** GitHub takes slashes in the last part of an address. */
const fits = (operation: string, name: string) =>
  new RegExp(
    `^${operation.replace(/\{(?:ref|path)\}$/, '.+').replaceAll(/\{\w+\}/g, '[^/]+')}$`,
  ).test(name);
