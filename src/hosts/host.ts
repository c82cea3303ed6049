// What is known of a host; docs/deploy/NAME.md leads its reader to it, and docs/hosts.md has what its program was seen to do.
import type { HostRules } from './rules.ts';

export interface Host {
  title: string;
  /** The old addresses that it leads on: all, all but those told by their query, or whole paths alone, by a small page. */
  redirects: 'all' | 'without-queries' | 'pages';
  /** The most lines of redirects that it reads: of whole paths, and of folders. */
  maxRedirects?: [number, number];
  /** True where it sends no headers of the site's own. */
  withoutHeaders?: true;
  /** The files that its program reads, by their addresses. */
  files: Record<string, (rules: HostRules) => string>;
  /** Sentences about what the files have and the host would not read. */
  excess?(rules: HostRules): string[];
  /** The variable that is 1 in the host's own builds, which fail where the host would drop something without a word. */
  buildVariable?: string;
}
