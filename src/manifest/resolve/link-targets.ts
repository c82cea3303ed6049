// The words that links may lead to in place of an address: `call`, `order-online` and the like.
import type { Manifest } from '../../model/manifest.generated.ts';
import type { SiteFacts } from '../../model/site.ts';

/** The link words of the manifest (`call`, `order-online` …) and the addresses that they stand for. */
export function linkTargets(
  facts: SiteFacts,
  { integrations }: Pick<Manifest, 'integrations'>,
): Map<string, string> {
  return new Map([
    ['call', facts.phone_href],
    ['email', facts.email_href],
    ['map', facts.map_href],
    ['order-online', integrations.ordering.url],
    ['pay-portal', integrations.billing_portal.url],
  ]);
}

/** Copies a value with every link word under a `to` key replaced by its address. */
export function resolveTargets(value: unknown, targets: Map<string, string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  let copy: Record<string, unknown> | undefined;
  for (const [key, part] of Object.entries(value)) {
    const isTarget = key === 'to' && typeof part === 'string';
    const resolved = isTarget ? (targets.get(part) ?? part) : resolveTargets(part, targets);
    if (resolved === part) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    copy[key] = resolved;
  }
  return copy ?? value;
}
