// Groups the sentences of a review by the change that they belong to.
import type { ReviewNotice } from '../../protocol.ts';

/** Sentences that are taken back together; without an id they cannot be. */
export interface NoticedChange {
  id?: string;
  sentences: string[];
}

export function noticedChanges(notices: ReviewNotice[]): NoticedChange[] {
  const changes = new Map<string, NoticedChange>();
  for (const { id, words } of notices) {
    const key = id ?? ` ${words}`;
    const { sentences } = changes.get(key) ?? { sentences: [] };
    changes.set(key, { id, sentences: [...sentences, words] });
  }
  return [...changes.values()];
}
