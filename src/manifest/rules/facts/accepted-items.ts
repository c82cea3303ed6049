// A list says that nothing can go in that another text keeps out.
import type { AcceptedItem } from '../../../model/manifest.generated.ts';
import type { RuleMessages } from '../../messages/message.ts';
import type { Finding, Pointer } from '../../problem.ts';
import { fields, valueAt } from '../../text/values.ts';
import type { Rule } from '../rule.ts';
import { shownPointer } from '../source-of.ts';

export const messages = {
  'accepted-item': {
    title: 'A yes for something that another text keeps out',
    sentence: ({ name, said }: { name: string; said: string }) =>
      `The list says that ${name} can go in, but "${said}" says otherwise.`,
    hint: () => 'Write verdict: no, or correct that text. If you are not sure, write verdict: ask.',
    bad: [
      `accepted_items: [{ item: Tires, verdict: "yes" }]
pages./about/.sections.+: { type: accepted-items, heading: What goes in, items: accepted_items }
faqs.billing.due-date.answer: Tires cannot go in a container.`,
    ],
    good: [
      `accepted_items: [{ item: Shingles, verdict: "yes" }, { item: Tires, verdict: ask }]
pages./about/.sections.+: { type: accepted-items, heading: What goes in, items: accepted_items }
faqs.billing.due-date.answer: Tires cannot go in a container.`,
    ],
  },
} satisfies RuleMessages;

/** Words with which a text keeps something out. */
const KEEPS_OUT =
  /\b(?:can(?:’|'|no| no)t|may not|must not|(?:are|is)(?:n’t|n't| not)(?: allowed to)?) (?:go|be (?:placed|put|loaded))\b|\b(?:are|is)(?:n’t|n't| not) (?:allowed|accepted)\b|\bleave out\b|\bkeep\b.*\bout of\b|\bstay out\b|\bmust go elsewhere\b|\bprohibited\b/i;

/** Fields whose words are about everything else in their group. */
const TITLES = ['heading', 'question', 'title'];

/** Lists of items: their own notes say why something cannot go in. */
const isItem = (group: Record<string, unknown>) => 'verdict' in group && 'item' in group;

export const check: Rule = (context) => {
  const { manifest, expansion } = context;
  const lists = new Map<string, Pointer>();
  for (const page of [...expansion.pages, expansion.notFound]) {
    for (const { data, pointer } of page.sections) {
      if (data.type !== 'accepted-items') continue;
      const at = shownPointer([...pointer, 'items'], page, context);
      lists.set(at.join('.'), at);
    }
  }
  if (lists.size === 0) return [];
  const keptOut = sentencesIn(manifest);
  return [...lists.values()].flatMap((at) => {
    const items = valueAt(manifest, at);
    return Array.isArray(items) ? allowed(items, at, keptOut) : [];
  });
};

function allowed(items: AcceptedItem[], at: Pointer, keptOut: string[]): Finding[] {
  return items.flatMap(({ item, also = [], verdict }, index): Finding[] => {
    if (verdict !== 'yes') return [];
    for (const name of [item, ...also]) {
      const said = keptOut.find((sentence) => named(name).test(sentence));
      if (said === undefined) continue;
      const pointer = [...at, index, 'verdict'];
      return [{ kind: 'accepted-item', pointer, facts: { name, said }, mend: { instead: 'no' } }];
    }
    return [];
  });
}

/** The pattern of a name as words of their own, one or several. */
function named(name: string): RegExp {
  const stem = name.toLowerCase().replace(/s$/, '').replace(/\W/g, '\\$&');
  return new RegExp(`(?<![\\w-])${stem}(?:e?s)?(?![\\w-])`, 'i');
}

/** Every sentence that keeps something out, and every text under a heading that does. */
function sentencesIn(value: unknown, isKeptOut = false): string[] {
  if (typeof value === 'string') {
    if (!isKeptOut && !KEEPS_OUT.test(value)) return [];
    const sentences = value.split(/(?<=[.!?;])\s+|, but /);
    return sentences.filter((sentence) => isKeptOut || KEEPS_OUT.test(sentence));
  }
  if (Array.isArray(value)) return value.flatMap((entry) => sentencesIn(entry, isKeptOut));
  const group = fields(value);
  if (isItem(group)) return [];
  const isTitled = TITLES.some((name) => KEEPS_OUT.test(String(group[name] ?? '')));
  return Object.values(group).flatMap((entry) => sentencesIn(entry, isTitled || isKeptOut));
}
