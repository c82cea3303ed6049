// A change as visitors meet it, and how equal changes in many places become one sentence.

/** The page and the place that show a change. */
export interface Where {
  /** The page as a sentence calls it: `/pay-bill/`. */
  page: string;
  /** The part of the page: `the hero`. Absent for the page as a whole. */
  part?: string;
  /** The collective name of such parts: `the lists of towns`. */
  several?: string;
  /** The parts of a change that differ from town to town: the town's name and slug. */
  town?: { name: string; slug: string };
}

/** One change in one place. */
export interface Change {
  where: Where;
  /** The sentence, given the words for the place. */
  say(place: string): string;
  /** The sentence for several places whose own sentences differ; changes with the same `cause` share one. */
  cause?: { key: string; say(count: number, pages: string): string };
}

/** One sentence for each cause, in the order in which they first appear. */
export function sentences(changes: Change[]): string[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = change.cause?.key ?? withoutTown(change.say('@'), change.where);
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()].map(sentence);
}

function sentence(group: Change[]): string {
  const [first] = group as [Change];
  if (group.length === 1) return first.say(placeOf(first.where));
  const pages = pageList([...new Set(group.map(({ where }) => where.page))]);
  if (first.cause && new Set(group.map(({ say }) => say('@'))).size > 1) {
    return first.cause.say(group.length, pages);
  }
  const parts = new Set(group.map(({ where }) => where.part && withoutTown(where.part, where)));
  const place =
    parts.size > 1
      ? `${first.where.several ?? `${group.length} sections`} on ${pages}`
      : onPages([...parts][0], pages);
  const text = (change: Change) => change.say(place);
  const same = new Set(group.map(text)).size === 1;
  return same ? text(first) : withoutTown(text(first), first.where);
}

function placeOf({ part, page }: Where): string {
  return onPages(part, page);
}

const onPages = (part: string | undefined, pages: string) => (part ? `${part} on ${pages}` : pages);

/** "/a/ and /b/"; from the fourth on only their number, with the address that they have in common. */
export function pageList(pages: string[]): string {
  if (pages.length <= 3) return pages.join(' and ').replace(/ and (?=.* and )/, ', ');
  const folder = (page: string) => page.replace(/[^/]+\/$/, '');
  const [parent = '/', ...others] = new Set(pages.map(folder));
  return others.length === 0 && parent !== '/'
    ? `${pages.length} pages under ${parent}`
    : `${pages.length} pages`;
}

/** The text with an ellipsis for the town's name and slug. */
function withoutTown(text: string, { town }: Where): string {
  return town
    ? text.replaceAll(town.name, '…').replaceAll(new RegExp(`(?<=[/=])${town.slug}\\b`, 'g'), '…')
    : text;
}
