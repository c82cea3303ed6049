// Reads a Content-Security-Policy.

export function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(/;\s*/).map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}
