// The full reader of YAML, which goes on where only tabs or odd spaces are in the way.
import { type Document, isScalar, type Node, parseDocument, visit, YAMLParseError } from 'yaml';
import type { Problem } from '../problem.ts';
import { fences, mergeProblems, strayStarts, tabProblems, withoutFences } from './line-problems.ts';
import { lostCells } from './lost-cells.ts';
import { textProblems, withoutOddSpaces } from './text-problems.ts';
import { isReadable, yamlProblems } from './yaml-problems.ts';

/** What came of parsing a text. */
export interface Reading {
  /** Absent when the text is of no use. */
  document?: Document;
  problems: Problem[];
  /** The text that was read in the end; it has the lines of the original. */
  read: string;
}

/** What an odd space stands for: a space, or nothing where all spaces are there. */
const ODD_SPACE_REPAIRS = [' ', ''];

/** The ways in which people who press Tab mean it: as two spaces, or one too many. */
const TAB_REPAIRS = ['  ', ''];

/** Parses a text. Where only tabs or odd spaces are in the way, it goes on as if they were spaces, so that other faults are found too. */
export function parseYaml(text: string, file: string): Reading {
  const unfit = textProblems(text, file);
  if (unfit.some(({ code }) => code.startsWith('not-'))) return { problems: unfit, read: text };
  if (unfit.length > 0) {
    const rests = ODD_SPACE_REPAIRS.map((space) => parseYaml(withoutOddSpaces(text, space), file));
    const [rest] = rests.sort((a, b) => a.problems.length - b.problems.length) as [Reading];
    return { ...rest, problems: [...unfit, ...rest.problems] };
  }
  const marks = fences(text, file);
  if (marks.length > 0) {
    const rest = parseYaml(withoutFences(text), file);
    return { ...rest, problems: [...marks, ...rest.problems] };
  }
  const first = parseOnce(text, file);
  if (first.problems.length === 0) return first;
  const copied = [mergeProblems, strayStarts].map((find) => find(text, file));
  const problems = copied.find(({ length }) => length > 0);
  if (problems) return { problems, read: text };
  const tabs = tabProblems(text, file);
  if (tabs.length === 0)
    return isReadable(first.problems, text) ? first : { ...first, document: undefined };
  const repairs = TAB_REPAIRS.map((spaces) =>
    text.replace(/^ *\t[ \t]*/gm, (indent) => indent.replaceAll('\t', spaces)),
  );
  const [best] = repairs
    .map((repaired) => parseOnce(repaired, file))
    .filter(({ problems, read }) => isReadable(problems, read))
    .sort((a, b) => a.problems.length - b.problems.length);
  return best ? { ...best, problems: [...tabs, ...best.problems] } : { problems: tabs, read: text };
}

function parseOnce(text: string, file: string): Reading & { document: Document } {
  const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false });
  const own = [...unknownAliases(document), ...repeatedKeys(document)];
  const errors = [...document.errors, ...document.warnings, ...own];
  const problems = yamlProblems(errors, text, file);
  // Nothing else is told of a text with errors, and rows are only looked for where the reader has none.
  return { document, problems: problems.length > 0 ? problems : lostCells(text, file), read: text };
}

/**
 * The library throws for a `*name` that stands for nothing, and follows one inside of what it names for ever. It also
 * walks through the whole file for each of them: 1,400 took a minute.
 */
function unknownAliases(document: Document): YAMLParseError[] {
  const errors: YAMLParseError[] = [];
  const parts = new Map<string, Node>();
  visit(document, {
    Value: (_key, part) => {
      if (part.anchor) parts.set(part.anchor, part);
    },
    Alias: (_key, alias, around) => {
      const [start, end] = alias.range ?? [0, 1];
      const named = parts.get(alias.source);
      // A part that holds itself has no end.
      if (!named || around.includes(named)) {
        errors.push(new YAMLParseError([start, end], 'BAD_ALIAS', 'unknown alias'));
      }
    },
  });
  return errors;
}

/** The library compares each key of a group with all others, which takes minutes for thousands of them. */
function repeatedKeys(document: Document): YAMLParseError[] {
  const errors: YAMLParseError[] = [];
  visit(document, {
    Map: (_key, { items }) => {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        const [start] = key.range ?? [0];
        if (seen.has(key.value)) {
          errors.push(
            new YAMLParseError([start, start + 1], 'DUPLICATE_KEY', 'the same key twice'),
          );
        }
        seen.add(key.value);
      }
    },
  });
  return errors;
}
