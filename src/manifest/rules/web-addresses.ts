// Full addresses are such as a browser can open: with a port that exists, and a host's name that can.
import { LONGEST_HOST, LONGEST_HOST_LABEL } from '../../model/limits.ts';
import { placeName } from '../place-name.ts';
import type { Finding, Pointer } from '../problem.ts';
import { capital } from '../schema/schema-words.ts';
import type { Rule } from './rule.ts';

export const webAddresses: Rule = ({ manifest }) => {
  const findings: Finding[] = [];
  const look = (value: unknown, pointer: Pointer): void => {
    if (typeof value === 'string') {
      if (/^https:\/\/\S*$/.test(value) && !canBeOpened(value)) {
        findings.push(notAnAddress(pointer, manifest));
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) {
        if (typeof part !== 'number' && typeof part !== 'boolean') {
          look(part, [...pointer, Array.isArray(value) ? Number(key) : key]);
        }
      }
    }
  };
  look(manifest, []);
  return findings;
};

/** Whether an address has a port up to 65535, and a host of labels as domain names have them. */
function canBeOpened(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const host = new URL(address).hostname.replace(/\.$/, '');
  const isLabel = (label: string) =>
    label.length <= LONGEST_HOST_LABEL && /^[a-z0-9]([a-z0-9_-]*[a-z0-9])?$/.test(label);
  return host.length <= LONGEST_HOST && host.split('.').every(isLabel);
}

function notAnAddress(pointer: Pointer, manifest: unknown): Finding {
  return {
    code: 'wrong-format',
    pointer,
    message: `${capital(placeName(pointer, manifest))} is not an address that a browser can open.`,
    hint: 'Look at the name of the website and, behind its colon, at the port: the highest is 65535.',
  };
}
