// Recognises a key that slipped one level in or out: unknown where it stands, and missing where it belongs.
import type { ErrorObject } from 'ajv';
import { isGroup, valueAt } from '../values.ts';

/** A key that stands one level too deep or too shallow; places are ajv's, such as `/company/hours`. */
export interface Slip {
  key: string;
  /** The group in which it stands. */
  at: string;
  /** The group in which it is missing. */
  belongs: string;
  /** The first key that it took along from where it belongs. */
  until?: string;
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
    const near = missing.filter(
      ({ instancePath }) => parent(instancePath) === at || parent(at) === instancePath,
    );
    const cause =
      near.find(({ params }) => params.missingProperty === key) ??
      near.find(
        (other) => knows(other, key) && !(key in (groupAt(data, other.instancePath) ?? {})),
      );
    if (!cause) return [];
    const { instancePath: belongs } = cause;
    const held = Object.keys(groupAt(data, `${at}/${key}`) ?? {});
    const taken = missing.filter(
      ({ instancePath, params }) =>
        instancePath === belongs && held.includes(params.missingProperty),
    );
    const until = held.find((name) => isOf(cause, key, name));
    const all = new Set([...echoes(error, cause, errors, data), ...taken]);
    return [{ key, at, belongs, ...(until && { until }), echoes: all }];
  });
}

/** Whether the group that lacks one key could have another one. */
const knows = ({ parentSchema }: ErrorObject, key: string) =>
  Object.hasOwn(parentSchema?.properties ?? {}, key);

/** Whether a key that stands in the slipped one belongs beside it: the group knows it, and the slipped one does not. */
function isOf(cause: ErrorObject, slipped: string, key: string): boolean {
  const own = cause.parentSchema?.properties?.[slipped]?.properties ?? {};
  return knows(cause, key) && !Object.hasOwn(own, key);
}

/** The group at a path as ajv writes it: `/company/address`. */
const groupAt = (data: unknown, path: string) =>
  valueAt(data, path.split('/').slice(1)) as Record<string, unknown> | null | undefined;

const parent = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** When a key slipped to the depth of what it holds, that stands beside it, unknown, and the key itself is empty. */
function echoes(
  unknown: ErrorObject,
  missing: ErrorObject,
  errors: ErrorObject[],
  data: unknown,
): Set<ErrorObject> {
  const { instancePath: at } = unknown;
  const empty = groupAt(data, at)?.[String(unknown.params.additionalProperty)] === null;
  const beside = empty
    ? errors.filter(
        ({ keyword, instancePath }) => keyword === 'additionalProperties' && instancePath === at,
      )
    : [];
  return new Set([unknown, missing, ...beside]);
}

/** A part of the file that stands inside another part: its place, and all errors about it. */
export interface Strayed {
  key: string;
  at: string;
  echoes: Set<ErrorObject>;
}

/** Parts that groups of named lists would otherwise take for a list of their own. */
const NAMED_LISTS = ['faqs', 'button_sets'];

/**
 * The top-level parts that were indented by mistake and so belong to the part above them.
 * @param parts the names of all top-level parts
 */
export function strayed(errors: ErrorObject[], data: unknown, parts: string[]): Strayed[] {
  const root = (isGroup(data) ? data : {}) as Record<string, Record<string, unknown> | undefined>;
  const missing = parts.filter((part) => !(part in root));
  const inLists = NAMED_LISTS.flatMap((list) =>
    missing
      .filter((part) => Object.hasOwn(root[list] ?? {}, part))
      .map((part) => ({ key: part, at: `/${list}` })),
  );
  const unknown = errors
    .filter(
      ({ keyword, params }) =>
        keyword === 'additionalProperties' && missing.includes(params.additionalProperty),
    )
    .map(({ instancePath, params }) => ({
      key: String(params.additionalProperty),
      at: instancePath,
    }));
  return [...inLists, ...unknown].map(({ key, at }) => ({
    key,
    at,
    echoes: new Set(
      errors.filter(
        ({ instancePath, params }) =>
          `${instancePath}/`.startsWith(`${at}/${key}/`) ||
          (instancePath === at && params.additionalProperty === key) ||
          (instancePath === '' && params.missingProperty === key),
      ),
    ),
  }));
}
