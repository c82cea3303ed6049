// The words that links may lead to in place of an address: `call`, `order-online` and the like; and pictures' sizes.
import type { Manifest } from '../../../model/manifest.generated.ts';
import { withoutPreview } from '../../../model/picture-files.ts';
import type { SiteFacts } from '../../../model/site.ts';
import { hasTextLink, TEXT_LINK } from '../../../model/text/text-links.ts';
import type { Expansion } from '../expand/expand-pages.ts';
import type { PublicFiles } from '../public-files.ts';

/** The link words of the manifest (`call`, `order-online` …) and their addresses, if the business has them. */
export function linkTargets(
  facts: SiteFacts,
  { integrations = {} }: Manifest,
): Map<string, string> {
  const { ordering, billing_portal } = integrations;
  const { phones = [], places = [] } = facts;
  const targets: [string, string | undefined][] = [
    ['call', facts.phone_href],
    ['sms', sms(facts.phone_href)],
    ...phones.map(({ id, href }): [string, string] => [`sms:${id}`, sms(href)]),
    ...phones.map(({ id, href }): [string, string] => [`call:${id}`, href]),
    ...places.map(({ id, map_href }): [string, string | undefined] => [`map:${id}`, map_href]),
    ['email', facts.email_href],
    ['map', facts.map_href],
    ['order-online', ordering?.url],
    ['pay-portal', billing_portal?.url],
  ];
  return new Map(targets.filter((target): target is [string, string] => target[1] !== undefined));
}

/** The same number for a text message. */
const sms = (href: string) => href.replace('tel:', 'sms:');

interface TargetContext {
  expansion: Pick<Expansion, 'schema'>;
  targets: Map<string, string>;
  files?: Pick<PublicFiles, 'picture'>;
}

/** Copies a value with the link word of every link replaced by its address, and with the facts of every picture. */
export function resolveTargets(value: unknown, context: TargetContext, list?: string): unknown {
  const { expansion, targets, files } = context;
  const { linkFields, linkedTextFields, pictureFields } = expansion.schema;
  if (typeof value !== 'object' || value === null) return value;
  let copy: Record<string, unknown> | undefined;
  for (const [key, part] of Object.entries(value)) {
    // The entries of a list have the key of the list.
    const field = list ?? key;
    const isTarget = linkFields.has(field) && typeof part === 'string';
    const resolved = isTarget
      ? (targets.get(part) ?? part)
      : files && pictureFields.has(field) && part?.src
        ? { ...part, ...withoutPreview(files.picture(part.src)) }
        : linkedTextFields.has(field)
          ? resolveTextLinks(part, targets)
          : resolveTargets(part, context, Array.isArray(part) ? key : undefined);
    if (resolved === part) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    copy[key] = resolved;
  }
  return copy ?? value;
}

/** A text, or a list of texts, whose links lead to addresses in place of link words. */
function resolveTextLinks(value: unknown, targets: Map<string, string>): unknown {
  if (Array.isArray(value) && value.some((text) => hasTextLink(String(text))))
    return value.map((text) => resolveTextLinks(text, targets));
  if (typeof value !== 'string' || !hasTextLink(value)) return value;
  return value.replace(TEXT_LINK, (_, words, to) => {
    const address = (targets.get(to) ?? to).replaceAll('(', '%28').replaceAll(')', '%29');
    return `[${words}](${address})`;
  });
}
