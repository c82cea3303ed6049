// Finds the comments above a key or an entry that belong to it, and the blank lines above those.
import { type Block, type Slot, slotsOf } from './blocks.ts';
import { lineAt, lineStart } from './lines.ts';

/** A key or entry with what goes with it when it moves or goes. */
export interface Chunk {
  slot: Slot;
  /** The start of the blank lines above it; of the comments for the first one. */
  lead: number;
  /** The start of its comments, or of its line. */
  body: number;
  end: number;
  /** Whether it begins behind the dash of an entry. */
  isBehindDash: boolean;
}

/** A heading comment with the name of its entry: `# ------ Dunkirk`. */
export const RULE = /^\s*#\s?[-=]{8,} \S/;

/** The chunks of a block; undefined when something else is among its keys or entries. */
export function chunksOf(text: string, block: Block): Chunk[] | undefined {
  const slots = slotsOf(text, block);
  if (!slots) return undefined;
  const headings = slots.map((_, index) => headingOf(text, slots, index));
  const hasHeadings = headings.some(
    (start, index) => index > 0 && start < lineOf(text, slots[index]),
  );
  return slots.map((slot, index) => {
    const { head, end, depth } = slot;
    const line = lineOf(text, slot);
    const isBehindDash = text.slice(line, head).trim() !== '';
    const heading = headings[index] as number;
    const owns =
      block.kind === 'list'
        ? index > 0 || hasHeadings || RULE.test(text.slice(heading, line))
        : ownsComments(text, slots, index) && (index > 0 || depth > 0);
    const body = isBehindDash ? head : owns ? heading : line;
    return {
      slot,
      body,
      end,
      isBehindDash,
      lead: index === 0 ? body : leadOf(text, slots[index - 1], body),
    };
  });
}

const lineOf = (text: string, slot?: Slot) => lineStart(text, slot?.head ?? 0);

/** The start of the comments directly above a slot. */
function headingOf(text: string, slots: Slot[], index: number): number {
  const before = slots[index - 1]?.end ?? 0;
  let start = lineOf(text, slots[index]);
  while (start > before) {
    const above = lineStart(text, start - 1);
    if (lineAt(text, above).kind !== 'note') break;
    start = above;
  }
  return start;
}

/**
 * Whether the comments above a key are about it alone. Comments above a key of one line may be about the next key too,
 * when that follows directly.
 */
function ownsComments(text: string, slots: Slot[], index: number): boolean {
  const { head, end } = slots[index] as Slot;
  const next = slots[index + 1];
  const isLong = text.indexOf('\n', head) + 1 < end;
  return isLong || next === undefined || lineOf(text, next) !== end;
}

function leadOf(text: string, before: Slot | undefined, body: number): number {
  const from = before?.end ?? 0;
  let start = body;
  while (start > from) {
    const above = lineStart(text, start - 1);
    if (lineAt(text, above).kind !== 'blank') break;
    start = above;
  }
  return start;
}

/** Whether blank lines divide the chunks. */
export const isSpaced = (chunks: Chunk[]): boolean =>
  chunks.length > 1 && chunks.every(({ lead, body }, index) => index === 0 || lead < body);

/** A heading comment with another name. */
export const ruleWith = (rule: string, name: string): string =>
  rule.replace(/([-=]{8,}) .*/, (_, dashes) => `${dashes} ${name}`);
