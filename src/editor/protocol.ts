// The contract between the editor in the browser and its server. On the dev server, paths are below `/@curbside/editor/`.

import type { CountyOutline } from '../drawings/map/atlas.ts';
import type { Pointer } from '../manifest/diagnostic.ts';
import type { YamlValue } from '../manifest/yaml/write.ts';
import type { Drawing, Page, Site, SiteFacts } from '../model/site.ts';
import type { ManifestChange } from './document/change.ts';

/** The address below which the server answers the editor. */
export const EDITOR_API = '/@curbside/editor/';
/** The header that carries the token of this start of the server with every request that writes. */
export const TOKEN_HEADER = 'x-curbside-token';
/** The name of the meta element that has the token, on the editor's page and on the pages of the dev server. */
export const TOKEN_META = 'curbside-token';

/** The address below which each example of a section type has a page, which the editor shows where sections are added. */
export const EXAMPLES = '/_sections/';

/** A diagnostic of the manifest in the check's words, with its place. */
export interface ShownDiagnostic {
  severity: 'error' | 'warning';
  /** One or two sentences without a file name and line. */
  words: string;
  pointer: Pointer;
  /** The number to send to `fix`, when the check offers an edit that is ready. Only `state` has it. */
  fix?: number;
}

/** A text or picture of a page as visitors see it, with its place. */
export interface TextSpot {
  pointer: Pointer;
  /** The text as shown, with its placeholders filled. */
  value: string;
}

/** GET page?path=/about/: what can be pointed at on a page; 404 when there is none. */
export interface PageSpots {
  /** The place of the page: an entry of `pages`, or of `town_pages` with `town`. */
  pointer: Pointer;
  /** The town of a town page, as its place. */
  town?: Pointer;
  /** The places of its sections, in the order of the page. */
  sections: Pointer[];
  /** The placeholders that only this page has, by name, with what they become: those of its town. */
  placeholders: Record<string, string>;
  texts: TextSpot[];
  /** Texts of header, footer and the other parts that every page shares. */
  shared: TextSpot[];
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
  /** While one of them is an error, the pages show the last good version. */
  diagnostics: ShownDiagnostic[];
  /** The placeholders of all texts, by name, with what they become: `phone` -> `(716) 555-0142`. */
  placeholders: Record<string, string>;
  /** All addresses of the site and their places, for the link picker. */
  pages: { path: string; title: string; anchors: string[] }[];
  /** The drawings of all icons by name. */
  icons: Record<string, Drawing>;
  undo?: UndoStep;
  redo?: UndoStep;
  /** Whether something differs from the last publication, or that is not sent yet; `review` says what. Undefined without git. */
  unpublished?: boolean;
  /** Whether publications stay on this computer. */
  isLocal?: boolean;
}

/** GET schema: the schema files by path (`sections/faq.schema.json`), as they are. */
export type EditorSchema = Record<string, object>;

/** POST change. */
export interface ChangeRequest {
  changes: ManifestChange[];
  /** The step in words, for undo: `changed the phone number`. */
  words: string;
  /** The version that the places belong to. Entries that somebody else has moved since are found by it. */
  version?: string;
  /** Changes with the same session follow one another as one step of undo: typing in one field. */
  session?: string;
}

/** The answer to everything that writes: done, or refused with nothing written. */
export type ChangeAnswer =
  /** `outdated` are the texts that are not true any more after the change. */
  | {
      done: true;
      version: string;
      undo?: UndoStep;
      redo?: UndoStep;
      outdated?: ShownDiagnostic[];
      /** Texts that were written with the words of somebody else as well. */
      joined?: JoinedValue[];
      /** Somebody else had changed the text before: other places may have changed and moved, too. */
      isBehind?: boolean;
    }
  | { done: false; diagnostics: ShownDiagnostic[] }
  /** Somebody else has changed the same place (status 409): both values, to choose from. */
  | { done: false; conflict: EditConflict; isBehind?: boolean }
  /** `isUnsent` is the page's own: the server was not reached or let nobody in, so the same request may be written later. */
  | { done: false; words: string; isUnsent?: boolean; next?: FreeStep };

/** The step below one that cannot be undone, as somebody else has changed its place: `past` is sent to undo or redo it. */
export interface FreeStep {
  words: string;
  past: number;
}

/** A text of a request as it was written, joined with the words of another member. */
export interface JoinedValue {
  /** The place as the request has it. */
  pointer: Pointer;
  value: YamlValue;
  by?: string;
}

/** What two people have made of one place. */
export interface EditConflict {
  pointer: Pointer;
  /** Undefined for an entry or a key that was to be removed. */
  mine?: YamlValue;
  theirs?: YamlValue;
  /** The entry around the place, when somebody else has removed it: as it would be now, and where. */
  removed?: { pointer: Pointer; value: YamlValue };
  /** Who changed the place, and when (ISO 8601), as far as it is known. */
  by?: string;
  at?: string;
}

/** GET review: what visitors will notice, since the last publication (without one, since the first text of the last day with a change). */
export interface Review {
  /** The version of the text that was compared: only that one is published. */
  version: string;
  groups: { title: string; path?: string; entries: ReviewEntry[] }[];
  /** The texts that are not true any more since then. */
  outdated: ShownDiagnostic[];
  /** Whether the time was too short to say of each what visitors notice: the next answer says more. */
  isPartial?: boolean;
}

/** One thing that was done, which is a step of undo. */
export interface ReviewEntry {
  /** Sent to `take-back`, which answers a ChangeAnswer; without it, it cannot be taken back here. */
  id?: string;
  /** What visitors notice of it. */
  sentences: string[];
  /** The steps that go with it, in words: they have changed the same place, or need it. */
  also?: string[];
  /** Who made it where several people do, and when (ISO 8601). */
  by?: string;
  at?: string;
  /** The addresses of the pictures that are shown no more, and of those that are shown now. */
  pictures?: { before: string[]; after: string[] };
}

/** POST fix, with the number of a diagnostic of `state` and the version of that state. Answers a ChangeAnswer. */
export interface FixRequest {
  fix: number;
  version: string;
}

/** POST publish, with the version that was reviewed: how it ended, in plain words with what to do. */
export interface PublishAnswer {
  done: boolean;
  words: string;
  /** The moment of the publication as the history has it. */
  date?: string;
  /** Names the text that was published. */
  version?: string;
}

/** GET publication?id=: what one has brought, as groups of a review; `take-back` with its id as `of` takes one of them back. */
export type PublicationGroups = Review['groups'];

/** GET history: the last publications, newest first; empty without git. */
export interface Publication {
  /** Sent to `go-back`, which answers a ChangeAnswer. */
  id: string;
  /** ISO 8601. */
  date: string;
  /** Who published it. */
  by?: string;
  sentences: string[];
  /** Whether the site is like this now. */
  isNow: boolean;
}

/** GET pictures: every file with a picture's ending in public/images/; hosted, those of the draft too. */
export interface PictureFile {
  /** The path in the manifest: `/images/about.jpg`. */
  path: string;
  width: number;
  height: number;
  used: boolean;
}

/** GET counties?names=Erie,Cattaraugus: these and the towns' counties in degrees; empty for towns without places. */
export type CountyOutlines = CountyOutline[];

/** POST picture?name=cart.jpg with a picture as body that the page has turned upright, cropped and shrunk: a JPEG, WebP or PNG file. */
export type PictureAnswer =
  | { done: true; path: string; width: number; height: number }
  | { done: false; words: string };

/** GET preview?path=/about/, hosted alone: a page of the last version without errors; 404 when there is none. */
export interface PagePreview {
  /** The logo is the file of the manifest, as it is. */
  facts: SiteFacts;
  page: Page;
  theme: Site['theme'];
}

/** A member who edits at the moment, and the field that has the focus, as its steps with slashes. */
export interface PresentMember {
  name: string;
  at: string;
}

/** GET version?at=company/phone, hosted alone: names the state of the text, and who else is there, at little cost. */
export interface DraftVersion extends Pick<EditorState, 'version'> {
  others: PresentMember[];
}

/**
 * POST link, hosted alone: a link to the draft for people without an account. Its key is the token of `preview`, `picture`
 * and GET link, which answers a SharedLink, or 410 once it has ended: with time, or by POST end-link with its key or,
 * to end all of them, without one. GET links answers how many there are.
 */
export interface DraftLink extends SharedLink {
  key: string;
}

export interface SharedLink {
  /** When it ends (ISO 8601). */
  ends: string;
}
