// The message that open pages get after a save.
import type { ChangedNews } from '../../editor/protocol.ts';
import { versionOf } from '../../editor/server/store.ts';
import type { DevState } from './live-site.ts';

/** The event that open pages get after a save. */
export const CHANGED = 'curbside:changed';

/** What open pages are told of the file. */
export function newsOf({ good, broken, bad }: DevState): ChangedNews {
  const text = (bad ?? good)?.text;
  return { ...(text !== undefined && { version: versionOf(text) }), diagnostics: broken };
}
