// The input and output of every rule. A rule checks one thing that the schema cannot express.
import type { Manifest } from '../../model/manifest.generated.ts';
import type { Finding } from '../diagnostic.ts';
import type { ManifestSchema } from '../schema/schema-files.ts';
import type { Expansion } from '../site/expand/expand-pages.ts';
import type { PublicFiles } from '../site/public-files.ts';

/** What a rule may look at: the manifest as written, its pages as visitors would see them, and facts about the build. */
export interface RuleContext {
  manifest: Manifest;
  expansion: Expansion;
  schema: ManifestSchema;
  files: PublicFiles;
  /** True for a build that visitors will see: some errors exist only there. */
  production: boolean;
  /** Whether the build's environment names a database; undefined if unknown. */
  database?: boolean;
  /** The moment of the check, in milliseconds; without it, nothing is over. */
  now?: number;
  /** Reads the last valid version on first use; undefined if the file has not changed since. */
  previous?: () => Previous | undefined;
}

export type Previous = Pick<RuleContext, 'manifest' | 'expansion'>;

/** Checks a manifest that fits the schema and returns its findings. */
export type Rule = (context: RuleContext) => Finding[];

/** Hosts reserved for tests and documentation (RFC 2606), which no visitor opens. */
const RESERVED_HOST =
  /^https?:\/\/(?:[^/]*\.)?(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)(?=[:/]|$)/i;

/** Whether visitors will see the site: it is a production build, or its address is not a reserved one. */
export const isForVisitors = ({
  production,
  manifest,
}: Pick<RuleContext, 'production' | 'manifest'>) =>
  production || !RESERVED_HOST.test(manifest.site.origin);
