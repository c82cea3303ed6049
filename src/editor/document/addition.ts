// The contract of each kind of addition that a command makes to a manifest.
import { type Document, parseDocument } from 'yaml';
import type { Manifest } from '../../model/manifest.generated.ts';
import type { Site } from '../../model/site.ts';
import type { Field } from './fields.ts';
import type { LineInsertion } from './insertion.ts';

/** A manifest that passes the check, as text, as a document that knows its offsets, and as data. */
export interface EditSource {
  text: string;
  document: Document;
  manifest: Manifest;
}

/** Answers by the name of their field. A field that was left empty has no answer. */
export type Answers = Record<string, string>;

/** Lines to insert, or the reason for a refusal. */
export type Addition = { insertion: LineInsertion } | { refusal: string };

/** A kind of addition: a town, a page, a question. */
export interface AdditionKind {
  /** The subject of a sentence about these answers: `the town Gowanda`. */
  title(answers: Answers): string;
  fields(manifest: Manifest): Field[];
  add(source: EditSource, answers: Answers): Addition;
  /** The work that remains by hand, computed from the text and the site after the insertion. */
  leftToDo(source: EditSource, answers: Answers, site: Site): string[];
}

/** Reads a text that passes the check. */
export function editSource(text: string): EditSource {
  const document = parseDocument(text);
  return { text, document, manifest: document.toJS() as Manifest };
}
