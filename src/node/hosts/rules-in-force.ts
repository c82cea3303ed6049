// The header rules of a site that is being served, while it is replaced by a new version.
import { eitherPolicy } from './content-policy.ts';
import type { HeaderRule } from './header-rules.ts';
import { rulesIn } from './headers-file.ts';

const POLICY = 'Content-Security-Policy';

/** How long pages of the version before may still be sent after its rules have been replaced, in milliseconds. */
const OVERLAP = 60_000;

/**
 * Reads the rules of the site in `folder`, again whenever they have changed. Rules come before the pages that they are
 * about, so for a while after that the policy allows what the one before has allowed, too.
 */
export function rulesInForce(folder: string): () => HeaderRule[] {
  const read = rulesIn(folder);
  let current = read();
  let both = current;
  let until = 0;
  return () => {
    const now = read();
    if (now !== current) {
      both = now.map((rule) => withPolicyOf(current, rule));
      current = now;
      until = Date.now() + OVERLAP;
    }
    return Date.now() < until ? both : current;
  };
}

function withPolicyOf(before: HeaderRule[], { pattern, headers }: HeaderRule): HeaderRule {
  const old = before.find((rule) => rule.pattern === pattern)?.headers[POLICY];
  const policy = headers[POLICY];
  if (!policy || !old) return { pattern, headers };
  return { pattern, headers: { ...headers, [POLICY]: eitherPolicy(policy, old) } };
}
