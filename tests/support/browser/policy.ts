// Reads a Content-Security-Policy.

/** The sources of each directive of a policy. */
export function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(/;\s*/).map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}
