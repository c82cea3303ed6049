// Full addresses are such as a browser can open: with a port that exists, and a host's name that can.
import { LONGEST_HOST, LONGEST_HOST_LABEL } from '../../../model/limits.ts';
import type { Rule } from '../rule.ts';
import { inValues } from '../texts/all-texts.ts';

export const webAddresses: Rule = ({ manifest }) =>
  inValues(manifest, /\0https:/g, (value) =>
    /^https:\/\/\S*$/.test(value) && !canBeOpened(value) ? true : undefined,
  ).map(({ pointer }) => ({ kind: 'wrong-format', pointer, facts: { unopenable: true } }));

/** Whether an address has a port up to 65535, and a host of labels as domain names have them. */
function canBeOpened(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const host = new URL(address).hostname.replace(/\.$/, '');
  const isLabel = (label: string) =>
    label.length <= LONGEST_HOST_LABEL && /^[a-z0-9]([a-z0-9_-]*[a-z0-9])?$/.test(label);
  return host.length <= LONGEST_HOST && host.split('.').every(isLabel);
}
