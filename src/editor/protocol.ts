// The contract between the editor in the browser and the dev server. Paths are below `/@curbside/editor/`.
import type { ManifestChange } from '../manifest/edit/splice/change.ts';
import type { Pointer } from '../manifest/problem.ts';
import type { YamlValue } from '../manifest/yaml/write.ts';

/** The address below which the server answers the editor. */
export const EDITOR_API = '/@curbside/editor/';
/** The address of the editor itself; `?at=/about/` opens it on a page. */
export const EDITOR_PAGE = '/@curbside/edit/';
/** The header that carries the token of this start of the server with every request that writes. */
export const TOKEN_HEADER = 'x-curbside-token';

/** A problem of the manifest in the check's words, with its place. */
export interface ToldProblem {
  severity: 'error' | 'warning';
  /** One or two sentences without a file name and line. */
  words: string;
  pointer: Pointer;
  /** Counts from 1. */
  line: number;
  /** The number to send to `fix`, when the check offers an edit that is ready. */
  fix?: number;
}

/** A text or picture of a page as visitors see it, with its place. */
export interface Spot {
  pointer: Pointer;
  /** The text as shown, with its placeholders filled. */
  value: string;
}

/** A section of a page, in the order of the page. */
export interface SectionSpot {
  type: string;
  pointer: Pointer;
}

/** GET page?path=/about/: what can be pointed at on a page; 404 when there is none. */
export interface PageSpots {
  path: string;
  /** The place of the page: an entry of `pages`, or of `town_pages` with `town`. */
  pointer: Pointer;
  /** The town of a town page, as its place. */
  town?: Pointer;
  sections: SectionSpot[];
  texts: Spot[];
  /** Texts of header, footer and the other parts that every page shares. */
  shared: Spot[];
}

/** A step that undo or redo would take. */
export interface UndoStep {
  /** For people: `Undo: changed the phone number`. */
  words: string;
}

/** GET state: the manifest as it is now. */
export interface EditorState {
  /** Names this state of the text. */
  version: string;
  /** The data of pages.yaml as written, placeholders and all. */
  manifest: YamlValue;
  /** The current text has errors: the pages show the last good version. */
  broken: boolean;
  problems: ToldProblem[];
  /** The placeholders of all texts, by name, with what they become: `phone` -> `(716) 555-0142`. */
  placeholders: Record<string, string>;
  /** All addresses of the site and their places, for the link picker. */
  pages: { path: string; title: string; anchors: string[] }[];
  /** The names of all icons, with the drawing as SVG markup. */
  icons: Record<string, string>;
  undo?: UndoStep;
  redo?: UndoStep;
  /** How many differences there are to the last publication; undefined without git. */
  unpublished?: number;
  /** The path of the file on disk. */
  file: string;
}

/** GET schema: the schema files by path (`sections/faq.schema.json`), as they are. */
export type EditorSchema = Record<string, object>;

/** POST change. */
export interface ChangeRequest {
  changes: ManifestChange[];
  /** What was done, for undo: `changed the phone number`. */
  words: string;
  /** Changes with the same session follow one another as one step of undo: typing in one field. */
  session?: string;
}

/** The answer to everything that writes: done, or refused with nothing written. */
export type ChangeAnswer =
  | { done: true; version: string; undo?: UndoStep; redo?: UndoStep }
  | { done: false; problems: ToldProblem[] }
  /** Somebody else has changed the same place: both values, to choose from. */
  | { done: false; conflict: { pointer: Pointer; mine?: YamlValue; theirs?: YamlValue } }
  | { done: false; words: string };

/** GET review: what visitors will notice, since the last publication (or since this morning's copy without git). */
export interface Review {
  groups: { title: string; path?: string; notices: ReviewNotice[] }[];
}

/** One sentence of a review. */
export interface ReviewNotice {
  words: string;
  /** Sent to `take-back`. */
  id: string;
}

/** POST publish, POST go-back: how it ended, in plain words with what to do. */
export interface PublishAnswer {
  done: boolean;
  words: string;
}

/** GET history: the last publications, newest first; empty without git. */
export interface Publication {
  id: string;
  /** ISO 8601. */
  date: string;
  sentences: string[];
}

/** GET pictures: every file in public/images/. */
export interface PictureFile {
  /** The path in the manifest: `/images/about.jpg`. */
  path: string;
  width: number;
  height: number;
  used: boolean;
}

/** POST picture?name=cart.jpg&x=0&y=0&width=1200&height=800 with the file as body: the decoded, turned, cropped and shrunk picture. */
export type PictureAnswer =
  | { done: true; path: string; width: number; height: number }
  | { done: false; words: string };
