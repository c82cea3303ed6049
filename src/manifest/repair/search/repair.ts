// Names mistakes by the smallest edits that make the file fit again. It tries edits near a fault, keeps the best, and goes on.
import { rowsOf } from '../../text/rows.ts';
import { oddPlace } from '../../yaml/plain-yaml.ts';
import { createReader, type Only, type Reading } from '../../yaml/read.ts';
import { candidatesAt } from './candidates.ts';
import { type WrongPlace, wrongPlaces } from './near.ts';
import { rowAt } from './rows-of-data.ts';
import { sceneOf } from './scene.ts';
import {
  hasFaults,
  isBetter,
  isNewFault,
  isPerfectEdit,
  type RepairState,
  scoreOf,
} from './score.ts';
import { type Candidate, changed, GUESS, type RowSplice, type Scene } from './slip.ts';
import type { Vocabulary } from './vocabulary.ts';

/** An edit that was kept, with the text to which it belongs. */
export interface KeptEdit {
  candidate: Candidate;
  before: readonly string[];
  /** By line of that text: its line in the original, counted from 0. */
  origin: readonly number[];
  /** Whether the original is less wrong with this edit alone. */
  helps?: boolean;
}

/** The text with all edits, and its reading. */
export interface Repaired {
  lines: readonly string[];
  kept: KeptEdit[];
  reading: Reading;
  origin: readonly number[];
}

/** The most edits that are tried, and how many characters they may read, which bounds the time. */
const MOST_TRIES = 2_500;
const MOST_READ = 120_000_000;

/** A file with more misfits gets fewer trials: it is not mended one by one. */
const MANY = 20;

/** The most edits that are kept: the schema's own errors report the rest. */
const MOST_KEPT = 40;

/** The most edits that are tried at one place, the likeliest first. */
const MOST_AT_ONCE = 400;

/** The state that the steps of a search share. */
interface Search {
  vocabulary: Vocabulary;
  /** Reads and scores a text; nothing where that takes too long. */
  stateOf(
    lines: readonly string[],
    origin: readonly number[],
    only?: Only,
  ): RepairState | undefined;
  /** The number of remaining trials. */
  tries: number;
  /** The names of places for which no edit was found. */
  hopeless: Set<string>;
}

/** An edit, and the text with it. */
interface RepairStep {
  candidate: Candidate;
  state: RepairState;
}

/**
 * Repairs a text as far as slips explain its faults.
 * @returns the repaired text; no slip explains its remaining faults
 */
export function repair(text: string, vocabulary: Vocabulary, read = createReader()): Repaired {
  const lines = text.split('\n');
  const search: Search = {
    vocabulary,
    stateOf: (lines, origin, only) => {
      const reading = read(lines, only);
      return reading && { lines, origin, reading, score: scoreOf(reading, vocabulary) };
    },
    tries: Math.min(MOST_TRIES, MOST_READ / Math.max(1, text.length)),
    hopeless: new Set(),
  };
  const first = search.stateOf(lines, [...lines.keys()]);
  if (!first) return unread(lines);
  search.tries /= Math.max(1, first.score[1] / MANY);
  const kept: KeptEdit[] = [];
  let state = first;
  while (hasFaults(state.score) && kept.length < MOST_KEPT) {
    const step = nextStep(state, search);
    if (!step) break;
    kept.push({ candidate: step.candidate, before: state.lines, origin: state.origin });
    state = step.state;
  }
  const helps = (edit: KeptEdit): boolean => {
    const change = changeOf(edit, lines);
    const alone = change && search.stateOf(changed(lines, change), first.origin);
    if (!alone || !isBetter(alone, first)) return false;
    // A text that is readable two lines further is no gain yet for the person who pastes.
    return first.score[0] === 0 || alone.score[0] < first.score[0];
  };
  const { reading, origin } = state;
  const all = kept.map((edit) => ({ ...edit, helps: helps(edit) }));
  return { lines: state.lines, kept: all, reading, origin };
}

/** The best edit at the first place for which there is one. */
function nextStep(state: RepairState, search: Search): RepairStep | undefined {
  const { vocabulary, hopeless } = search;
  const rows = rowsOf(state.lines);
  const errors = state.reading.data === undefined ? [] : vocabulary.misfits(state.reading.data);
  const scene = sceneOf(rows, errors, vocabulary);
  for (const place of wrongPlaces(state, rows, errors)) {
    if (hopeless.has(place.name)) continue;
    if (search.tries <= 0) return undefined;
    const best = bestAt(place, state, scene, search);
    if (best) {
      const candidate = { ...withMissingFields(best, vocabulary), ...place.said } as Candidate;
      return { ...best, candidate };
    }
    hopeless.add(place.name);
  }
  return undefined;
}

function bestAt(
  place: WrongPlace,
  state: RepairState,
  scene: Scene,
  search: Search,
): RepairStep | undefined {
  const candidates = [...candidatesAt(place, state, scene)].sort((a, b) => a.cost - b.cost);
  const { vocabulary } = search;
  let best: RepairStep | undefined;
  for (const { plain, isGuess } of ROUNDS) {
    // A plain text stays plain after the right edit, and a divisible text stays divisible.
    if (state.reading.isPlain && !plain) continue;
    if (best && (!isGuess || isPerfectEdit(best.state, state, place, vocabulary))) continue;
    const only = { plain, inPieces: !state.reading.isInOne };
    const chosen = candidates.filter(({ cost }) => cost >= GUESS === isGuess);
    for (const candidate of chosen.slice(0, MOST_AT_ONCE)) {
      // Guesses are few, and the last resort.
      if (search.tries-- <= 0 && !isGuess) break;
      const next = search.stateOf(changed(state.lines, candidate), state.origin, only);
      if (!next || !isBetter(next, best?.state ?? state)) continue;
      if (isNewFault(candidate, state, next, vocabulary)) continue;
      best = { candidate, state: next };
      if (isPerfectEdit(next, state, place, vocabulary)) break;
    }
  }
  if (!best) return undefined;
  return { ...best, state: { ...best.state, origin: movedOrigin(state.origin, best.candidate) } };
}

/** A dash that was put back before an entry of which another line is gone too: its first one, with the dash. */
function withMissingFields({ candidate, state }: RepairStep, { misfits }: Vocabulary): Candidate {
  if (candidate.kind !== 'missing-dash' || candidate.remove > 1) return candidate;
  const rows = rowsOf(state.lines);
  const lacking = misfits(state.reading.data).find(
    (error) => error.keyword === 'required' && rowAt(rows, error) === candidate.from,
  );
  const lacks = lacking?.params.missingProperty as string | undefined;
  return lacks === undefined ? candidate : { ...candidate, facts: { ...candidate.facts, lacks } };
}

/** The change of an edit as one of the original lines; undefined where other edits have changed them before. */
function changeOf(
  { candidate, before, origin }: KeptEdit,
  original: readonly string[],
): RowSplice | undefined {
  const { from, remove, lines } = candidate;
  const at = origin[from] ?? original.length;
  const isOriginal = before
    .slice(from, from + remove)
    .every((line, offset) => line === original[at + offset]);
  return isOriginal ? { from: at, remove, lines } : undefined;
}

/** A text as it is, with nothing repaired. */
export function unrepaired(text: string, read = createReader()): Repaired {
  const lines = text.split('\n');
  const reading = read(lines);
  return reading ? { lines, kept: [], reading, origin: [...lines.keys()] } : unread(lines);
}

/** A text of which too much is not plain to read it. */
function unread(lines: readonly string[]): Repaired {
  const stumble = { line: 0, column: 0, code: 'TOO_MUCH', odd: oddLine(lines) };
  const reading = { data: undefined, stumbles: [stumble], doubts: [], isPlain: false };
  return { lines, kept: [], reading, origin: [...lines.keys()] };
}

/** The first line that the plain reader does not understand. */
function oddLine(lines: readonly string[]): number {
  const text = lines.join('\n');
  return text.slice(0, oddPlace(text)).split('\n').length - 1;
}

/** The right text is usually plain and quick to read. The full reader comes second, and guesses come last. */
const ROUNDS = [
  { plain: true, isGuess: false },
  { plain: false, isGuess: false },
  { plain: true, isGuess: true },
  { plain: false, isGuess: true },
];

/** The origin of each line after a change: changed lines come from the lines that they replace. */
function movedOrigin(origin: readonly number[], { from, remove, lines }: Candidate): number[] {
  const at = (offset: number) =>
    origin[from + Math.min(offset, Math.max(0, remove - 1))] ?? origin.length;
  return origin.toSpliced(from, remove, ...lines.map((_, offset) => at(offset)));
}
