// The policy while a new version is published: pages of both versions work under it, and soon only the new one counts.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { eitherPolicy } from '../../../src/node/hosts/content-policy.ts';
import { rulesInForce } from '../../../src/node/hosts/rules-in-force.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();

function writePolicy(policy: string): void {
  writeFileSync(join(folder, '_headers'), `/*\n  Content-Security-Policy: ${policy}\n`);
}

test('either of two policies is what one or the other allows, and nothing else', () => {
  expect(
    eitherPolicy(
      "default-src 'none'; frame-src 'none'; style-src 'self' 'sha256-a'",
      "default-src 'none'; frame-src https://pay.example; style-src 'self' 'sha256-b'; img-src 'self'",
    ),
  ).toBe(
    "default-src 'none'; frame-src https://pay.example; style-src 'self' 'sha256-a' 'sha256-b'; img-src 'self'",
  );
});

test('for a minute after its replacement the policy before is allowed as well', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  writePolicy("style-src 'sha256-a'");
  const rules = rulesInForce(folder);
  const policy = () => rules()[0]?.headers['Content-Security-Policy'];
  expect(policy()).toBe("style-src 'sha256-a'");
  writePolicy("style-src 'sha256-bb'");
  expect(policy()).toBe("style-src 'sha256-a' 'sha256-bb'");
  vi.advanceTimersByTime(61_000);
  expect(policy()).toBe("style-src 'sha256-bb'");
});
