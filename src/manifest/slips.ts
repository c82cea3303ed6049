// Recognises a key that slipped one level in or out: unknown where it stands, and missing where it belongs.
import type { ErrorObject } from 'ajv';

/** A key that stands one level too deep or too shallow; places are ajv's, such as `/company/hours`. */
export interface Slip {
  key: string;
  /** The group in which it stands. */
  at: string;
  /** The group in which it is missing. */
  belongs: string;
  /** All errors that come from it. */
  echoes: Set<ErrorObject>;
}

/** The slips among the errors about a manifest. */
export function slips(errors: ErrorObject[], data: unknown): Slip[] {
  const missing = errors.filter(({ keyword }) => keyword === 'required');
  return errors.flatMap((error) => {
    if (error.keyword !== 'additionalProperties') return [];
    const { instancePath: at } = error;
    const key = String(error.params.additionalProperty);
    const cause = missing.find(
      ({ instancePath, params }) =>
        params.missingProperty === key &&
        (parent(instancePath) === at || parent(at) === instancePath),
    );
    return cause
      ? [{ key, at, belongs: cause.instancePath, echoes: echoes(error, cause, errors, data) }]
      : [];
  });
}

const parent = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** When a key slipped to the depth of what it holds, that stands beside it, unknown, and the key itself is empty. */
function echoes(
  unknown: ErrorObject,
  missing: ErrorObject,
  errors: ErrorObject[],
  data: unknown,
): Set<ErrorObject> {
  const { instancePath: at } = unknown;
  const group = at
    .split('/')
    .slice(1)
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | null)?.[step], data);
  const empty =
    (group as Record<string, unknown> | null)?.[String(unknown.params.additionalProperty)] === null;
  const beside = empty
    ? errors.filter(
        ({ keyword, instancePath }) => keyword === 'additionalProperties' && instancePath === at,
      )
    : [];
  return new Set([unknown, missing, ...beside]);
}
