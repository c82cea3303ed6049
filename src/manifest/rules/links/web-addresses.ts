// A browser can open every full address, and none ends in a stray sign.
import { MAX_HOST_CHARS, MAX_HOST_LABEL_CHARS } from '../../../model/limits.ts';
import { defineMessages } from '../../messages/message.ts';
import { capital } from '../../messages/phrases.ts';
import type { Rule } from '../rule.ts';
import { inValues } from '../texts/all-texts.ts';

interface WebAddress {
  /** A stray sign at the end, and the address without it. */
  stray?: { sign: string; corrected: string };
}

export const { messages, createFinding } = defineMessages({
  'web-address': {
    title: 'A web address that a browser may not open',
    severity: ({ stray }: WebAddress) => (stray ? 'warning' : 'error'),
    sentence: ({ stray }: WebAddress, place: string) =>
      stray
        ? `${capital(place)} is a web address that ends with a stray ${stray.sign}, so it may not open.`
        : `${capital(place)} is not an address that a browser can open.`,
    hint: ({ stray }: WebAddress) =>
      stray
        ? `Write ${stray.corrected}`
        : 'Look at the name of the website, and at the number after its colon: the highest is 65535.',
    bad: [
      'integrations.billing_portal.url: https://pay.lakeside-hauling.test/.',
      'integrations.billing_portal.url: https://pay.lakeside-hauling.test:99999/',
      'integrations.billing_portal.url: https://pay..lakeside-hauling.test/',
    ],
    good: ['integrations.billing_portal.url: https://pay.lakeside-hauling.test:8443/a.b?c'],
  },
});

const STRAY = /["'“”‘’>.,;:!]+$/;

export const check: Rule = ({ manifest }) =>
  inValues(manifest, /^https:/, (value) => (/\s/.test(value) ? undefined : findFault(value))).map(
    ({ pointer, what: { stray } }) =>
      createFinding('web-address', pointer, { stray }, { replacement: stray?.corrected }),
  );

function findFault(address: string): WebAddress | undefined {
  const sign = STRAY.exec(address)?.[0];
  if (sign) return { stray: { sign, corrected: address.slice(0, -sign.length) } };
  return canBeOpened(address) ? undefined : {};
}

/** Whether an address has a port up to 65535, and a host of labels as domain names have them. */
function canBeOpened(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const host = new URL(address).hostname.replace(/\.$/, '');
  const isLabel = (label: string) =>
    label.length <= MAX_HOST_LABEL_CHARS && /^[a-z0-9]([a-z0-9_-]*[a-z0-9])?$/.test(label);
  return host.length <= MAX_HOST_CHARS && host.split('.').every(isLabel);
}
