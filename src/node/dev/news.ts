// The news that open pages get after a save, and the diagnostics in words with their fixes.
import type { Shown } from '../../app/dev/diagnostic-overlay.ts';
import type { ChangedNews } from '../../editor/protocol.ts';
import { versionOf } from '../../editor/server/store.ts';
import type { LoadedSite } from '../../files/load-site.ts';
import {
  formatDiagnostic,
  nextStep,
  printedInFull,
  summary,
} from '../../manifest/messages/format-diagnostics.ts';
import type { DevState } from './live-site.ts';

/** The event that open pages get after a save. */
export const CHANGED = 'curbside:changed';

/** The news about the file for open pages. */
export function newsOf({ good, broken, bad }: DevState): ChangedNews & { shown?: Shown } {
  const text = (bad ?? good)?.text;
  return {
    ...(text !== undefined && { version: versionOf(text) }),
    diagnostics: broken,
    ...(bad && { shown: shownDiagnostics(bad) }),
  };
}

/** The diagnostics of a file in words for an open page, with their fixes. */
function shownDiagnostics({ diagnostics, text }: LoadedSite): Shown {
  return {
    version: versionOf(text),
    diagnostics: printedInFull(diagnostics).map((diagnostic) => {
      const { fix: known, line } = diagnostic;
      const fix = diagnostics.indexOf(diagnostic);
      return { words: formatDiagnostic(diagnostic, text), ...(known && { line, fix }) };
    }),
    summary: `${summary(diagnostics)}\n${nextStep(diagnostics)}`,
  };
}
