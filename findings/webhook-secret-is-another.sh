#!/usr/bin/env bash
# standardwebhooks 1.1.1: a secret that somebody has made up, on both sides of a webhook.
# One would guess: the text is the key, as with crypto's createHmac, or a secret of the wrong form is refused.
# What it does: every secret is decoded as base64. Words with hyphens are refused with "incorrect characters"; letters and
# digits alone, such as a hexadecimal key, are decoded to other bytes in silence, and no signature made with the text fits.
# The option { format: 'raw' } takes the text as it is.
# Why it matters: whether a secret works depends on the letters in it, and each delivery fails for "no matching signature".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund standardwebhooks@1.1.1
node --input-type=module <<'EOF'
import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

const id = 'msg_1';
const at = new Date('2026-11-27T12:00:00Z');
const body = '{"name":"Pat"}';

/** Whether the library signs as the standard's formula does with the text as the key. */
function agrees(secret, options) {
  const expected = createHmac('sha256', secret).update(`${id}.${at / 1000}.${body}`).digest('base64');
  try {
    return new Webhook(secret, options).sign(id, at, body) === `v1,${expected}`;
  } catch (error) {
    return error.message;
  }
}

const hyphens = agrees('a-made-up-secret-of-words');
const hex = agrees('c0ffee00c0ffee00c0ffee00c0ffee00');
const raw = agrees('c0ffee00c0ffee00c0ffee00c0ffee00', { format: 'raw' });
console.log(`Words with hyphens: ${hyphens}`);
console.log(`32 hexadecimal digits: ${hex ? 'the same signature' : 'another signature, no error'}`);
console.log(`The same with format raw: ${raw ? 'the same signature' : 'another signature'}`);
const same = typeof hyphens === 'string' && hex === false && raw === true;
console.log(
  same
    ? 'Still so: a hexadecimal secret is silently another key.'
    : 'Changed: secrets are read in another way.',
);
process.exit(same ? 0 : 1);
EOF
