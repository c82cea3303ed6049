// The input and output of every rule. A rule checks one thing that the schema cannot express.
import type { Manifest } from '../../model/manifest.generated.ts';
import type { Finding } from '../diagnostic.ts';
import type { ManifestSchema } from '../schema/schema-files.ts';
import type { Expansion } from '../site/expand/expand-pages.ts';
import type { PublicFiles } from '../site/public-files.ts';

export interface RuleContext {
  manifest: Manifest;
  expansion: Expansion;
  schema: ManifestSchema;
  files: PublicFiles;
  /** True for a build that visitors will see: some things are only wrong there. */
  production: boolean;
  /** Whether the build's environment names a database; undefined before anything looked. */
  database?: boolean;
  /** The last version of the file that worked, when the file has changed since. It is read on the first request. */
  previous?: () => Previous | undefined;
}

export type Previous = Pick<RuleContext, 'manifest' | 'expansion'>;

/** Checks a manifest that fits the schema and returns its findings. */
export type Rule = (context: RuleContext) => Finding[];

/** Hosts that are set aside for tests and documentation (RFC 2606), where no visitor comes. */
const RESERVED_HOST =
  /^https?:\/\/(?:[^/]*\.)?(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)(?=[:/]|$)/i;

/** Whether visitors will see the site: on a production build, and wherever its address is a real one. */
export const isForVisitors = ({
  production,
  manifest,
}: Pick<RuleContext, 'production' | 'manifest'>) =>
  production || !RESERVED_HOST.test(manifest.site.origin);
